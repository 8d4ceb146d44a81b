#!/bin/sh
# Runs a command of the packed server with the settings of the service, as root: sh /opt/sightline/deploy/sightline.sh backup --help
# A variable that is set for this command wins over the file. The command becomes the account that owns the data folder.
set -eu
from=$PWD
cd "$(dirname "$0")/.."
settings=${SETTINGS_FILE:-/etc/sightline/sightline.env}
if [ -e "$settings" ]; then
  # As systemd reads it: nothing is expanded, and quotes around a value are left out.
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in '' | '#'* | ';'*) continue ;; esac
    name=${line%%=*}
    value=${line#*=}
    case $name in *[!A-Za-z0-9_]* | '') continue ;; esac
    case $value in
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
    esac
    if eval "[ -z \"\${$name+set}\" ]"; then export "$name=$value"; fi
  done <"$settings"
fi
export DATA_DIR="${DATA_DIR:-/var/lib/sightline}" INIT_CWD="$from"
exec node scripts/packed.mjs "$@"
