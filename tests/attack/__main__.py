"""`python -m tests.attack`."""

from tests.attack.attack import main

if __name__ == "__main__":
    raise SystemExit(main())
