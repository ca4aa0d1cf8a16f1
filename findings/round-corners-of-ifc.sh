#!/bin/sh
# Parts of furniture in IFC, the format of buildings: a worktop of 600 by 400 by 18 with corners of radius 100 (4165 cm3; 4320 without), and a metre of a rail in C, once with sharp and once with round bends (624 cm3, and little less).
# Guess: what reads IFC draws corners, or says that it leaves them out.
# Seen: @ifc-lite/geometry 7.4.0 draws the worktop's, and the rail without the bends. web-ifc 0.0.78, with which most viewers of IFC in browsers are built, has the worktop's corners sharp, and of the rail with round bends nothing. Neither says anything.
. "$(dirname "$0")/shared/sizes-of-ifc.sh"
sizes <<'J'
  'sharp worktop': `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,18.); #34=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,600.,400.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((300.,200.));`,
  'round worktop': `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,18.); #34=IFCROUNDEDRECTANGLEPROFILEDEF(.AREA.,$,#61,600.,400.,100.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((300.,200.));`,
  'sharp rail': `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,1000.); #34=IFCCSHAPEPROFILEDEF(.AREA.,$,#61,100.,50.,3.,10.,$); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((25.,50.));`,
  'round rail': `#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,1000.); #34=IFCCSHAPEPROFILEDEF(.AREA.,$,#61,100.,50.,3.,10.,5.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((25.,50.));`,
J
diff seen - <<'T'
sharp worktop, web-ifc: 600x400x18, 4320 cm3
sharp worktop, @ifc-lite: 600x400x18, 4320 cm3
round worktop, web-ifc: 600x400x18, 4320 cm3
round worktop, @ifc-lite: 600x400x18, 4159 cm3
sharp rail, web-ifc: 50x100x1000, 624 cm3
sharp rail, @ifc-lite: 50x100x1000, 624 cm3
round rail, web-ifc: 50x0x1000, 0 cm3
round rail, @ifc-lite: 50x100x1000, 624 cm3
T
