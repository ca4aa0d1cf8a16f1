#!/bin/sh
# A price list as CSV with a blank line in it and one at its end, as spreadsheets leave them, read by Symfony's serialiser; the same by Python's csv and by Miller.
# Guess: blank lines are no rows.
# Seen (php-symfony-serializer 5.4.23): each blank line is a row with its first field null and no others; a blank line behind a list of one row makes a list of two. Python's DictReader leaves them out; Miller refuses the file.
set -eu
for package in php-cli php-symfony-serializer miller; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-symfony-serializer miller
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.php <<'P'
<?php
require '/usr/share/php/Symfony/Component/Serializer/autoload.php';
$encoder = new Symfony\Component\Serializer\Encoder\CsvEncoder();
foreach (["型号,价\nA1,89\nA2,90\n", "型号,价\nA1,89\n\nA2,90\n", "型号,价\nA1,89\n\n"] as $number => $text) {
    file_put_contents("list$number.csv", $text);
    echo 'Symfony: ', json_encode($encoder->decode($text, 'csv'), JSON_UNESCAPED_UNICODE), "\n";
}
P
{
  php -d error_reporting=0 read.php
  python3 -c 'import csv, json; [print("Python:", json.dumps(list(csv.DictReader(open("list%d.csv" % number, encoding="utf-8"))), ensure_ascii=False)) for number in range(3)]'
  for number in 0 1 2; do if mlr --icsv --ojsonl cat "list$number.csv" >rows 2>&1; then echo 'Miller: two rows'; else echo 'Miller: refused'; fi; done
} | tee seen
diff seen - <<'T'
Symfony: [{"型号":"A1","价":"89"},{"型号":"A2","价":"90"}]
Symfony: [{"型号":"A1","价":"89"},{"型号":null},{"型号":"A2","价":"90"}]
Symfony: [{"型号":"A1","价":"89"},{"型号":null}]
Python: [{"型号": "A1", "价": "89"}, {"型号": "A2", "价": "90"}]
Python: [{"型号": "A1", "价": "89"}, {"型号": "A2", "价": "90"}]
Python: [{"型号": "A1", "价": "89"}]
Miller: two rows
Miller: refused
Miller: refused
T
