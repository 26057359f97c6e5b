#!/bin/sh
# Runs once, when the database's volume is empty: the owner of the tables and the role that works with them, neither of which may do more.
set -eu
psql --set ON_ERROR_STOP=1 --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" --username postgres --dbname postgres <<'SQL'
create role concord_owner login password :'owner_password';
create role concord_app login password :'app_password';
create database concord owner concord_owner;
SQL
