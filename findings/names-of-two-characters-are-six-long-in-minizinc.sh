#!/bin/sh
# A cutting plan's list printed by MiniZinc in columns: the length of 橱柜 and of ab (string_length), both set to a width of eight (format_justify_string), and joined; and the power -2^2.
# Guess: 2 and 2, columns of the same width in signs, as texts of the language are in UTF-8 and printed right; -2^2 is -4.
# Seen (minizinc 2.6.4): 橱柜 is six long, so that its column is four signs narrower; joined texts are right. -2^2 is 4, and 0 - 2^2 is -4.
set -eu
for package in minizinc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' minizinc
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > plan.mzn <<'M'
solve satisfy;
output ["\(string_length("橱柜")) \(string_length("ab"))\n",
  "[", format_justify_string(8, "橱柜"), "]\n", "[", format_justify_string(8, "ab"), "]\n",
  join(", ", ["橱柜", "门"]), "\n", "\(-2^2) \(0 - 2^2)\n"];
M
minizinc --solver gecode plan.mzn 2>said | grep -v '^---\|^===' | tee seen
diff seen - <<'T'
6 2
[  橱柜]
[      ab]
橱柜, 门
4 -4
T
