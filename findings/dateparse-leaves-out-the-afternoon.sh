#!/bin/sh
# Days and times as people in China write them, read by Go's dateparse, which finds the form by itself, in the zone of China.
# Guess: 2026年01月05日 is read and so is 2026年1月5日, as 2026-1-5 is; 下午3:30 is 15:30 or refused.
# Seen (dateparse of April 2021): 下午3:30 of a day is 03:30, and 晚上8:30 half past midnight, without a word; only the Chinese day with noughts is read, without them or with hours and minutes it is an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-araddon-dateparse-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-araddon-dateparse-dev
cd "$folder"
cat > read.go <<'G'
package main

import (
	"fmt"
	"time"

	"github.com/araddon/dateparse"
)

func main() {
	for _, text := range []string{"2026-01-05 15:30", "2026-01-05 下午3:30", "2026-01-05 晚上8:30", "2026-1-5", "2026年01月05日", "2026年1月5日", "2026年01月05日 09:30"} {
		read, err := dateparse.ParseIn(text, time.FixedZone("China", 8*3600))
		if err != nil {
			fmt.Println(text, "error")
		} else {
			fmt.Println(text, read.Format("2006-01-02 15:04"))
		}
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run read.go | tee seen
diff seen - <<'T'
2026-01-05 15:30 2026-01-05 15:30
2026-01-05 下午3:30 2026-01-05 03:30
2026-01-05 晚上8:30 2026-01-05 00:30
2026-1-5 2026-01-05 00:00
2026年01月05日 2026-01-05 00:00
2026年1月5日 error
2026年01月05日 09:30 error
T
