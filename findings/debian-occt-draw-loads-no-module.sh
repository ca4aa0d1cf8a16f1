#!/bin/sh
# Debian's DRAW, the command line of Open CASCADE by which STEP and IGES are converted without a window: its modules for shapes and for exchange loaded (pload ALL, or by name), and a board made, as its manual begins.
# Guess: a board of 600 by 400 by 18, that is to say a volume of 4320000.
# Seen (occt-draw 7.6.3): no module can be loaded: it looks for libTKTopTest.so, without the number that the package has in its library's name, libTKTopTest.so.7. The name without a number is in libocct-draw-dev, which occt-draw neither needs nor recommends.
# In a folder of links without numbers all is well.
set -eu
dpkg -s occt-draw >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends occt-draw; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' occt-draw
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for library in /usr/lib/*/libTK*.so.7; do
  name=${library##*/}
  ln -s "$library" "${name%.7}"
done
printf 'pload ALL\nbox b 600 400 18\nputs "volume [regexp -inline {Mass : +[0-9.e+]+} [vprops b]]"\n' > board.tcl
{
  echo "as installed: $(LD_LIBRARY_PATH='' occt-draw -b -f board.tcl 2>&1 | grep -o 'Could not open: [^ ;]*\|volume.*')"
  echo "with links: $(LD_LIBRARY_PATH=$folder occt-draw -b -f board.tcl 2>&1 | grep -o 'Could not open: [^ ;]*\|volume.*')"
} | tee seen
diff seen - <<'T'
as installed: Could not open: libTKTopTest.so
with links: volume {Mass :        4.32e+06}
T
