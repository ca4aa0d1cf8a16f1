#!/bin/sh
# A list in YAML with the code "0755", a price and sizes in brackets, as po4a makes it for a language without translations yet; read by PyYAML.
# Guess: the same three values: in quotation marks a value of YAML is a text (YAML 1.2, 7.3), and nothing was translated.
# Seen (po4a 0.69): the quotation marks are gone, so that the code is 493 for readers of YAML 1.1, octal, and 755 for those of 1.2. The other two are as before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='po4a python3-yaml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'code: "0755"\nprice: 1280.10\nsizes: [600, 900]\n' > list.yml
printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n' > zh.po
po4a-translate -k 0 -f yaml -M utf-8 -m list.yml -p zh.po -l zh.yml >/dev/null 2>&1
grep code zh.yml
/usr/bin/python3 -c 'import yaml; print([yaml.safe_load(open(f)) for f in ("list.yml", "zh.yml")])'
} > seen
cat seen
diff seen - <<'T'
code: 0755
[{'code': '0755', 'price': 1280.1, 'sizes': [600, 900]}, {'code': 493, 'price': 1280.1, 'sizes': [600, 900]}]
T
