#!/bin/sh
# A program for a boring machine as post processors for most controls write it: a cup for a hinge, bored with half a second at its ground (G82 with P500, thousandths of a
# second), and a panel whose thickness is set in a variable, and twice that in a second one of the same line.
# Guess: LinuxCNC, which reads the same words, stays for half a second, and has 18 and 36, or refuses the line.
# Seen (LinuxCNC 2.9.0 pre, its interpreter rs274): it stays for 500 seconds with the tool in the wood. The second variable is calculated from what the first was before the
# line, 0, without a word, so that the board is cut at its own edge. Program number, comments in Chinese, G98 and G99 are read as meant.
set -eu
dpkg -s linuxcnc-uspace >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends linuxcnc-uspace; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' linuxcnc-uspace
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > cup.ngc <<'T'
%
O0001 (门板 18)
G21 G90 G0 Z20
G99 G82 X22.5 Y100 Z-13 R2 P500 F800
G80
#1=18 #2=[2*#1]
G0 X#2
M30
%
T
rs274 -g cup.ngc 2>/dev/null | sed -nE 's/.*(DWELL|STRAIGHT_[A-Z]+)\(([^,)]*),?([^,)]*),?([^,)]*).*/\1 \2\3\4/p' | tee seen
diff seen - <<'T'
STRAIGHT_TRAVERSE 0.0000 0.0000 20.0000
STRAIGHT_TRAVERSE 22.5000 100.0000 20.0000
STRAIGHT_TRAVERSE 22.5000 100.0000 2.0000
STRAIGHT_FEED 22.5000 100.0000 -13.0000
DWELL 500.0000
STRAIGHT_TRAVERSE 22.5000 100.0000 2.0000
STRAIGHT_TRAVERSE 0.0000 100.0000 2.0000
T
