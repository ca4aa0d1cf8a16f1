#!/bin/sh
# A supplier's colours by name, in L*a*b*, made a profile of named colours by colord (cd-create-profile), by which programs for print and matching find a colour by its name; listed by colord and turned into L*a*b* by Little CMS (transicc), on which colord is built.
# Guess: each as it was given, but for hundredths.
# Seen (colord 1.4.6, lcms 2.14): colord lists what it was given. Little CMS says 47.18, 16.81, 32.13 for 47, 16.25, 31.5: the format has the older numbers of L*a*b* for named colours (ICC, namedColor2Type: white is FF00), as Little CMS reads them, and colord writes the newer (white is FFFF). How far that is (delta E of 1976) stands behind; suppliers agree on 1 or so.
set -eu
for package in colord liblcms2-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' colord liblcms2-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > colours.xml <<'T'
<?xml version="1.0" encoding="UTF-8"?>
<profile><license>CC0</license><description>板材色卡</description><copyright>public</copyright><colorspace>lab</colorspace><prefix></prefix><suffix></suffix><named>
<color><name>暖白</name><L>95.2</L><a>-0.5</a><b>3.4</b></color>
<color><name>橡木</name><L>47</L><a>16.25</a><b>31.5</b></color>
<color><name>宝蓝</name><L>32</L><a>25</a><b>-60</b></color>
<color><name>岩灰</name><L>30</L><a>0</a><b>0</b></color>
</named></profile>
T
cd-create-profile -o colours.icc colours.xml
{
  cd-iccdump colours.icc | grep -E '^ +00[0-9]:' | tr -s '\t ' ' '
  seq 0 3 | transicc -n -i colours.icc -o '*Lab4' 2>/dev/null | awk '
    BEGIN { split("95.2 47 32 30", l); split("-0.5 16.25 25 0", a); split("3.4 31.5 -60 0", b) }
    NF == 3 && $1 + 0 { n++; printf "Little CMS: %.2f %.2f %.2f, %.2f from %s %s %s\n", $1, $2, $3, sqrt(($1 - l[n]) ^ 2 + ($2 - a[n]) ^ 2 + ($3 - b[n]) ^ 2), l[n], a[n], b[n] }'
} | tee seen
diff seen - <<'T'
 000: 暖白 L:95.20 a:-0.498 b:3.401
 001: 橡木 L:47.00 a:16.249 b:31.502
 002: 宝蓝 L:32.00 a:25.000 b:-60.000
 003: 岩灰 L:30.00 a:0.000 b:0.000
Little CMS: 95.57 -0.00 3.91, 0.81 from 95.2 -0.5 3.4
Little CMS: 47.18 16.81 32.12, 0.86 from 47 16.25 31.5
Little CMS: 32.12 25.60 -59.73, 0.67 from 32 25 -60
Little CMS: 30.12 0.50 0.50, 0.72 from 30 0 0
T
