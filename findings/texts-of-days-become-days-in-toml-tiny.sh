#!/bin/sh
# Texts of a form in Perl, the day 2026-01-05, the word inf for an unlimited count, 0757 and 12.50, written in TOML by TOML::Tiny and TOML, read by tomllib of Python.
# Guess: texts, as they are in Perl: both modules put quotation marks around 0757 and 12.50, since they are texts and no numbers.
# Seen: TOML does so with all. TOML::Tiny of Debian 12 quotes 0757 and 12.50, but writes what looks like a day as a day, and inf as the infinite number, so that Python has a date and a number where the form had texts.
set -eu
packages='libtoml-perl libtoml-tiny-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for text in 0757 12.50 true 2026-01-05 '2026-01-05 09:30:00' 09:30 inf; do
  for module in TOML TOML::Tiny; do
    perl -e 'my ($module, $text) = @ARGV; eval "require $module" or die; print $module->can("to_toml")->({ text => $text })' "$module" "$text" > form.toml
    /usr/bin/python3 -c "import sys, tomllib; print(*sys.argv[1:], repr(tomllib.load(open('form.toml', 'rb'))['text']))" "$text" "$module"
  done
done | tee seen
diff seen - <<'T'
0757 TOML '0757'
0757 TOML::Tiny '0757'
12.50 TOML '12.50'
12.50 TOML::Tiny '12.50'
true TOML 'true'
true TOML::Tiny 'true'
2026-01-05 TOML '2026-01-05'
2026-01-05 TOML::Tiny datetime.date(2026, 1, 5)
2026-01-05 09:30:00 TOML '2026-01-05 09:30:00'
2026-01-05 09:30:00 TOML::Tiny datetime.datetime(2026, 1, 5, 9, 30)
09:30 TOML '09:30'
09:30 TOML::Tiny '09:30'
inf TOML 'inf'
inf TOML::Tiny inf
T
