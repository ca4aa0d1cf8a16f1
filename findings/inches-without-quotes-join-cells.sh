#!/bin/sh
# A list of doors with widths in inches, saved by hand as CSV without quotation marks around them: 门板,24"白,18"板, three cells, read by libraries and programs.
# Guess: three cells with their signs, since a cell that does not begin with a quotation mark has none of that meaning, or an error, as RFC 4180 has no such cell.
# Seen: Python, PHP 8.2, sqlite3 3.40.1 and Gnumeric have the three; Ruby and Text::CSV raise an error. csv of tcllib and R's read.csv make two cells, 门板 and 24白,18板, and the signs of inches are gone. Miller 6.6.0 gives the first cell and leaves out the rest of the line; with a line of headings it raises an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric libtext-csv-perl miller php-cli python3 r-base-core ruby sqlite3 tcllib; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric libtext-csv-perl miller php-cli r-base-core sqlite3 tcllib
cd "$folder"
export LC_ALL=C.UTF-8
printf '门板,24"白,18"板\n' > doors.csv
cat > read.tcl <<'T'
package require csv
puts [join [csv::split [gets stdin]] { | }]
T
{
  printf 'csv of tcllib: '; tclsh read.tcl < doors.csv
  printf 'R: '; Rscript -e 'cat(paste(unlist(read.csv("doors.csv", header = FALSE)), collapse = " | "), "\n")' 2>/dev/null
  printf 'Python: '; python3 -c 'import csv; print(*next(csv.reader(open("doors.csv"))), sep=" | ")'
  printf 'PHP: '; php -r 'echo implode(" | ", fgetcsv(fopen("doors.csv", "r"))), "\n";'
  printf 'sqlite3: '; sqlite3 :memory: -cmd 'CREATE TABLE doors (a, b, c)' '.import --csv doors.csv doors' "SELECT a || ' | ' || b || ' | ' || c FROM doors"
  printf 'Gnumeric: '; ssconvert -O 'separator=|' -T Gnumeric_stf:stf_assistant doors.csv doors.txt >/dev/null 2>&1; tr -d '\r' < doors.txt | sed 's/""/"/g; s/|/ | /g; s/| "\([^|]*\)"/| \1/g'
  printf 'Ruby: '; ruby -rcsv -e 'begin; puts CSV.read("doors.csv")[0].join(" | "); rescue CSV::MalformedCSVError; puts "error"; end'
  printf 'Text::CSV: '; perl -MText::CSV -e 'open my $file, "<", "doors.csv"; my $row = Text::CSV->new({ binary => 1 })->getline($file); print $row ? join(" | ", @$row) : "error", "\n"'
  printf 'Miller: '; mlr --icsv --implicit-csv-header --ojson cat doors.csv 2>&1 | tr -d '\n'; echo
} | sed 's/ *$//' | tee seen
diff seen - <<'T'
csv of tcllib: 门板 | 24白,18板
R: 门板 | 24白,18板
Python: 门板 | 24"白 | 18"板
PHP: 门板 | 24"白 | 18"板
sqlite3: 门板 | 24"白 | 18"板
Gnumeric: 门板 | 24"白 | 18"板
Ruby: error
Text::CSV: error
Miller: [{  "1": "门板"}]
T
