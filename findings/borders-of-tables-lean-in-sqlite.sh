#!/bin/sh
# A short price list in Chinese, drawn with borders for the command line by sqlite3, by libraries of Perl, Python, Ruby and Go, each told of UTF-8 where it asks; the columns at which the last border of each line stands, counted as a terminal does.
# Guess: the borders stand below one another: how wide hanzi are has been a matter of wcwidth for twenty years.
# Seen: PrettyTable 3.6.0, Terminal::Table 3.0.2, go-pretty and termtables do that, and texttable 1.6.7 until a cell is wrapped. sqlite3 3.40.1 (-box, and -markdown), Text::ASCIITable 0.22 and humanfriendly 10.0 count characters, so that each line with hanzi sticks out by as many.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-jedib0t-go-pretty-dev golang-github-scylladb-termtables-dev libtext-asciitable-perl python3-humanfriendly python3-prettytable python3-texttable python3-wcwidth ruby-terminal-table sqlite3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-jedib0t-go-pretty-dev golang-github-scylladb-termtables-dev libtext-asciitable-perl python3-humanfriendly python3-prettytable python3-texttable ruby-terminal-table sqlite3
cd "$folder"
cat > draw.py <<'P'
import sys
from humanfriendly.tables import format_pretty_table
from prettytable import PrettyTable
from texttable import Texttable
rows = [['名称', '单价'], ['侧板', '89.50'], ['wardrobe', '1299.50']]
if sys.argv[1] == 'PrettyTable':
    table = PrettyTable(rows[0])
    table.add_rows(rows[1:])
    print(table)
elif sys.argv[1] == 'humanfriendly':
    print(format_pretty_table(rows[1:], rows[0]))
else:
    table = Texttable(max_width=16)
    table.add_rows(rows if sys.argv[1] == 'texttable' else [['说明'], ['定制衣柜的门板，含税']])
    print(table.draw())
P
cat > draw.go <<'G'
package main

import (
	"fmt"
	"os"

	"github.com/jedib0t/go-pretty/table"
	"github.com/scylladb/termtables"
)

func main() {
	if len(os.Args) > 1 {
		prices := termtables.CreateTable()
		prices.AddHeaders("名称", "单价")
		prices.AddRow("侧板", "89.50")
		prices.AddRow("wardrobe", "1299.50")
		fmt.Print(prices.Render())
		return
	}
	prices := table.NewWriter()
	prices.AppendHeader(table.Row{"名称", "单价"})
	prices.AppendRows([]table.Row{{"侧板", "89.50"}, {"wardrobe", "1299.50"}})
	fmt.Println(prices.Render())
}
G
export LC_ALL=C.UTF-8 GOPATH=/usr/share/gocode GO111MODULE=off
drawn() { printf '%s: ' "$1"; /usr/bin/python3 -c 'import sys, wcwidth; print(*(wcwidth.wcswidth(line.rstrip("\n")) for line in sys.stdin))'; }
list="SELECT '侧板' AS 名称, '89.50' AS 单价 UNION ALL SELECT 'wardrobe', '1299.50'"
{
  sqlite3 :memory: -box "$list" | drawn 'sqlite3 -box'
  sqlite3 :memory: -markdown "$list" | drawn 'sqlite3 -markdown'
  perl -CS -Mutf8 -MText::ASCIITable -e 'my $table = Text::ASCIITable->new({ utf8 => 1 }); $table->setCols("名称", "单价"); $table->addRow("侧板", "89.50"); $table->addRow("wardrobe", "1299.50"); print $table' | drawn Text::ASCIITable
  ruby -rterminal-table -e 'puts Terminal::Table.new(headings: %w[名称 单价], rows: [%w[侧板 89.50], %w[wardrobe 1299.50]])' | drawn Terminal::Table
  for name in PrettyTable humanfriendly texttable 'texttable, wrapped'; do /usr/bin/python3 draw.py "$name" | drawn "$name"; done
  go run draw.go | drawn go-pretty
  go run draw.go termtables | drawn termtables
} | tee seen
diff seen - <<'T'
sqlite3 -box: 22 26 22 24 22 22
sqlite3 -markdown: 26 22 24 22
Text::ASCIITable: 22 26 22 24 22 22
Terminal::Table: 22 22 22 22 22 22
PrettyTable: 22 22 22 22 22 22
humanfriendly: 22 26 22 24 22 22
texttable: 16 16 16 16 16 16 16 16 16
texttable, wrapped: 16 16 16 24 16
go-pretty: 22 22 22 22 22 22
termtables: 22 22 22 22 22 22
T
