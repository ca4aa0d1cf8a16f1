#!/bin/sh
# An article as JSON, with a price of 1234567.89 (double), a weight of 0.0000004 t (float) and one of 0.0000000000004 (double), made a FlatBuffer by flatc and JSON again.
# Guess: the same numbers in the shortest form: a float holds 4e-7 with seven digits and a double the rest.
# Seen (flatc 2.0.8): the small weights come back as 0.0, since it writes six digits behind the point for a float and twelve for a double; the price as 1234567.889999999898. The buffer itself has them right, as Python sees.
set -eu
packages='flatbuffers-compiler'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > article.fbs <<'X'
table Article { name:string; price:double; weight:float; share:double; }
root_type Article;
X
echo '{"name":"门","price":1234567.89,"weight":0.0000004,"share":0.0000000000004}' > article.json
flatc -b article.fbs article.json
rm article.json
flatc --json --strict-json --natural-utf8 --raw-binary article.fbs -- article.bin
cat > a.py <<'P'
import struct
data = open('article.bin', 'rb').read()
print(struct.pack('<d', 1234567.89) in data, struct.pack('<f', 4e-7) in data, struct.pack('<d', 4e-13) in data)
P
{
  tr -d ' \n' < article.json
  echo
  /usr/bin/python3 a.py
} | tee seen
diff seen - <<'T'
{"name":"门","price":1234567.889999999898,"weight":0.0,"share":0.0}
True True True
T
