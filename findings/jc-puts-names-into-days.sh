#!/bin/sh
# Listings of a folder with drawings by ls -l, the days as ls writes them by itself and as many have set it (--time-style=long-iso), turned into JSON by jc; one drawing is called 门板 -> 侧板.dxf, the change of a front to a side.
# Guess: the names of both listings, or an error for the one that jc does not know; and the arrow is part of a name, since the line is none of a link.
# Seen (jc 1.22.5): of the listing in long-iso each name is empty and stands behind the day (2020-01-05 09:30 衣柜.dxf), without an error, though with --time-style=full-iso it is right. The drawing with the arrow is a link called 门板 to 侧板.dxf in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in jc jq; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' jc
export LC_ALL=C.UTF-8 TZ=Asia/Shanghai
mkdir "$folder/plans"
touch -d '2020-01-05 09:30' "$folder/plans/衣柜.dxf" "$folder/plans/门板 -> 侧板.dxf"
cd "$folder"
for style in locale long-iso full-iso; do
  ls -l --time-style="$style" plans | jc --ls | jq -r --arg style "$style" '.[] | "\($style): name [\(.filename)], day [\(.date)]" + (if .link_to then ", link to [\(.link_to)]" else "" end)'
done | tee seen
diff seen - <<'T'
locale: name [衣柜.dxf], day [Jan 5 2020]
locale: name [门板], day [Jan 5 2020], link to [侧板.dxf]
long-iso: name [], day [2020-01-05 09:30 衣柜.dxf]
long-iso: name [-> 侧板.dxf], day [2020-01-05 09:30 门板]
full-iso: name [衣柜.dxf], day [2020-01-05 09:30:00.000000000 +0800]
full-iso: name [门板], day [2020-01-05 09:30:00.000000000 +0800], link to [侧板.dxf]
T
