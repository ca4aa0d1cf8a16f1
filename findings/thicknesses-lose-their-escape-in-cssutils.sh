#!/bin/sh
# Rules for boards by thickness, whose class is 18mm (.\31 8mm in CSS, as CSS.escape writes it) and 2.5米 (.\32 \.5米), read and written by cssutils, and put to cssselect, which reads selectors as browsers do.
# Guess: the same selectors, or others that mean the same.
# Seen: .18mm and .2\.5米: the escape of the first digit is undone, and no selector begins so: cssselect refuses both, as browsers leave out such rules. As they were it reads them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-cssselect python3-cssutils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-cssselect python3-cssutils
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > boards.css <<'C'
.\31 8mm { top: 0 }
.\32 \.5米 { top: 0 }
.门板 { top: 0 }
C
cat > write.py <<'P'
import logging
import cssselect
import cssutils

cssutils.log.setLevel(logging.CRITICAL)

def told(selector):
    try:
        return 'class ' + cssselect.parse(selector)[0].parsed_tree.class_name
    except cssselect.SelectorSyntaxError:
        return 'refused'

given = [line.split(' {')[0] for line in open('boards.css', encoding='utf-8')]
written = [rule.selectorText for rule in cssutils.parseFile('boards.css', encoding='utf-8') if rule.type == rule.STYLE_RULE]
for before, after in zip(given, written):
    print('%s: %s; written %s: %s' % (before, told(before), after, told(after)))
P
{
  /usr/bin/python3 write.py
} | tee seen
diff seen - <<'T'
.\31 8mm: class 18mm; written .18mm: refused
.\32 \.5米: class 2.5米; written .2\.5米: refused
.门板: class 门板; written .门板: class 门板
T
