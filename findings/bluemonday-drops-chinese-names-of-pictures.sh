#!/bin/sh
# Pictures and titles of a notice in Chinese, cleaned by Go's bluemonday with its policy for what users write (UGCPolicy).
# Guess: alternative texts and titles stay, whatever marks they have, for they are escaped anyway; at most quotes and brackets are looked at.
# Seen (bluemonday 1.0.20): a text with a Chinese colon, comma or bracket is dropped whole, so that readers of the screen are told nothing, while those with Western commas and brackets stay. A Western colon, % or × does the same.
# A width in per cent stays only without a fraction, and links to telephones lose their address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-microcosm-cc-bluemonday-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-microcosm-cc-bluemonday-dev
cd "$folder"
cat > clean.go <<'G'
package main

import (
	"fmt"

	"github.com/microcosm-cc/bluemonday"
)

func main() {
	for _, text := range []string{"正面", "正面, (A)", "正面，A", "图（一）", "图一：正面", "Front: A", "18mm×2440", "50%"} {
		fmt.Println(text, bluemonday.UGCPolicy().Sanitize(`<img src="a.png" alt="`+text+`"/>`))
	}
	fmt.Println(bluemonday.UGCPolicy().Sanitize(`<table><tr><td width="33%">a</td><td width="33.3%">b</td></tr></table><a href="tel:+8675712345678">c</a>`))
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run clean.go | tee seen
diff seen - <<'T'
正面 <img src="a.png" alt="正面"/>
正面, (A) <img src="a.png" alt="正面, (A)"/>
正面，A <img src="a.png"/>
图（一） <img src="a.png"/>
图一：正面 <img src="a.png"/>
Front: A <img src="a.png"/>
18mm×2440 <img src="a.png"/>
50% <img src="a.png"/>
<table><tr><td width="33%">a</td><td>b</td></tr></table>c
T
