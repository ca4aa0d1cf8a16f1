#!/bin/sh
# The next number of an order, by succ of D's std.string, which its documentation likens to the successor of a row of letters and digits: after 9 and 99, behind Chinese, behind a hyphen, and alone.
# Guess: 10 and 100, as Ruby's succ has it: 报价9 is followed by 报价10.
# Seen (LDC 1.30): alone, 9 is followed by 10. Behind a hyphen or a character that is no letter of ASCII, the carry is lost: 报价9 is followed by 报价0, 2026-9 by 2026-0, 报价99 by 报价00. With a letter before the number, the letter takes the carry: A9 B0, as documented.
set -eu
dpkg -s ldc >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ldc; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ldc
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > shown.d <<'D'
import std.stdio, std.string;
void main() {
  foreach (number; ["9", "99", "A9", "报价8", "报价9", "报价99", "2026-9", "-9", "柜 9"])
    writeln(number, ": ", number.succ);
}
D
ldc2 -of=shown shown.d
./shown | tee seen
diff seen - <<'T'
9: 10
99: 100
A9: B0
报价8: 报价9
报价9: 报价0
报价99: 报价00
2026-9: 2026-0
-9: -0
柜 9: 柜 0
T
