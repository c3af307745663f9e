"""Values learned from games that bots play against themselves: `python -m taletable.learn GAME`."""
