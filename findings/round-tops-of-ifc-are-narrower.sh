#!/bin/sh
# A round top in IFC, 1200 in diameter and 18 thick (20358 cm3), and one that is an ellipse, 1200 by 800 (13572 cm3).
# Guess: a circle becomes a polygon, but a fine one: the top is 1200 wide by a millimetre, its volume right by one in a hundred.
# Seen: @ifc-lite/geometry 7.4.0 has 1200 and half a hundredth less; of the ellipse that is a profile it draws nothing, and says so. web-ifc 0.0.78, unless told otherwise (CIRCLE_SEGMENTS, 12), has a polygon of eleven sides: 1176 by 1188, 1176 by 792, five hundredths less.
# An odd number of sides makes what is alike on both sides unlike.
. "$(dirname "$0")/shared/sizes-of-ifc.sh"
sizes <<'J'
  round: `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,18.); #34=IFCCIRCLEPROFILEDEF(.AREA.,$,#61,600.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((600.,600.));`,
  ellipse: `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,18.); #34=IFCELLIPSEPROFILEDEF(.AREA.,$,#61,600.,400.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((600.,400.));`,
J
diff seen - <<'T'
round, web-ifc: 1176x1188x18, 19268 cm3
round, @ifc-lite: 1200x1200x18, 20254 cm3
ellipse, web-ifc: 1176x792x18, 12846 cm3
ellipse, @ifc-lite: nothing, which it says
T
