#!/bin/sh
# The output of a program with a link in the terminal (OSC 8, as ls, gcc and systemd write it), made plain text by ansifilter and by ansi2txt of colorized-logs.
# Guess: "door 95", as both take out the codes; ECMA-48 (8.3.89) says where such a code ends.
# Seen (ansifilter 2.18): 8;;https://example.com/a\door8;;\ 95: it takes out the two first characters of the code alone. ansi2txt is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='ansifilter colorized-logs'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '\033]8;;https://example.com/a\033\\door\033]8;;\033\\ 95\n' > log
printf 'ansifilter: %s\n' "$(ansifilter -i log)"
printf 'ansi2txt: %s\n' "$(ansi2txt < log)"
} > seen
cat seen
diff seen - <<'T'
ansifilter: 8;;https://example.com/a\door8;;\ 95
ansi2txt: door 95
T
