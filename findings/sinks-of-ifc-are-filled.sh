#!/bin/sh
# Parts of a kitchen in IFC, the format of buildings: a worktop of 600 by 400 by 18 with a cut-out of 400 by 200 for the sink, as an outline with a hole and as one body less another (2880 cm3 each); a metre of a square tube for its
# frame, 50 by 30 with a wall of 2 (304 cm3), and of a rail in C (624 cm3).
# Guess: assimp, which reads IFC, draws hole and hollow, or says what it leaves out.
# Seen (assimp 5.2.5): the outline's hole is filled, and the tube is a solid bar, without a word even if asked for warnings (-l -v). The body less another has both as if added up, 6960 cm3 with the outer measures. Only
# the rail, of which it draws nothing, it names. web-ifc 0.0.78 draws all four.
set -eu
. "$(cd "$(dirname "$0")" && pwd)/shared/model-of-ifc.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
model worktop > outline.ifc <<'T'
#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,18.);
#34=IFCARBITRARYPROFILEDEFWITHVOIDS(.AREA.,$,#70,(#80));
#70=IFCPOLYLINE((#71,#72,#73,#74,#71));
#71=IFCCARTESIANPOINT((0.,0.));
#72=IFCCARTESIANPOINT((600.,0.));
#73=IFCCARTESIANPOINT((600.,400.));
#74=IFCCARTESIANPOINT((0.,400.));
#80=IFCPOLYLINE((#81,#84,#83,#82,#81));
#81=IFCCARTESIANPOINT((100.,100.));
#82=IFCCARTESIANPOINT((500.,100.));
#83=IFCCARTESIANPOINT((500.,300.));
#84=IFCCARTESIANPOINT((100.,300.));
T
model worktop > difference.ifc <<'T'
#33=IFCBOOLEANRESULT(.DIFFERENCE.,#90,#91);
#90=IFCEXTRUDEDAREASOLID(#34,#3,#35,18.);
#34=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,600.,400.);
#61=IFCAXIS2PLACEMENT2D(#62,$);
#62=IFCCARTESIANPOINT((300.,200.));
#91=IFCEXTRUDEDAREASOLID(#92,#3,#35,18.);
#92=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,400.,200.);
T
for kind in 'tube IFCRECTANGLEHOLLOWPROFILEDEF(.AREA.,$,#61,50.,30.,2.,$,$)' 'rail IFCCSHAPEPROFILEDEF(.AREA.,$,#61,100.,50.,3.,10.,$,$)'; do
  model frame > "${kind%% *}.ifc" <<T
#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,1000.);
#34=${kind#* };
#61=IFCAXIS2PLACEMENT2D(#62,\$);
#62=IFCCARTESIANPOINT((25.,15.));
T
done
for part in outline difference tube rail; do
  assimp export $part.ifc $part.stl -l -v > said 2>&1
  echo "$part: $(measure $part.stl) $(grep -o 'skipping unknown.*' said || true)"
done | tee seen
diff seen - <<'T'
outline: 600.0 by 400.0 by 18.0 mm, 4320 cm3 
difference: 600.0 by 400.0 by 18.0 mm, 6960 cm3 
tube: 50.0 by 30.0 by 1000.0 mm, 1500 cm3 
rail: nothing skipping unknown IfcParameterizedProfileDef entity, type is IfcCShapeProfileDef
T
