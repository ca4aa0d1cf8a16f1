#!/bin/sh
# A row of goods in a file of JSON in UTF-8, read by Free Pascal's fpjson from the file and written as JSON again: a name in Chinese as it is, and as \u escapes; by a program as it comes, and by one that uses the unit cwstring, in a locale of UTF-8.
# Guess: 衣柜 both times, JSON being in UTF-8 or escapes, whatever the program uses.
# Seen (Free Pascal 3.2.2): the first program makes both names ??, without an error. With cwstring, the name that is written as it is comes right, and that of escapes loses its end: 衣 and one byte of three of 柜, which is no UTF-8.
# The price is written as 1.2995000000000000E+003, also where a program asks for it as a text.
set -eu
for package in fp-compiler fp-units-fcl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' fp-compiler
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"name":"衣柜","escapes":"\\u8863\\u67dc","price":1299.50,"text":"\\u8863\\u67dc 18 mm"}' > goods.json
export LC_ALL=C.UTF-8
for units in '' 'cwstring, '; do
  cat > goods.pas <<P
{\$mode objfpc}{\$H+}
program goods;
uses ${units}SysUtils, Classes, fpjson, jsonparser;
var row: TJSONData;
begin
  row := GetJSON(TFileStream.Create('goods.json', fmOpenRead));
  writeln(row.AsJSON);
  writeln(row.FindPath('price').AsString);
end.
P
  fpc -v0 goods.pas >/dev/null 2>&1
  echo "${units:-as it comes}:"
  ./goods | python3 -c 'import sys; print(sys.stdin.buffer.read().decode("utf-8", "backslashreplace"), end="")'
done | tee seen
diff seen - <<'T'
as it comes:
{ "name" : "??", "escapes" : "??", "price" : 1.2995000000000000E+003, "text" : "?? 18 mm" }
1.2995000000000000E+003
cwstring, :
{ "name" : "衣柜", "escapes" : "衣\xe6", "price" : 1.2995000000000000E+003, "text" : "衣\xe6 18 mm" }
1.2995000000000000E+003
T
