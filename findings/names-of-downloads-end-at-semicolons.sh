#!/bin/sh
# A download whose name has a semicolon, "doors; panels.pdf", as the header Content-Disposition tells it in quotation marks, read by libraries of npm and by mochiweb, of which the servers of Erlang are made.
# Guess: the name whole, as a semicolon within quotation marks parts nothing (RFC 9110, 5.6.4 and 5.6.6, RFC 6266, 4.1).
# Seen: content-disposition 2.0.1 gives it whole. content-disposition-parser 1.0.2 and parse_header of mochiweb end it at the semicolon.
set -eu
packages='erlang-base erlang-mochiweb'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact content-disposition@2.0.1 content-disposition-parser@1.0.2
cat > read.cjs <<'J'
const header = process.argv[2];
const { parse } = require('content-disposition');
console.log('content-disposition:', parse(header).parameters.filename);
console.log('content-disposition-parser:', require('content-disposition-parser')(header).filename);
J
{
node read.cjs 'attachment; filename="doors; panels.pdf"'
HOME=$PWD erl -noshell -eval '{_, Values} = mochiweb_util:parse_header("attachment; filename=\"doors; panels.pdf\""), io:format("mochiweb: ~s~n", [proplists:get_value("filename", Values)]), halt().'
} | tee seen
diff seen - <<'T'
content-disposition: doors; panels.pdf
content-disposition-parser: doors
mochiweb: doors
T
