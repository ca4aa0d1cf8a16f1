#!/bin/sh
# The width of one of eight panels, percentage(0.125), in Less, translated by lesscpy of Python and by Less of npm; beside it round and ceil.
# Guess: 12.5%: the function makes a percentage of a number (Less docs), and Less does not round there.
# Seen: lesscpy 0.15.0 writes 12%, so that eight panels leave a gap. round and ceil are the same in both.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-lesscpy'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts less@4.2.0 >/dev/null 2>&1
printf '.panel {\n  width: percentage(0.125);\n  margin: round(18.5px);\n  padding: ceil(18.1px);\n}\n' > in.less
{
  echo lesscpy; /usr/bin/python3 -m lesscpy in.less
  echo; echo Less; node node_modules/less/bin/lessc in.less
} > seen
cat seen
diff seen - <<'T'
lesscpy
.panel {
  width: 12%;
  margin: 19px;
  padding: 19px;
}

Less
.panel {
  width: 12.5%;
  margin: 19px;
  padding: 19px;
}
T
