#!/bin/sh
# A list of an American customer as CSV, heights in feet and inches (8'2, 7'11, 6'4), an amount with a blank between thousands, an area code, read by library(csv) of SWI-Prolog, which makes numbers of what is one, and by atom_number.
# Guess: heights are no numbers, so they stay texts.
# Seen (SWI-Prolog 9.0.4): 8'2 is the number 2, 7'11 is 8 and 6'4 is 4: what stands before ' is the base of the digits behind, as in the language itself (12'6 is 6), and 23 1/2 is a text, while 1 299 is 1299. With convert(false) all stay texts.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s swi-prolog-nox >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends swi-prolog-nox; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' swi-prolog-nox
cd "$folder"
printf "8'2,7'11,6'4,12'6,23 1/2,1 299,0757\n" > list.csv
cat > read.pl <<'P'
:- use_module(library(csv)).
:- initialization(main).
main :-
    csv_read_file('list.csv', [Numbers]), print(Numbers), nl,
    csv_read_file('list.csv', [Texts], [convert(false)]), print(Texts), nl,
    atom_number('8\'2', Height), print(Height), nl,
    halt.
P
swipl read.pl </dev/null | tee seen
diff seen - <<'T'
row(2,8,4,6,'23 1/2',1299,757)
row('8\'2','7\'11','6\'4','12\'6','23 1/2','1 299','0757')
2
T
