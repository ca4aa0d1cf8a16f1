#!/bin/sh
# A panel as wide as its place less a board, calc(100% - 18px), in Less, where it stands in calc(~"...") since Less is not to reckon it, translated by lesscpy of Python and by Less of npm.
# Guess: calc(100% - 18px), as it stands: what is escaped with ~ is given out as it is (Less docs, Escaping).
# Seen: lesscpy 0.15.0 takes 18 from 100 and writes calc(82%). Less 4.2.0 leaves it.
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
printf '.panel { width: calc(~"100%% - 18px"); filter: ~"alpha(opacity=50)"; }\n' > in.less
{
  echo lesscpy; /usr/bin/python3 -m lesscpy in.less
  echo; echo Less; node node_modules/less/bin/lessc in.less
} > seen
cat seen
diff seen - <<'T'
lesscpy
.panel {
  width: calc(82%);
  filter: alpha(opacity=50);
}

Less
.panel {
  width: calc(100% - 18px);
  filter: alpha(opacity=50);
}
T
