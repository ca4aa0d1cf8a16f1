#!/bin/sh
# A style sheet with a place in a grid, grid-area: 1 / 2 / 3 / 4, a font of 12px/1.5 and calc(100% - 18px), translated by pyScss of Python and by Sass of npm.
# Guess: the place stays as it is: a slash between plain numbers is CSS and no division in SCSS (Sass docs, Slash-separated values).
# Seen: pyScss 1.4.0 divides and writes grid-area: 0.04167. Sass 1.70.0 writes 1/2/3/4. The font and calc stay in both.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-pyscss'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts sass@1.70.0 >/dev/null 2>&1
cat > in.scss <<'S'
.a { grid-area: 1 / 2 / 3 / 4; font: 12px/1.5 serif; width: calc(100% - 18px); }
S
/usr/bin/python3 -c "
from scss import Compiler
print('pyScss'); print(Compiler().compile_string(open('in.scss').read()).strip())" > seen
node -e "console.log('Sass'); console.log(require('sass').compile('in.scss').css)" >> seen
cat seen
diff seen - <<'T'
pyScss
.a {
  grid-area: 0.04167;
  font: 12px / 1.5 serif;
  width: calc(100% - 18px); }
Sass
.a {
  grid-area: 1/2/3/4;
  font: 12px/1.5 serif;
  width: calc(100% - 18px);
}
T
