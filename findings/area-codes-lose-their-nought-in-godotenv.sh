#!/bin/sh
# The area code 0757, the order number 007, a price 12.50 and a slogan with an exclamation mark, texts all, written to a file .env by godotenv of Go, read by it and by Python's, Ruby's and npm's dotenv.
# Guess: they come back as they were: Write and Marshal take texts, and everything in such a file is a text.
# Seen: 0757 is written as 757 and 007 as 7, since what looks like a whole number is written as one. The exclamation mark gets a backslash, which Ruby's and godotenv take off, and Python's and npm's do not.
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
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dotenv@17.2.3
cat > write.go <<'G'
package main

import (
	"fmt"
	"github.com/joho/godotenv"
)

func main() {
	godotenv.Write(map[string]string{"AREA": "0757", "ORDER": "007", "PRICE": "12.50", "SLOGAN": "好家居!"}, ".env")
	settings, _ := godotenv.Read(".env")
	fmt.Println("Go:", settings["AREA"], settings["ORDER"], settings["PRICE"], settings["SLOGAN"])
}
G
{
  go run write.go
  cat .env
  echo
  /usr/bin/python3 -c "import dotenv; print('Python:', *dotenv.dotenv_values('.env').values())"
  ruby -rdotenv -e 'puts "Ruby: #{Dotenv::Parser.call(File.read(".env")).values.join(" ")}"'
  node -e "console.log('npm:', ...Object.values(require('dotenv').parse(require('fs').readFileSync('.env'))))"
} | tee seen
diff seen - <<'T'
Go: 757 7 12.50 好家居!
AREA=757
ORDER=7
PRICE="12.50"
SLOGAN="好家居\!"

Python: 757 7 12.50 好家居\!
Ruby: 757 7 12.50 好家居!
npm: 757 7 12.50 好家居\!
T
