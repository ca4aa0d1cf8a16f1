#!/bin/sh
# Showrooms written as a shapefile by go-shp of Debian, with name, area code and price, and read by itself and by GDAL; the files beside each other as other programs look for them: t.shp, t.shx, t.dbf.
# Guess: three files of one name (ESRI Shapefile Technical Description: "the main file, the index file, and the dBASE file have the same prefix"), and the fields are read.
# Seen (golang-github-jonas-p-go-shp 0.1.1): the table is written to tdbf, without the dot. No error is told; read by GDAL and by go-shp itself, the showrooms have places and no name. Renamed to t.dbf all is there.
set -eu
packages='gdal-bin golang-github-jonas-p-go-shp-dev golang-go'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.go <<'G'
package main

import (
	"fmt"

	"github.com/jonas-p/go-shp"
)

func main() {
	writer, err := shp.Create("t.shp", shp.POINT)
	if err != nil {
		panic(err)
	}
	err = writer.SetFields([]shp.Field{shp.StringField("name", 20), shp.StringField("code", 8), shp.FloatField("price", 12, 2)})
	row := int(writer.Write(&shp.Point{X: 113.26, Y: 22.83}))
	fmt.Println("errors:", err, writer.WriteAttribute(row, 0, "cabinet"), writer.WriteAttribute(row, 1, "0757"), writer.WriteAttribute(row, 2, 1280.5))
	writer.Close()
	reader, err := shp.Open("t.shp")
	if err != nil {
		panic(err)
	}
	fmt.Println("fields:", len(reader.Fields()))
}
G
{
  GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$folder/cache go run run.go
  echo "files: $(ls | grep '^t' | tr '\n' ' ')"
  ogrinfo -al t.shp 2>/dev/null | sed -n '/^OGRFeature/,$p' | grep .
  mv tdbf t.dbf
  echo renamed:
  ogrinfo -al t.shp 2>/dev/null | sed -n '/^OGRFeature/,$p' | grep .
} | tee seen
diff seen - <<'T'
errors: <nil> <nil> <nil> <nil>
fields: 0
files: t.shp t.shx tdbf 
OGRFeature(t):0
  POINT (113.26 22.83)
renamed:
OGRFeature(t):0
  name (String) = cabinet
  code (String) = 0757
  price (Real) = 1280.50
  POINT (113.26 22.83)
T
