#!/bin/sh
# Names of files matched by globMatch of D's std.path, which is what dirEntries takes: question marks and sets, in Chinese and in English.
# Guess: a question mark is one character, as its documentation says and as shells have it.
# Seen (LDC 1.30): it is one byte of UTF-8: 衣?1.dxf does not match 衣柜1.dxf, 衣???1.dxf does. A set of characters, [柜橱], never matches one of them. With dchar names (UTF-32), both match.
set -eu
dpkg -s ldc >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ldc; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ldc
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > shown.d <<'D'
import std.conv, std.path, std.stdio;
void main() {
  foreach (pair; [["aXb.dxf", "a?b.dxf"], ["衣柜1.dxf", "衣?1.dxf"], ["衣柜1.dxf", "衣???1.dxf"], ["衣柜1.dxf", "衣*1.dxf"], ["aXb.dxf", "a[XY]b.dxf"], ["衣柜1.dxf", "衣[柜橱]1.dxf"], ["衣柜1.dxf", "{衣柜,书桌}1.dxf"]])
    writeln(pair[0], " ", pair[1], ": ", globMatch(pair[0], pair[1]), ", in dchar ", globMatch(pair[0].to!dstring, pair[1].to!dstring));
}
D
ldc2 -of=shown shown.d
./shown | tee seen
diff seen - <<'T'
aXb.dxf a?b.dxf: true, in dchar true
衣柜1.dxf 衣?1.dxf: false, in dchar true
衣柜1.dxf 衣???1.dxf: true, in dchar false
衣柜1.dxf 衣*1.dxf: true, in dchar true
aXb.dxf a[XY]b.dxf: true, in dchar true
衣柜1.dxf 衣[柜橱]1.dxf: false, in dchar true
衣柜1.dxf {衣柜,书桌}1.dxf: true, in dchar true
T
