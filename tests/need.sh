#!/bin/sh
# Installs the programs that tests need and this machine has not: tests/need.sh postgresql redis-server chromium nginx caddy openssl
set -eu

there() {
    case $1 in
        postgresql) command -v initdb || ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null ;;
        nginx) command -v nginx || ls /usr/sbin/nginx 2>/dev/null ;;
        chromium|caddy|openssl|redis-server) command -v "$1" ;;
        *) echo "need.sh: there is no '$1' here, only postgresql, redis-server, chromium, nginx, caddy and openssl" >&2; exit 2 ;;
    esac >/dev/null
}

missing=
for thing in "$@"; do
    there "$thing" || missing="$missing $thing"
done
[ -n "$missing" ] || exit 0

give_up() {
    echo "The tests need programs that are not here, and $1. Please install:$missing" >&2
    echo "(on Debian: apt-get install$missing). \`make test-rules\` runs everything that needs none of them." >&2
    exit 1
}

as_root=
if [ "$(id -u)" -ne 0 ]; then as_root=sudo; fi
command -v apt-get >/dev/null || give_up "there is no apt-get to install them with"
if [ -n "$as_root" ]; then
    command -v sudo >/dev/null || give_up "only root could install them"
    # Somebody at a terminal can be asked for a password.
    [ -t 0 ] || sudo -n true 2>/dev/null || give_up "this user may not install them"
fi
echo "Installing programs that the tests need:$missing"

# The tests run a database server of their own; Debian need not start one.
config=/etc/postgresql-common/createcluster.conf
case $missing in *postgresql*)
    if [ ! -e $config ]; then
        $as_root mkdir -p "${config%/*}"
        echo "create_main_cluster = false" | $as_root tee $config >/dev/null
    fi
esac

# The tests start nginx and Caddy by themselves; Debian asks this program whether it may start a service.
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' | $as_root tee $policy >/dev/null
    $as_root chmod +x $policy
    trap '$as_root rm -f $policy' EXIT
fi

$as_root apt-get update
# shellcheck disable=SC2086 # several words
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
