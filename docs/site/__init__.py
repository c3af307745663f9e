"""`make docs`: the documentation site, made of the Markdown files of this repository and of the code itself."""
