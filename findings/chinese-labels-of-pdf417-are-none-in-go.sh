#!/bin/sh
# Labels of boards as PDF417, which scanners of warehouses read, with Chinese names in UTF-8, drawn by Go's barcode (boombuler) and by zint, and read by ZXingReader.
# Guess: each is read as it was written; bytes beyond ASCII are what the byte mode is for (ISO/IEC 15438, 5.4.3).
# Seen (golang-barcode 1.0.1, zint 2.11.1, zxing-cpp 1.4.0): zint's are. Of Go's those of two and three characters are read; four characters, and Chinese before or behind A18 and 600x400, are no code at all for the reader, which finds nothing. No error is raised.
set -eu
packages='golang-barcode-dev golang-go zint zxing-cpp-tools'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > draw.go <<'G'
package main

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"

	"github.com/boombuler/barcode"
	"github.com/boombuler/barcode/pdf417"
)

func main() {
	code, err := pdf417.Encode(os.Args[1], 2)
	if err != nil {
		panic(err)
	}
	width, height := code.Bounds().Dx()*4, code.Bounds().Dy()*4
	scaled, _ := barcode.Scale(code, width, height)
	label := image.NewGray(image.Rect(0, 0, width+80, height+80))
	draw.Draw(label, label.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	draw.Draw(label, image.Rect(40, 40, 40+width, 40+height), scaled, image.Point{}, draw.Src)
	file, _ := os.Create("go.png")
	png.Encode(file, label)
	file.Close()
}
G
GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$folder/cache go build -o draw draw.go
read_code() { ZXingReader "$1" | sed -n 's/^Text: *"\(.*\)"$/\1/p'; }
for text in 'A18 600x400' 侧板 衣柜门 衣柜门板 '衣柜 A18' 'A18 衣柜' '侧板 600x400'; do
  ./draw "$text"
  zint --barcode=PDF417 --eci=26 --scale=2 --whitesp=4 --vwhitesp=4 --output=zint.png --data="$text"
  echo "$text: Go [$(read_code go.png)], zint [$(read_code zint.png)]"
done | tee seen
diff seen - <<'T'
A18 600x400: Go [A18 600x400], zint [A18 600x400]
侧板: Go [侧板], zint [侧板]
衣柜门: Go [衣柜门], zint [衣柜门]
衣柜门板: Go [], zint [衣柜门板]
衣柜 A18: Go [], zint [衣柜 A18]
A18 衣柜: Go [], zint [A18 衣柜]
侧板 600x400: Go [], zint [侧板 600x400]
T
