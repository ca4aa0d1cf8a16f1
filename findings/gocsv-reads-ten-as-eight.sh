#!/bin/sh
# A list of pieces with numbers that have noughts in front (010 pieces, 08 pieces), and one with the same heading twice, read by Go's gocsv into records.
# Guess: 10 and 8, as strconv.Atoi reads them and gocsv reads prices; the first of two columns, or an error.
# Seen (gocsv of January 2018 in Debian): whole numbers are read in octal where they can be: 010 pieces are 8, 0757 is 495, while 08 is an error; as a price 010 is 10. Of two columns the last is taken.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-gocarina-gocsv-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-gocarina-gocsv-dev
cd "$folder"
cat > read.go <<'G'
package main

import (
	"fmt"

	"github.com/gocarina/gocsv"
)

type row struct {
	Name   string  `csv:"名称"`
	Pieces int     `csv:"数量"`
	Price  float64 `csv:"单价"`
}

func main() {
	for _, text := range []string{"名称,数量,单价\n门板,10,10\n", "名称,数量,单价\n门板,010,010\n", "名称,数量,单价\n门板,0757,0757\n", "名称,数量,单价\n门板,08,08\n", "名称,数量,单价,名称\n门板,1,2,备用\n"} {
		var rows []row
		if err := gocsv.UnmarshalString(text, &rows); err != nil {
			fmt.Println("error")
			continue
		}
		fmt.Println(rows)
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run read.go | tee seen
diff seen - <<'T'
[{门板 10 10}]
[{门板 8 10}]
[{门板 495 757}]
error
[{备用 1 2}]
T
