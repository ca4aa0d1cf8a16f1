#!/bin/sh
# Three bores of a panel as FreeCAD keeps them in its paths, a cup for a hinge (G82), a deep one in steps (G83) and a plain one (G81), and then a move above the panel, written for a ShopBot (opensbp) and for a Roland (rml).
# Guess: both machines make three bores, in words of their own, or the post processor says that it cannot; the move stays above.
# Seen (FreeCAD 0.20.2): for ShopBot there is no bore at all, without a word, and the moves are as they were. For Roland the last bore alone is there, and the move
# after it is made with the tool down (PD), a groove across the panel.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s freecad >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad
cd "$folder"
cat > post.py <<'P'
import importlib
import FreeCAD
import Path

document = FreeCAD.newDocument('panel')
bores = document.addObject('Path::Feature', 'bores')
bores.Path = Path.Path([
    Path.Command('G0', {'X': 10, 'Y': 20, 'Z': 20}),
    Path.Command('G82', {'X': 10, 'Y': 20, 'Z': -12, 'R': 5, 'P': 0.5, 'F': 10}),
    Path.Command('G83', {'X': 42, 'Y': 20, 'Z': -12, 'R': 5, 'Q': 4, 'F': 10}),
    Path.Command('G81', {'X': 74, 'Y': 20, 'Z': -12, 'R': 5, 'F': 10}),
    Path.Command('G80'),
    Path.Command('G1', {'X': 100, 'Y': 20, 'F': 25}),
])
with open('seen', 'w') as seen:
    for machine in ['opensbp', 'rml']:
        importlib.import_module('PathScripts.post.%s_post' % machine).export([bores], machine, '--no-show-editor')
        print('%s: %s' % (machine, ' '.join(line for line in open(machine).read().split('\n') if line and line[0] != "'")), file=seen)
P
QT_QPA_PLATFORM=offscreen freecadcmd post.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
opensbp: J3,10.0000,20.0000,20.0000 MS,25.000000, MX,100.0000
rml: PA;PA; !MC1; VS2.0; !VZ1.0; PU400,800; PU; !VZ10.0; PU2960,800; Z2960,800,-480; PU; VS25.0; !VZ25.0; PD4000,800; !MC0; H;
T
