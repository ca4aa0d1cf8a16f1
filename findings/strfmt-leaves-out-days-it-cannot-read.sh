#!/bin/sh
# Times of delivery and of machines as they are typed into a field of the format duration (3天12h, 2 to 3 days, 10-12 days, 1,500 h), looked over and read by strfmt of Go, which servers made from OpenAPI check their fields with.
# Guess: what is no duration is refused, as 3天 is; or read whole.
# Seen (strfmt 0.21.2): all four are valid. What is read is what fits anywhere in the text: 3天12h is 12 hours, 2 to 3 days is 3 days, 10-12 days is 12, and 1,500 h is 500 hours.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-go-openapi-strfmt-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-go-openapi-strfmt-dev
cd "$folder"
cat > read.go <<'G'
package main

import (
	"fmt"

	"github.com/go-openapi/strfmt"
)

func main() {
	for _, text := range []string{"36h", "2 days", "3天", "3天12h", "2 to 3 days", "10-12 days", "1,500 h"} {
		if duration, err := strfmt.ParseDuration(text); err != nil {
			fmt.Println(text+": refused,", strfmt.IsDuration(text))
		} else {
			fmt.Println(text+":", duration, strfmt.IsDuration(text))
		}
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run read.go | tee seen
diff seen - <<'T'
36h: 36h0m0s true
2 days: 48h0m0s true
3天: refused, false
3天12h: 12h0m0s true
2 to 3 days: 72h0m0s true
10-12 days: 288h0m0s true
1,500 h: 500h0m0s true
T
