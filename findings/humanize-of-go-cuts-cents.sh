#!/bin/sh
# Prices and rates with fewer digits by Go's humanize: FtoaWithDigits and CommafWithDigits, which "limit" the digits, beside its FormatFloat.
# Guess: all round half up or to even, as Printf does, so that 1299.999 is 1300.
# Seen (humanize 1.0.0): the first two cut, whatever is left out: 1299.99, and 0.999 with one digit is 0.9; FormatFloat and Printf round.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-dustin-go-humanize-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-dustin-go-humanize-dev
cd "$folder"
cat > show.go <<'G'
package main

import (
	"fmt"

	"github.com/dustin/go-humanize"
)

func main() {
	fmt.Println(humanize.FtoaWithDigits(1299.999, 2), humanize.CommafWithDigits(1299.999, 2), humanize.FtoaWithDigits(0.999, 1))
	fmt.Println(humanize.FormatFloat("#,###.##", 1299.999), humanize.FormatFloat("#,###.#", 0.999), fmt.Sprintf("%.2f", 1299.999))
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run show.go | tee seen
diff seen - <<'T'
1299.99 1,299.99 0.9
1,300.00 1.0 1300.00
T
