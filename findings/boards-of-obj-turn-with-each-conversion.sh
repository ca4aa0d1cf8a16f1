#!/bin/sh
# A board of 600 by 400 by 18 as OBJ, made into OBJ again by OpenSceneGraph's osgconv (which thins and joins models), four times over, and into STL.
# Guess: OBJ into OBJ is as it was: 600 by 400 by 18.
# Seen (OpenSceneGraph 3.6.5): reading OBJ turns it upright, writing does not turn it back: 600 by 18 by 400 with the heights below nought, then 600 by 400 by 18 turned by half, and as it was after four. STL has it turned, too.
set -eu
dpkg -s openscenegraph >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends openscenegraph; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' openscenegraph
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '%s\n' 'v 0 0 0' 'v 600 0 0' 'v 600 400 0' 'v 0 400 0' 'v 0 0 18' 'v 600 0 18' 'v 600 400 18' 'v 0 400 18' 'f 4 3 2 1' 'f 5 6 7 8' 'f 1 2 6 5' 'f 2 3 7 6' 'f 3 4 8 7' 'f 4 1 5 8' > 0.obj
extent() {
  awk -v name="$1" -v word="$2" '$1 == word {
      for (axis = 1; axis <= 3; axis++) { value = $(axis + 1) + 0; if (!count || value < least[axis]) least[axis] = value; if (!count || value > most[axis]) most[axis] = value }
      count++ }
    END { print name ": " least[1] " to " most[1] ", " least[2] " to " most[2] ", " least[3] " to " most[3] }' "$3"
}
{
  extent 'at first' v 0.obj
  for time in 1 2 3 4; do
    osgconv "$((time - 1)).obj" "$time.obj" >/dev/null 2>&1
    extent "OBJ, $time" v "$time.obj"
  done
  osgconv 0.obj board.stl >/dev/null 2>&1
  extent STL vertex board.stl
} | tee seen
diff seen - <<'T'
at first: 0 to 600, 0 to 400, 0 to 18
OBJ, 1: 0 to 600, -18 to 0, 0 to 400
OBJ, 2: 0 to 600, -400 to 0, -18 to 0
OBJ, 3: 0 to 600, 0 to 18, -400 to 0
OBJ, 4: 0 to 600, 0 to 400, 0 to 18
STL: 0 to 600, -18 to 0, 0 to 400
T
