#!/bin/sh
# The name 𠀋 as JSON with escapes, "\ud840\udc0b", as many programs send it, read with the JSON of SWI-Prolog, of Guile, of Perl (JSON::Parse) and of R (rjson).
# Guess: one character, U+2000B, everywhere: the two escapes are its surrogate pair (RFC 8259, 7).
# Seen: SWI-Prolog 9.0.4 gives two characters, D840 and DC0B, that are none; written out as UTF-8 they are no text. The others read one.
set -eu
packages='swi-prolog-nox guile-3.0 guile-json libjson-parse-perl r-cran-rjson'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '"\\ud840\\udc0b"' >name.json
{
  swipl -q -g "use_module(library(http/json)), open('name.json', read, S), json_read_dict(S, Name), string_codes(Name, Codes), format('Prolog ~w~n', [Codes]), halt" 2>/dev/null
  guile -q --no-auto-compile -c '(use-modules (json)) (display (list "Guile" (map char->integer (string->list (call-with-input-file "name.json" json->scm))))) (newline)' 2>/dev/null
  perl -MJSON::Parse=read_json -e 'print "Perl [", join(",", map { ord } split //, read_json("name.json")), "]\n"'
  Rscript -e 'cat("R [", utf8ToInt(rjson::fromJSON(file = "name.json")), "]\n", sep = "")'
} | tee seen
diff seen - <<'T'
Prolog [55360,56331]
(Guile (131083))
Perl [131083]
R [131083]
T
