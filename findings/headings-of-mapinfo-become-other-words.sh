#!/bin/sh
# Showrooms with headings in Chinese (名称, 电话, 价, 名字, 备注说明) written by GDAL as MapInfo's tables, in which offices of surveying and planning in China keep theirs, in the code page of China (ENCODING=CP936); and read again by GDAL, beside a table as MapInfo writes it there.
# Guess: the headings come back as the texts do.
# Seen (GDAL 3.6.2): the texts are right, and the table of China's MapInfo is read rightly. Of what it writes each byte that is no letter of ASCII, or of another code page, is made an underscore: 名称 is 名_, 价 is _, 电话 is _鏮_, a character that nobody wrote, and 备注说明 is __譥薩明. It warns, in those characters.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > rooms.geojson <<'T'
{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"名称": "顺德展厅", "电话": "0757-22881234", "价": "89", "名字": "甲", "备注说明": "周末营业"},
"geometry": {"type": "Point", "coordinates": [113.25, 22.84]}}]}
T
iconv -f UTF-8 -t GBK > china.mif <<'T'
Version 300
Charset "WindowsSimpChinese"
Delimiter ","
CoordSys Earth Projection 1, 0
Columns 3
  名称 Char(20)
  电话 Char(20)
  价 Char(10)
Data

Point 113.25 22.84
T
echo '"顺德展厅","0757-22881234","89"' | iconv -f UTF-8 -t GBK > china.mid
show() { echo "$1: $(ogrinfo -q -al "$1" 2>/dev/null | sed -n 's/^  \(.*\) (String) = /\1=/p' | tr '\n' ' ')"; }
{
  show china.mif
  for ending in mif tab; do
    ogr2ogr -f 'MapInfo File' -lco ENCODING=CP936 "rooms.$ending" rooms.geojson 2>said
    show "rooms.$ending"
  done
  echo "warned of $(grep -c 'invalid characters' said) headings"
} | tee seen
diff seen - <<'T'
china.mif: 名称=顺德展厅 电话=0757-22881234 价=89 
rooms.mif: 名_=顺德展厅 _鏮_=0757-22881234 _=89 名字=甲 __譥薩明=周末营业 
rooms.tab: 名_=顺德展厅 _鏮_=0757-22881234 _=89 名字=甲 __譥薩明=周末营业 
warned of 4 headings
T
