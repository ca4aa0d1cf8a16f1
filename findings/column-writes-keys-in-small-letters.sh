#!/bin/sh
# A list of boards with the headings 型号, E0, ENF and KG, as grades and units are written, turned into JSON by column of util-linux (--json), and one with a heading A and a heading a, for two drawers.
# Guess: the keys are the headings as they were given by --table-columns, and two headings are two keys.
# Seen (util-linux 2.38.1): the keys are in small letters, e0, enf and kg, of which a program that asks for E0 finds none; and A and a become one key that is there twice, of which readers keep the last.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in bsdextrautils jq; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' bsdextrautils
cd "$folder"
{
  echo 'YG-2400,899,1099,18.5' | LC_ALL=C.UTF-8 column --separator , --json --table-name boards --table-columns 型号,E0,ENF,KG | jq -c .
  echo '450,600' | LC_ALL=C.UTF-8 column --separator , --json --table-name drawers --table-columns A,a | tr -d ' \t\n'
  echo
  echo '450,600' | LC_ALL=C.UTF-8 column --separator , --json --table-name drawers --table-columns A,a | jq -c .
} | tee seen
diff seen - <<'T'
{"boards":[{"型号":"YG-2400","e0":"899","enf":"1099","kg":"18.5"}]}
{"drawers":[{"a":"450","a":"600"}]}
{"drawers":[{"a":"600"}]}
T
