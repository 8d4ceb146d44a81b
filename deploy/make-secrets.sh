#!/bin/sh
# Makes the passwords of compose.yaml once, each in a file of deploy/secrets. What is there already stays.
set -eu
cd "$(dirname "$0")"
# The files are bind mounts: the accounts in the containers read them by the rights that they have here, so the folder is what is closed.
mkdir -p secrets
chmod 700 secrets

random() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}

put() {
  [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"
  chmod 644 "secrets/$1"
}

put secret "$(random)"
for store in postgres redis clickhouse; do
  put "${store}_password" "$(random)"
done
put database_url "postgres://sightline:$(cat secrets/postgres_password)@postgres:5432/sightline"
put redis_url "redis://:$(cat secrets/redis_password)@redis:6379"
put clickhouse_url "http://sightline:$(cat secrets/clickhouse_password)@clickhouse:8123/sightline"
