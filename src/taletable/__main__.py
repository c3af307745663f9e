"""`python -m taletable`."""

import sys

from taletable.cli import main

sys.exit(main())
