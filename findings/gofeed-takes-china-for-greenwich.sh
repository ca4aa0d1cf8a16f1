#!/bin/sh
# Days of news as feeds in China have them, "GMT+8" of JavaScript's toString and "CST" of Java's, read by gofeed, behind readers of feeds in Go.
# Guess: GMT+8 is eight hours before Greenwich; CST, which has several meanings, is refused (nil) or the American one that RFC 822 names.
# Seen (gofeed 1.1.3): both are 09:30 of Greenwich, eight hours late, as if the zone were not there; +0800 is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-mmcdole-gofeed-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-mmcdole-gofeed-dev
cd "$folder"
cat > read.go <<'G'
package main

import (
	"fmt"
	"time"

	"github.com/mmcdole/gofeed"
)

func main() {
	for _, zone := range []string{"+0800", "GMT+8", "GMT+0800", "CST"} {
		feed, err := gofeed.NewParser().ParseString("<rss version=\"2.0\"><channel><title>a</title><item><title>b</title><pubDate>Mon, 05 Jan 2026 09:30:00 " + zone + "</pubDate></item></channel></rss>")
		if err != nil {
			panic(err)
		}
		day := "not read"
		if read := feed.Items[0].PublishedParsed; read != nil {
			day = read.UTC().Format(time.RFC3339)
		}
		fmt.Printf("%s: %s\n", zone, day)
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run read.go | tee seen
diff seen - <<'T'
+0800: 2026-01-05T01:30:00Z
GMT+8: 2026-01-05T09:30:00Z
GMT+0800: 2026-01-05T01:30:00Z
CST: 2026-01-05T09:30:00Z
T
