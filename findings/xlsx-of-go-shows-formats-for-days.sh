#!/bin/sh
# An order list of Excel in China (days as 2026年1月5日, numbers with noughts in front, hours), as text by Go's tealeg/xlsx, which has the format of each cell.
# Guess: what Excel shows, since these are the formats that Excel in China offers first; or the plain number with an error, as for ¥#,##0.00.
# Seen (xlsx 1.0.3 of October 2018 in Debian): 2026"年"m"月"5"日", with the quotes and without the month; the language before it, [$-804], is shown, as [$-830]; an order number 0757 is 757; half past nine is 9:30 AM/AM, and in 时 and 分 it
# is 09"时"01"分", with the month for the minutes. None has an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-tealeg-xlsx-dev python3-xlsxwriter; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-tealeg-xlsx-dev python3-xlsxwriter
cd "$folder"
cat > write.py <<'P'
import xlsxwriter

book = xlsxwriter.Workbook('list.xlsx')
sheet = book.add_worksheet()
day = 46027 + 9.5 / 24
forms = [(day, 'yyyy/m/d'), (day, 'yyyy"年"m"月"d"日"'), (day, '[$-804]yyyy"年"m"月"'), (day, 'h:mm AM/PM'), (day, 'h"时"mm"分"'), (757, '0000'), (1299.5, '#,##0.00"元"'), (1299.5, '¥#,##0.00')]
for row, (value, form) in enumerate(forms):
    sheet.write(row, 0, form)
    sheet.write_number(row, 1, value, book.add_format({'num_format': form}))
book.close()
P
cat > read.go <<'G'
package main

import (
	"fmt"

	"github.com/tealeg/xlsx"
)

func main() {
	book, err := xlsx.OpenFile("list.xlsx")
	if err != nil {
		panic(err)
	}
	for _, row := range book.Sheets[0].Rows {
		text, err := row.Cells[1].FormattedValue()
		fmt.Println(row.Cells[0].Value, "|", text, "|", err)
	}
}
G
/usr/bin/python3 write.py
GOPATH=/usr/share/gocode GO111MODULE=off go run read.go | tee seen
diff seen - <<'T'
yyyy/m/d | 2026/1/5 | <nil>
yyyy"年"m"月"d"日" | 2026"年"m"月"5"日" | <nil>
[$-804]yyyy"年"m"月" | [$-830]2026"年"m"月" | <nil>
h:mm AM/PM | 9:30 AM/AM | <nil>
h"时"mm"分" | 09"时"01"分" | <nil>
0000 | 757 | <nil>
#,##0.00"元" | 1299.50元 | <nil>
¥#,##0.00 | 1299.5 | invalid formatting code: unsupported or unescaped characters
T
