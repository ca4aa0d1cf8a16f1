#!/bin/sh
# A panel in IFC as triangles (IfcTriangulatedFaceSet), whose corners are numbered twice: triangles name 1 to 8, and a list (PnIndex) says which points of the file these are, 9 to 16, as several parts share one list of points. Once without that list, too.
# Guess: readers of IFC draw both panels, 600 by 400 by 18 and 4320 cm3, or say that they do not know the list.
# Seen: both draw the one without the list. With it web-ifc 0.0.78 and @ifc-lite/geometry 7.4.0 look the numbers of the triangles up among the points at once, and draw another part of the file's points, here a small one, without a word.
. "$(dirname "$0")/shared/sizes-of-ifc.sh"
sizes <<'J'
  'without list': `#33=IFCTRIANGULATEDFACESET(#80,$,.T.,((1,3,2),(1,4,3),(5,6,7),(5,7,8),(1,2,6),(1,6,5),(2,3,7),(2,7,6),(3,4,8),(3,8,7),(4,1,5),(4,5,8)),$); #80=IFCCARTESIANPOINTLIST3D(((0.,0.,0.),(600.,0.,0.),(600.,400.,0.),(0.,400.,0.),(0.,0.,18.),(600.,0.,18.),(600.,400.,18.),(0.,400.,18.)));`,
  'with list': `#33=IFCTRIANGULATEDFACESET(#80,$,.T.,((1,3,2),(1,4,3),(5,6,7),(5,7,8),(1,2,6),(1,6,5),(2,3,7),(2,7,6),(3,4,8),(3,8,7),(4,1,5),(4,5,8)),(9,10,11,12,13,14,15,16)); #80=IFCCARTESIANPOINTLIST3D(((0.,0.,0.),(30.,0.,0.),(30.,20.,0.),(0.,20.,0.),(0.,0.,10.),(30.,0.,10.),(30.,20.,10.),(0.,20.,10.),(0.,0.,0.),(600.,0.,0.),(600.,400.,0.),(0.,400.,0.),(0.,0.,18.),(600.,0.,18.),(600.,400.,18.),(0.,400.,18.)));`,
J
diff seen - <<'T'
without list, web-ifc: 600x400x18, 4320 cm3
without list, @ifc-lite: 600x400x18, 4320 cm3
with list, web-ifc: 30x20x10, 6 cm3
with list, @ifc-lite: 30x20x10, 6 cm3
T
