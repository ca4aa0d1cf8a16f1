#!/bin/sh
# Words of an English list of materials and goods that end in s and are no plurals, asked by python3-inflect for their singular (singular_noun: "returns False if the word is not plural").
# Guess: False for glass, brass, lens, mattress, truss, canvas and stainless, and the singular of hinges, shelves and boxes.
# Seen: glas, bras, len, mattres, trus, canva and stainles; the plurals are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-inflect >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-inflect; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-inflect
cd "$folder"
cat > ask.py <<'P'
import inflect
engine = inflect.engine()
for word in ('glass', 'brass', 'lens', 'mattress', 'truss', 'canvas', 'chassis', 'stainless', 'hinges', 'shelves', 'boxes'):
    print(word, engine.singular_noun(word))
P
{
  /usr/bin/python3 ask.py
} | tee seen
diff seen - <<'T'
glass glas
brass bras
lens len
mattress mattres
truss trus
canvas canva
chassis chassis
stainless stainles
hinges hinge
shelves shelf
boxes box
T
