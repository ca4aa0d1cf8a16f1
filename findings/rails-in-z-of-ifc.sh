#!/bin/sh
# A metre of a rail in Z, as it holds the fronts of sliding doors, in IFC, the format of buildings: 100 high, flanges of 50, 5 thick, on either side of a web of 3: 97 to 103 wide, as one measures flanges with the web or without, and 770 to
# 800 cm3; and one in U beside it, 408 cm3.
# Guess: readers of IFC, which draw the one in U, draw that one so, too, or say that they cannot.
# Seen: @ifc-lite/geometry 7.4.0 has a rail of 103 and 770 cm3. web-ifc 0.0.78, with which most viewers of IFC in browsers are built, has one 50 wide, of 535 cm3, half as wide as it is, without a word.
. "$(dirname "$0")/shared/sizes-of-ifc.sh"
sizes <<'J'
  U: `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,1000.); #34=IFCUSHAPEPROFILEDEF(.AREA.,$,#61,50.,30.,4.,4.,$,$,$); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((15.,25.));`,
  Z: `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,1000.); #34=IFCZSHAPEPROFILEDEF(.AREA.,$,#61,100.,50.,3.,5.,$,$); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((50.,50.));`,
J
diff seen - <<'T'
U, web-ifc: 30x50x1000, 408 cm3
U, @ifc-lite: 30x50x1000, 408 cm3
Z, web-ifc: 50x100x1000, 535 cm3
Z, @ifc-lite: 103x100x1000, 770 cm3
T
