#!/bin/sh
# A list of parts that a scene of POV-Ray writes for the works (#fopen, #write) and reads from it (#read): 橡木 A板, 18; with charset utf8, in which the program counts and knows each character.
# Guess: the file has the name as it is in the scene, in UTF-8; and what is read from a file in UTF-8 is the name.
# Seen (povray 3.7.0): the scene knows the four characters of 橡木A板; in the file each of them is a blank, as in what it says on the screen, and no warning is given. Read back from a file in UTF-8 the name is whole.
set -eu
dpkg -s povray >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends povray; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' povray
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '"橡木A板",18\n' > read.csv
cat > list.pov <<'S'
#version 3.7;
global_settings { assumed_gamma 1 charset utf8 }
#declare Name = "橡木A板";
#fopen List "written.csv" write
#write(List, "\"", Name, "\",18\n")
#fclose List
#fopen List "read.csv" read
#read(List, Read, Thickness)
#debug concat("in the scene: ", str(strlen(Name), 0, 0), " characters, the first ", str(asc(Name), 0, 0), "\n")
#debug concat("read: ", str(strlen(Read), 0, 0), " characters, the first ", str(asc(Read), 0, 0), ", ", str(Thickness, 0, 0), " mm\n")
#debug concat("on the screen: ", Name, "|\n")
sphere { 0, 1 }
S
povray +Ilist.pov -D -F +W4 +H3 >said 2>&1
{
  grep -a '^in the scene\|^read: \|^on the screen' said
  echo "in the file: $(cat written.csv)"
  echo "warnings: $(grep -aci 'parse warning' said || true)"
} | tee seen
diff seen - <<'T'
in the scene: 4 characters, the first 27233
read: 4 characters, the first 27233, 18 mm
on the screen:   A |
in the file: "  A ",18
warnings: 0
T
