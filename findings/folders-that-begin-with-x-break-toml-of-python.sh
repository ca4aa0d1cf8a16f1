#!/bin/sh
# Folders of drawings in Windows, D:\new, D:\x18 and \x41, written in TOML by python3-toml of Python, toml-rb of Ruby and TOML::Tiny of Perl, read by tomllib of Python.
# Guess: the folders: each backslash is written as two (TOML, basic strings).
# Seen: of Ruby's and Perl's writers so. python3-toml of Debian 12 writes D:\new right, but takes \x for an escape of its own: of D:\x18 it writes a file that is refused, and \x41 comes back as A.
set -eu
packages='libtoml-tiny-perl python3-toml ruby-toml-rb'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for drawings in 'D:\new' 'D:\x18' '\x41' 'D:\new\x18'; do
  /usr/bin/python3 -c "import sys, toml; toml.dump({'folder': sys.argv[1]}, open('python3-toml', 'w'))" "$drawings"
  ruby -rtoml-rb -e 'File.write("toml-rb", TomlRB.dump("folder" => ARGV[0]))' "$drawings"
  perl -MTOML::Tiny -e 'print TOML::Tiny::to_toml({ folder => $ARGV[0] })' "$drawings" > TOML-Tiny
  for file in python3-toml toml-rb TOML-Tiny; do
    /usr/bin/python3 -c "
import sys, tomllib
drawings, file = sys.argv[1:]
try:
    read = tomllib.load(open(file, 'rb'))['folder']
    print(drawings, file, 'the same' if read == drawings else repr(read))
except tomllib.TOMLDecodeError:
    print(drawings, file, 'refused')
" "$drawings" "$file"
  done
done | tee seen
diff seen - <<'T'
D:\new python3-toml the same
D:\new toml-rb the same
D:\new TOML-Tiny the same
D:\x18 python3-toml refused
D:\x18 toml-rb the same
D:\x18 TOML-Tiny the same
\x41 python3-toml 'A'
\x41 toml-rb the same
\x41 TOML-Tiny the same
D:\new\x18 python3-toml refused
D:\new\x18 toml-rb the same
D:\new\x18 TOML-Tiny the same
T
