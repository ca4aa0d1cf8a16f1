#!/bin/sh
# Lists of cut boards whose cells have their unit in the format (0"mm", 0.00"m²"), amounts in capitals as contracts have them ([DBNum2]), and hours, read in Ruby: .xlsx by Roo, .xls by Spreadsheet.
# Guess: what stands in quotes or brackets is no part of a date, so that each amount is a number; and an hour keeps its time.
# Seen (Roo 2.10.0, Spreadsheet 1.0.0): an amount in capitals and one in yellow are a day for both ([DBNum2], [Yellow] have d or y), and so are US dollars ([$USD]) and hours of overtime (0.0"h"); for Spreadsheet
# also each measure in mm, m or m². A time (h:mm AM/PM) loses its time in Roo.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-roo ruby-spreadsheet python3-xlsxwriter; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-roo ruby-spreadsheet python3-xlsxwriter
cd "$folder"
cat > write.py <<'P'
import xlsxwriter

book = xlsxwriter.Workbook('list.xlsx')
sheet = book.add_worksheet()
for row, form in enumerate(open('forms', encoding='utf-8').read().split('\n')[:-1]):
    sheet.write_number(row, 0, 2440.5, book.add_format({'num_format': form}))
book.close()
P
cat > forms <<'F'
0.0
0"mm"
0"m"
0.00"m²"
0.0"h"
[DBNum2]General
[Yellow]0.00
[$USD] 0.00
h:mm AM/PM
F
cat > read.rb <<'R'
require 'roo'
require 'spreadsheet'
forms = File.readlines('forms', chomp: true)
book = Spreadsheet::Workbook.new
sheet = book.create_worksheet
forms.each_with_index do |form, row|
  sheet[row, 0] = 2440.5
  sheet.row(row).set_format(0, Spreadsheet::Format.new(number_format: form))
end
book.write('list.xls')
xls = Spreadsheet.open('list.xls').worksheet(0)
xlsx = Roo::Spreadsheet.open('list.xlsx').sheet(0)
forms.each_with_index { |form, row| puts "#{form} | #{xlsx.cell(row + 1, 1)} | #{xls[row, 0]}" }
R
/usr/bin/python3 write.py
LC_ALL=C.UTF-8 ruby -W0 read.rb | tee seen
diff seen - <<'T'
0.0 | 2440.5 | 2440.5
0"mm" | 2440.5 | 1906-09-05T12:00:00+00:00
0"m" | 2440.5 | 1906-09-05T12:00:00+00:00
0.00"m²" | 2440.5 | 1906-09-05T12:00:00+00:00
0.0"h" | 1906-09-05T12:00:00+00:00 | 1906-09-05T12:00:00+00:00
[DBNum2]General | 1906-09-05 | 1906-09-05T12:00:00+00:00
[Yellow]0.00 | 1906-09-05 | 1906-09-05
[$USD] 0.00 | 1906-09-05T12:00:00+00:00 | 1906-09-05T12:00:00+00:00
h:mm AM/PM | 1906-09-05 | 1906-09-05T12:00:00+00:00
T
