"""Our speed beside that of other libraries: `python -m benchmarks.peers`."""
