#!/bin/sh
# Stocks by names of parts, 柜, one of two words, side panel, and one with a dot, a.b, written in TOML by toml of Ruby, TOML of Perl, toml-rb, TOML::Tiny and python3-toml; read by tomllib of Python.
# Guess: the names in quotation marks: a bare key has Latin letters, digits, dashes and underscores only (TOML 0.4 and 1.0, keys).
# Seen: toml-rb, TOML::Tiny and python3-toml write them so. toml of Ruby and TOML of Perl (Debian 12) write them bare, so that tomllib refuses the file, and a.b so that it is read as b within a.
set -eu
packages='libtoml-perl libtoml-tiny-perl python3-toml ruby-toml ruby-toml-rb'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
for name in door 柜 'side panel' a.b; do
  ruby -rtoml -e 'puts TOML::Generator.new(ARGV[0] => 18).body' "$name" > toml
  ruby -rtoml-rb -e 'puts TomlRB.dump(ARGV[0] => 18)' "$name" > toml-rb
  perl -CAO -MTOML -e 'print TOML::to_toml({ $ARGV[0] => 18 })' "$name" > TOML
  perl -CAO -MTOML::Tiny -e 'print TOML::Tiny::to_toml({ $ARGV[0] => 18 })' "$name" > TOML-Tiny
  /usr/bin/python3 -c "import sys, toml; print(toml.dumps({sys.argv[1]: 18}))" "$name" > python3-toml
  for file in toml TOML toml-rb TOML-Tiny python3-toml; do
    /usr/bin/python3 -c "
import sys, tomllib
try:
    print(sys.argv[1], sys.argv[2], tomllib.load(open(sys.argv[2], 'rb')))
except tomllib.TOMLDecodeError:
    print(sys.argv[1], sys.argv[2], 'refused')
" "$name" "$file"
  done
done | tee seen
diff seen - <<'T'
door toml {'door': 18}
door TOML {'door': 18}
door toml-rb {'door': 18}
door TOML-Tiny {'door': 18}
door python3-toml {'door': 18}
柜 toml refused
柜 TOML refused
柜 toml-rb {'柜': 18}
柜 TOML-Tiny {'柜': 18}
柜 python3-toml {'柜': 18}
side panel toml refused
side panel TOML refused
side panel toml-rb {'side panel': 18}
side panel TOML-Tiny {'side panel': 18}
side panel python3-toml {'side panel': 18}
a.b toml {'a': {'b': 18}}
a.b TOML {'a': {'b': 18}}
a.b toml-rb {'a.b': 18}
a.b TOML-Tiny {'a.b': 18}
a.b python3-toml {'a.b': 18}
T
