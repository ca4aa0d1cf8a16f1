#!/bin/sh
# Numbers as text in settings and rows, read by Go's cast, on which viper and hugo stand: an area code, a board of 08, a price with cents.
# Guess: ToInt is as strconv.Atoi and ToFloat64 are: 757, 8; and 1299.9 becomes 1299 as 1299.0 does.
# Seen (cast 1.5.0): 0757 is 495, read in octal, 08 is 0, and so is 1299.9, without an error, while 1299.0 is 1299; ToFloat64 has 757, 8 and 1299.9.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-spf13-cast-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-spf13-cast-dev
cd "$folder"
cat > read.go <<'G'
package main

import (
	"fmt"

	"github.com/spf13/cast"
)

func main() {
	for _, text := range []string{"757", "0757", "08", "1299.0", "1299.9"} {
		fmt.Println(text, cast.ToInt(text), cast.ToFloat64(text))
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run read.go | tee seen
diff seen - <<'T'
757 757 757
0757 495 757
08 0 8
1299.0 1299 1299
1299.9 0 1299.9
T
