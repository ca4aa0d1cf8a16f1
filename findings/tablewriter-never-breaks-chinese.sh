#!/bin/sh
# A table with a remark in Chinese for a terminal, by Go's tablewriter, whose columns shall be twelve wide (SetColWidth), and text wrapped by runewidth below it.
# Guess: the remark is broken at twelve columns, as Chinese may be broken between any characters and the widths of its characters are known; no line begins with a comma, as in any Chinese text.
# Seen (tablewriter 0.0.5, runewidth 0.0.14): English is broken at twelve, the Chinese remark is one line of forty-two; runewidth's Wrap begins a line with ，.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-olekukonko-tablewriter-dev golang-github-mattn-go-runewidth-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-olekukonko-tablewriter-dev golang-github-mattn-go-runewidth-dev
cd "$folder"
cat > show.go <<'G'
package main

import (
	"fmt"
	"os"

	"github.com/mattn/go-runewidth"
	"github.com/olekukonko/tablewriter"
)

func main() {
	table := tablewriter.NewWriter(os.Stdout)
	table.SetColWidth(12)
	table.Append([]string{"doors of oak with handles", "橡木门板含拉手，颜色以样板为准，十天内交货"})
	table.Render()
	fmt.Println(runewidth.Wrap("橡木门板，含拉手", 8))
}
G
LC_ALL=C.UTF-8 GOPATH=/usr/share/gocode GO111MODULE=off go run show.go | tee seen
diff seen - <<'T'
+--------------+--------------------------------------------+
| doors of oak | 橡木门板含拉手，颜色以样板为准，十天内交货 |
| with handles |                                            |
+--------------+--------------------------------------------+
橡木门板
，含拉手
T
