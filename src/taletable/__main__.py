"""`python -m taletable`."""

import sys

from taletable.cli import main

if __name__ == "__main__":  # bots think in processes that import this again
    sys.exit(main())
