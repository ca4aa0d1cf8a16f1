#!/bin/sh
# Settings in double quotes in a file .env, a size in inches and a folder of Windows, as a shell reads them: NAME="18\" 板" and FOLDER="C:\\new"; read by dotenv and envfile of npm, and by the libraries of that name of Python, Ruby and Go.
# Guess: as in the shell, from which the format comes: 18" 板 and C:\new. dotenv-stringify, which is made for dotenv, writes 18" 板 in a form that dotenv reads.
# Seen: so in Python and Go. dotenv 17.2.3 of npm keeps the backslash before the inches and makes a line end of the n behind two backslashes, as Ruby's does, too; envfile 7.1.0 drops the inches and keeps both backslashes.
# dotenv-stringify 3.0.1 writes "18\" 板", which dotenv reads with the backslash.
set -eu
packages='golang-go golang-github-joho-godotenv-dev python3-dotenv ruby-dotenv'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 GOPATH=/usr/share/gocode GO111MODULE=off GOCACHE="$folder/cache"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dotenv@17.2.3 dotenv-stringify@3.0.1 envfile@7.1.0
printf '%s\n' 'NAME="18\" 板"' 'FOLDER="C:\\new"' > .env
cat > read.go <<'G'
package main

import (
	"fmt"
	"github.com/joho/godotenv"
)

func main() {
	settings, _ := godotenv.Read(".env")
	fmt.Printf("Go: %s | %s\n", settings["NAME"], settings["FOLDER"])
}
G
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import dotenv from 'dotenv';
import stringify from 'dotenv-stringify';
import { parse } from 'envfile';

const text = readFileSync('.env', 'utf8');
const show = (name, { NAME, FOLDER }) => console.log(`${name}: ${NAME} | ${FOLDER?.replaceAll('\n', '<line end>')}`);
show('dotenv', dotenv.parse(text));
show('envfile', parse(text));
const written = (stringify.default ?? stringify)({ NAME: '18" 板' });
console.log(`dotenv-stringify: ${written}, read by dotenv: ${dotenv.parse(written).NAME}`);
J
{
  sh -c '. ./.env; printf "shell: %s | " "$NAME"; printf "%s\n" "$FOLDER"'
  /usr/bin/python3 -c "import dotenv; settings = dotenv.dotenv_values('.env'); print('Python:', settings['NAME'], '|', settings['FOLDER'])"
  go run read.go
  ruby -rdotenv -e 'settings = Dotenv::Parser.call(File.read(".env")); puts "Ruby: #{settings["NAME"]} | #{settings["FOLDER"].gsub("\n", "<line end>")}"'
  node read.mjs
} | tee seen
diff seen - <<'T'
shell: 18" 板 | C:\new
Python: 18" 板 | C:\new
Go: 18" 板 | C:\new
Ruby: 18" 板 | C:<line end>ew
dotenv: 18\" 板 | C:\<line end>ew
envfile: 18\ 板 | C:\\new
dotenv-stringify: NAME="18\" 板", read by dotenv: 18\" 板
T
