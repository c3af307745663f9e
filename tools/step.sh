#!/bin/sh
# Runs a long command behind one line that counts the seconds; what the command says is shown only if it fails.
# tools/step.sh 'Compiling the rules' COMMAND ARGUMENT…      V=1 shows everything.
what=$1
shift
if [ -n "$V" ]; then
  echo "$what"
  exec "$@"
fi
log=$(mktemp)
failed=
began=$(date +%s)
passed() {
  echo $(($(date +%s) - began))
}
if [ -t 1 ]; then
  while :; do
    printf '\r%s … %s s' "$what" "$(passed)"
    sleep 1 >/dev/null 2>&1
  done &
else
  echo "$what …"
  while sleep 15 >/dev/null 2>&1; do # an orphan of it must not hold the pipe
    echo "  … for $(passed) seconds"
  done &
fi
counting=$!
trap 'kill "$counting" 2>/dev/null; [ -n "$failed" ] || rm -f "$log"' EXIT
trap 'exit 130' INT TERM
"$@" >"$log" 2>&1 </dev/null
status=$?
kill "$counting"
[ -t 1 ] && printf '\r'
if [ "$status" -eq 0 ]; then
  echo "$what: done in $(passed) s"
else
  failed=yes
  echo "$what: failed after $(passed) s. The end of what it said (all of it is in $log):"
  tail -n 60 "$log"
fi
exit "$status"
