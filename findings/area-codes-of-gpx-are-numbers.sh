#!/bin/sh
# Showrooms with an area code (0757), a postcode (528300), a telephone number (075722881234) and a flat's number (007) as texts of GeoJSON, written by GDAL in formats for maps and for the news, and read from them by GDAL again.
# Guess: the texts stay as they are: they are texts of GeoJSON, and what is written down is not typed at all in GPX, KML and GeoRSS.
# Seen (GDAL 3.6.2): GML, KML, GMT, MapInfo and JML bring them back. GPX and GeoRSS have right files, but reading types them by what they look like: 757 and 7, and the telephone number is 2147483647, the greatest number that fits, without a word.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > rooms.geojson <<'T'
{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"area": "0757", "post": "528300", "call": "075722881234", "flat": "007"},
"geometry": {"type": "Point", "coordinates": [113.25, 22.84]}}]}
T
while read -r ending driver; do
  ogr2ogr -f "$driver" -dsco GPX_USE_EXTENSIONS=YES -dsco USE_EXTENSIONS=YES "rooms.$ending" rooms.geojson 2>/dev/null
  written=$(grep -c '0757' "rooms.$ending" || true)
  echo "$driver: $(ogrinfo -q -al "rooms.$ending" 2>/dev/null | sed -n 's/.*\(area\|post\|call\|flat\) (\([A-Z][a-z0-9]*\).*) = \(.*\)/\1 \3 (\2)/p' | tr '\n' ' ')$([ "$written" = 0 ] || echo '(0757 in the file)')"
done <<'T' | tee seen
gml GML
kml KML
gmt OGR_GMT
mif MapInfo File
jml JML
gpx GPX
xml GeoRSS
T
diff seen - <<'T'
GML: area 0757 (String) post 528300 (String) call 075722881234 (String) flat 007 (String) (0757 in the file)
KML: area 0757 (String) post 528300 (String) call 075722881234 (String) flat 007 (String) (0757 in the file)
OGR_GMT: area 0757 (String) post 528300 (String) call 075722881234 (String) flat 007 (String) (0757 in the file)
MapInfo File: area 0757 (String) post 528300 (String) call 075722881234 (String) flat 007 (String) 
JML: area 0757 (String) post 528300 (String) call 075722881234 (String) flat 007 (String) (0757 in the file)
GPX: area 757 (Integer) post 528300 (Integer) call 2147483647 (Integer) flat 7 (Integer) (0757 in the file)
GeoRSS: area 757 (Integer) post 528300 (Integer) call 2147483647 (Integer) flat 7 (Integer) (0757 in the file)
T
