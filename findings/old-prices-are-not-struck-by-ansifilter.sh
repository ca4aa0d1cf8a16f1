#!/bin/sh
# A price that is crossed out in a terminal (SGR 9, ECMA-48, 8.3.117) and the new one behind it, made into a page by ansifilter -H, by aha and by ansi2html of colorized-logs.
# Guess: the old price is struck in all pages.
# Seen (ansifilter 2.18): it drops the mark without a word, so that 95 and 88 look alike. aha and ansi2html strike it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ansifilter aha colorized-logs'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '\033[9m95\033[0m 88\n' > log
echo "ansifilter: $(ansifilter -H -f -i log | grep 95)"
echo "aha: $(aha -n < log | tail -n 1)"
echo "ansi2html: $(ansi2html -n < log | grep 95)"
} > seen
cat seen
diff seen - <<'T'
ansifilter: <span style="color:#000000;">95</span> 88
aha: <span style="text-decoration:line-through;">95</span> 88
ansi2html: <pre style="color:#bbb;white-space:pre-wrap;word-wrap:break-word;overflow-wrap:break-word"><span style=";text-decoration: line-through">95</span> 88
T
