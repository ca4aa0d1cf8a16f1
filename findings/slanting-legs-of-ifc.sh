#!/bin/sh
# A leg of 40 by 40 in IFC, 700 long (Depth), straight up (1120 cm3), and slanting by 45 degrees, direction (1, 0, 1): 700 along that direction, as the format has it, so that it ends 495 higher and 495 to the side, 792 cm3.
# Guess: readers of IFC take the direction for a direction alone, whatever the length of its numbers: (1, 0, 1) is as (0.707, 0, 0.707).
# Seen: @ifc-lite/geometry 7.4.0 does. web-ifc 0.0.78 multiplies the length by the numbers: the leg goes 700 up and 700 to the side, 990 long, with 1120 cm3; written as 0.707 it is right.
. "$(dirname "$0")/shared/sizes-of-ifc.sh"
sizes <<'J'
  straight: `#33=IFCEXTRUDEDAREASOLID(#34,#3,#63,700.); #34=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,40.,40.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((20.,20.)); #63=IFCDIRECTION((0.,0.,1.));`,
  'slanting by 1': `#33=IFCEXTRUDEDAREASOLID(#34,#3,#63,700.); #34=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,40.,40.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((20.,20.)); #63=IFCDIRECTION((1.,0.,1.));`,
  'slanting by 0.707': `#33=IFCEXTRUDEDAREASOLID(#34,#3,#63,700.); #34=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,40.,40.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((20.,20.)); #63=IFCDIRECTION((0.70710678,0.,0.70710678));`,
  'straight by 2': `#33=IFCEXTRUDEDAREASOLID(#34,#3,#63,700.); #34=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,40.,40.); #61=IFCAXIS2PLACEMENT2D(#62,$); #62=IFCCARTESIANPOINT((20.,20.)); #63=IFCDIRECTION((0.,0.,2.));`,
J
diff seen - <<'T'
straight, web-ifc: 40x40x700, 1120 cm3
straight, @ifc-lite: 40x40x700, 1120 cm3
slanting by 1, web-ifc: 740x40x700, 1120 cm3
slanting by 1, @ifc-lite: 535x40x495, 792 cm3
slanting by 0.707, web-ifc: 535x40x495, 792 cm3
slanting by 0.707, @ifc-lite: 535x40x495, 792 cm3
straight by 2, web-ifc: 40x40x1400, 2240 cm3
straight by 2, @ifc-lite: 40x40x700, 1120 cm3
T
