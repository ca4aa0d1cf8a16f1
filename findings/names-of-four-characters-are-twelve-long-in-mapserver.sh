#!/bin/sh
# Showrooms on a map by MapServer, chosen by their name of four characters, 橡木展厅, in UTF-8: by its own length() and by patterns with one sign for each character; 1 where the showroom is drawn.
# Guess: it is four long, and ^....$ finds it, as names in Chinese are drawn and compared right.
# Seen (mapserver-bin 8.0.0): it is twelve long, and a pattern of twelve signs finds it: both count bytes. Equal names and patterns with Chinese words are found.
set -eu
for package in mapserver-bin imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mapserver-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"名称":"橡木展厅","price":2.5},"geometry":{"type":"Point","coordinates":[50,50]}}]}' > rooms.json
while read -r expression; do
  cat > rooms.map <<M
MAP
  EXTENT 0 0 100 100
  SIZE 9 9
  IMAGECOLOR 255 255 255
  SYMBOL NAME "dot" TYPE ELLIPSE FILLED TRUE POINTS 1 1 END END
  LAYER
    NAME "rooms" TYPE POINT STATUS DEFAULT CONNECTIONTYPE OGR CONNECTION "rooms.json"
    CLASS EXPRESSION ($expression) STYLE SYMBOL "dot" SIZE 7 COLOR 255 0 0 END END
  END
END
M
  map2img -m rooms.map -o rooms.png >/dev/null 2>&1
  echo "$expression: $(convert rooms.png -format '%[fx:p{4,4}.g < 0.5 ? 1 : 0]' info:)"
done <<'S' | tee seen
'[名称]' = '橡木展厅'
'[名称]' ~ '^橡木'
length('[名称]') = 4
length('[名称]') = 12
'[名称]' ~ '^....$'
'[名称]' ~ '^.{12}$'
S
diff seen - <<'T'
'[名称]' = '橡木展厅': 1
'[名称]' ~ '^橡木': 1
length('[名称]') = 4: 0
length('[名称]') = 12: 1
'[名称]' ~ '^....$': 0
'[名称]' ~ '^.{12}$': 1
T
