#!/bin/sh
# A metre of the tube of a table's frame in IFC, 50 by 30 with a wall of 2 (IfcRectangleHollowProfileDef): with sharp edges, 304 cm3, and with round ones, 5 outside and 3 inside, 290 cm3.
# Guess: readers of IFC draw a tube each time.
# Seen: web-ifc 0.0.78 does. @ifc-lite/geometry 7.4.0 draws the sharp one; the round one has 1874 cm3, more than a solid bar (1500), as its hollow is added instead of taken away. Neither says anything; a weight calculated from it is six times the real one.
. "$(dirname "$0")/shared/sizes-of-ifc.sh"
sizes <<'J'
  sharp: `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,1000.); #34=IFCRECTANGLEHOLLOWPROFILEDEF(.AREA.,$,#61,50.,30.,2.,$,$); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((25.,15.));`,
  round: `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,1000.); #34=IFCRECTANGLEHOLLOWPROFILEDEF(.AREA.,$,#61,50.,30.,2.,3.,5.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((25.,15.));`,
J
diff seen - <<'T'
sharp, web-ifc: 50x30x1000, 304 cm3
sharp, @ifc-lite: 50x30x1000, 304 cm3
round, web-ifc: 50x30x1000, 290 cm3
round, @ifc-lite: 50x30x1000, 1874 cm3
T
