#!/bin/sh
# A part as JSON with Chinese keys (名称, 价格, 货号 and 备注说明), read by jsondecode of GNU Octave, as MATLAB has it.
# Guess: a field for each key, in whatever name, or an error; four values.
# Seen: octave 7.3.0 makes names of fields by an underscore for each byte that it does not like: three keys of two characters are one field, x______, which holds the last value; name and price are gone,
# without a word. Only with "makeValidName", false each key is kept.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s octave >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends octave; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' octave
cd "$folder"
export LC_ALL=C.UTF-8
cat > read.m <<'M'
text = '{"名称":"侧板","价格":89.5,"货号":"A1","备注说明":"加急"}';
part = jsondecode(text);
disp(strjoin(fieldnames(part)', ' '));
disp(jsonencode(part));
disp(jsonencode(jsondecode(text, 'makeValidName', false)));
M
octave-cli -qf read.m | tee seen
diff seen - <<'T'
x______ x____________
{"x______":"A1","x____________":"加急"}
{"名称":"侧板","价格":89.5,"货号":"A1","备注说明":"加急"}
T
