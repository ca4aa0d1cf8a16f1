#!/bin/sh
# A file in YAML with two texts for translators and a number, 12 and 1280.50, made into a list of texts with yaml2po of the translate-toolkit.
# Guess: both texts are in the list each time; a number is no text, and is left out or stands as text.
# Seen: translate-toolkit 3.8.4 lists all three for 12. For 1280.50 it says "We don't handle these values" and leaves an empty list, with none of the texts, and ends with 0.
set -eu
packages='translate-toolkit python3-ruamel.yaml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for number in 12 1280.50 "'1280.50'"; do
  printf 'title: Oak door\nnumber: %s\nnote: With tax\n' "$number" >texts.yaml
  code=0
  yaml2po -P --progress=none texts.yaml texts.pot >said 2>&1 || code=$?
  echo "$number: ends with $code, $(grep -c '^msgid "[^"]' texts.pot || :) texts$(grep -o ", We don.t handle these values" said || grep -q "We don.t handle" said && echo ', a warning')"
done | tee seen
diff seen - <<'T'
12: ends with 0, 3 texts
1280.50: ends with 0, 0 texts, a warning
'1280.50': ends with 0, 3 texts
T
