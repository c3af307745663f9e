"""What is found out, as pages that open offline: plots, tables, reviews in words. No I/O."""
