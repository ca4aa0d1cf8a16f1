#!/bin/sh
# A notice in HTML as plain text for mail, by Go's html2text (jaytaylor): articles that begin at 3, an area in m², a plain table, a list in a list, lines in pre, bold within Chinese.
# Guess: numbers stay, as every article is quoted by its own; m2 stays together; columns and levels can be told.
# Seen (its version in Debian 12): every article has a *; "m 2"; the cells of all rows are one line; the inner list has no level; the second line in pre loses its beginning; blanks come between Chinese characters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-jaytaylor-html2text-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-jaytaylor-html2text-dev
cd "$folder"
cat > turn.go <<'G'
package main

import (
	"fmt"

	"jaytaylor.com/html2text"
)

func main() {
	for _, html := range []string{
		`<ol start="3"><li>三</li><li>四</li></ol>`,
		`<p>89m<sup>2</sup></p>`,
		`<table><tr><th>板</th><th>价</th></tr><tr><td>甲</td><td>89</td></tr></table>`,
		`<ul><li>一<ul><li>二</li></ul></li><li>三</li></ul>`,
		"<pre>甲\n    乙</pre>",
		`<p>请<b>注意</b>。</p>`,
	} {
		text, err := html2text.FromString(html)
		fmt.Printf("%q %v\n", text, err)
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run turn.go | tee seen
diff seen - <<'T'
"* 三\n* 四" <nil>
"89m 2" <nil>
"板 价 甲 89" <nil>
"* 一\n\n* 二\n\n* 三" <nil>
"甲\n   乙" <nil>
"请 *注意* 。" <nil>
T
