#!/bin/sh
# A cup for a hinge as FreeCAD keeps it in its paths, bored with half a second at its ground (G82 with P 0.5), and a pause of half a second (G4), written for the controls of machines by its post processors.
# Guess: each machine stays for half a second, in its control's own words, or the post processor says that it cannot.
# Seen (FreeCAD 0.20.2): LinuxCNC's, Beamicon2's, Mach3's and nccad's stay. The ones for Centroid, Dynapath, FABLIN, Smoothie and UCCNC leave out the time of the cup, and of the pause, which is a G4 of no length or none at all.
# Fanuc's cup has P0.500, for a control which counts thousandths of a second there, its pause no length. Those for Marlin and RepRapFirmware write the cup's as G4 S0.5, half a second, and the pause itself as G4 P0.5, half a thousandth of one for these.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s freecad >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends freecad; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' freecad
cd "$folder"
cat > post.py <<'P'
import importlib
import re
import FreeCAD
import Path

document = FreeCAD.newDocument('hinge')
cup = document.addObject('Path::Feature', 'cup')
cup.Path = Path.Path([Path.Command('G0', {'X': 10, 'Y': 20, 'Z': 20}), Path.Command('G82', {'X': 10, 'Y': 20, 'Z': -12, 'R': 5, 'P': 0.5, 'F': 10}), Path.Command('G80'), Path.Command('G4', {'P': 0.5})])
with open('seen', 'w') as seen:
    for control in ['KineticNCBeamicon2', 'centroid', 'dynapath', 'fablin', 'fanuc', 'linuxcnc', 'mach3_mach4', 'marlin', 'nccad', 'rrf', 'smoothie', 'uccnc']:
        importlib.import_module('PathScripts.post.%s_post' % control).export([cup], 'program.nc', '--no-show-editor')
        program = open('program.nc').read()
        bore = re.search(r'G82 [^\n)]*', program).group(0)
        print('%s: cup %s, pauses %s' % (control, re.findall(r'P[\d.]+', bore), re.findall(r'^(?:N\d+ )?(G4\b[^\n]*?) *$', program, re.M)), file=seen)
P
QT_QPA_PLATFORM=offscreen freecadcmd post.py >/dev/null 2>&1
cat seen
diff seen - <<'T'
KineticNCBeamicon2: cup ['P0.500'], pauses ['G4 P0.500']
centroid: cup [], pauses ['G4']
dynapath: cup [], pauses ['G4']
fablin: cup [], pauses ['G4']
fanuc: cup ['P0.500'], pauses ['G4']
linuxcnc: cup ['P0.500'], pauses ['G4 P0.500']
mach3_mach4: cup ['P0.500'], pauses ['G4 P0.500']
marlin: cup ['P0.5'], pauses ['G4 S0.5', 'G4 P0.5']
nccad: cup ['P0.5'], pauses ['G4 P0.5']
rrf: cup ['P0.5'], pauses ['G4 S0.5', 'G4 P0.5']
smoothie: cup [], pauses ['G4']
uccnc: cup [], pauses ['G4']
T
