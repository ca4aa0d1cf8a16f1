#!/bin/sh
# A database of PostgreSQL as small systems in China have it, with a table 客户, its column 名称, and a type of states, 状态, taken over into TypeScript by what makes programs of databases.
# Guess: the names are those of the tables, since TypeScript takes letters of any script; what a tool cannot name it says.
# Seen: kysely-codegen 0.20.0 writes types with these names. drizzle-kit 0.31.11 (pull) says that the file of its schema is ready, and writes names in quotation marks, export const "客户" = …, and "状态"("状态"), which is no
# TypeScript: nothing can read the file.
set -eu
command -v pg_createcluster >/dev/null || { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$(mktemp -d)
trap 'as "$bin/pg_ctl -D $folder/data -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
as() { if [ "$(id -u)" = 0 ]; then su postgres -c "$1"; else sh -c "$1"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
chmod 755 "$folder"
as "$bin/initdb --auth=trust -U portal -D $folder/data -E UTF8 --locale=C.UTF-8" >/dev/null
port=$(node -e 'const server = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(server.address().port); server.close(); });')
as "$bin/pg_ctl -w -D $folder/data -l $folder/log -o \"-k $folder -p $port -c listen_addresses=127.0.0.1\" start" >/dev/null
"$bin/postgres" --version
cat > "$folder/make.sql" <<'Q'
create type 状态 as enum ('待审', '已审');
create table 客户 (名称 text, 状态 状态);
Q
as "psql -X -h $folder -p $port -U portal -d postgres -q -f $folder/make.sql"
mkdir "$folder/node"
cd "$folder/node"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact drizzle-kit@0.31.11 drizzle-orm@0.45.4 esbuild@0.28.2 kysely@0.28.19 kysely-codegen@0.20.0 pg@8.23.1 typescript@5.9.3
DATABASE_URL=postgres://portal@127.0.0.1:$port/postgres
export DATABASE_URL
npx kysely-codegen --dialect postgres --out-file kysely.ts >/dev/null 2>&1
echo "{\"dialect\":\"postgresql\",\"dbCredentials\":{\"url\":\"$DATABASE_URL\"},\"out\":\"drizzle\"}" > drizzle.config.json
npx drizzle-kit pull --config drizzle.config.json > drizzle.log 2>&1
{
  for file in kysely.ts drizzle/schema.ts; do
    printf '%s: ' "$file"
    if npx esbuild "$file" >/dev/null 2>&1; then echo 'TypeScript'; else echo 'no TypeScript'; fi
    grep -E '^export|"状态"\(' "$file"
  done
  grep -o 'schema file is ready' drizzle.log
} | tee "$folder/seen"
diff "$folder/seen" - <<'T'
kysely.ts: TypeScript
export type 状态 = "已审" | "待审";
export interface 客户 {
export interface DB {
drizzle/schema.ts: no TypeScript
export const "状态" = pgEnum("状态", ['待审', '已审'])
export const "客户" = pgTable("客户", {
	"状态": "状态"("状态"),
schema file is ready
T
