#!/bin/sh
# Lines of an order that are plain texts, "__A__" (a class of boards), "--18--", "[[柜]]" and "==合计==", written by Pandoc from HTML in the markup of Haddock, and read again by Pandoc; and "/18/" and "@18@".
# Guess: the same plain texts: Haddock has a backslash for that (its manual, Special characters), which Pandoc's writer uses.
# Seen (Pandoc 2.17.1.1): slashes and at signs are escaped; the rest becomes bold, an item of a list, a term of a list of definitions, and a heading. Muse holds all.
set -eu
packages='pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
{
  while read -r text; do
    for format in haddock muse; do
      printf '<p>%s</p>' "$text" | pandoc -f html -t "$format" > written
      read=$(pandoc -f "$format" -t html written | tr -d '\n')
      [ "$read" = "<p>$text</p>" ] && read=same
      echo "$text in $format: $read"
    done
  done
} > seen <<'L'
__A__
--18--
[[柜]]
==合计==
/18/
@18@
L
cat seen
diff seen - <<'T'
__A__ in haddock: <p><strong>A</strong></p>
__A__ in muse: same
--18-- in haddock: <ul><li><p>-18--</p></li></ul>
--18-- in muse: same
[[柜]] in haddock: <dl><dt>[柜</dt><dd><p>]</p></dd></dl>
[[柜]] in muse: same
==合计== in haddock: <h2>合计==</h2>
==合计== in muse: same
/18/ in haddock: same
/18/ in muse: same
@18@ in haddock: same
@18@ in muse: same
T
