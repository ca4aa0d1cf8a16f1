#!/bin/sh
# Showrooms on a map by MapServer, chosen by prices: its round(2.5, 1), and of 0.5, 1.5 and 3.5, and the power -2^2; 1 where the showroom is drawn, which means that the equation holds.
# Guess: halves go up: 3, 1, 2 and 4; -2^2 is -4, as a power binds more than a sign.
# Seen (mapserver-bin 8.0.0): halves go to the even number, 2.5 is 2 and 0.5 is 0; -2^2 is 4, and with 0 - 2^2 it is 0 - 4.
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
round([price], 1) = 3
round([price], 1) = 2
round(0.5, 1) = 0
round(1.5, 1) = 2
round(3.5, 1) = 4
-2^2 = -4
-2^2 = 4
2^3^2 = 512
S
diff seen - <<'T'
round([price], 1) = 3: 0
round([price], 1) = 2: 1
round(0.5, 1) = 0: 1
round(1.5, 1) = 2: 1
round(3.5, 1) = 4: 1
-2^2 = -4: 0
-2^2 = 4: 1
2^3^2 = 512: 1
T
