# Shared by the findings about IFC in assimp, which source it: model prints a model in IFC 2x3 with one part, whose body (#33, with what it refers to) is its input; its first word is the part's name,
# its second, if there is one, the unit of lengths in place of millimetres.
model() {
  cat <<T
ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('','',(''),(''),'','','');
FILE_SCHEMA(('IFC2X3'));
ENDSEC;
DATA;
#1=IFCPROJECT('0YvctVUKr0kugbFTf53O9L',#24,'p',\$,\$,\$,\$,(#2),#12);
#2=IFCGEOMETRICREPRESENTATIONCONTEXT(\$,'Model',3,1.E-5,#3,\$);
#3=IFCAXIS2PLACEMENT3D(#4,\$,\$);
#4=IFCCARTESIANPOINT((0.,0.,0.));
#5=IFCSITE('0YvctVUKr0kugbFTf53O9M',#24,'s',\$,\$,#6,\$,\$,.ELEMENT.,\$,\$,\$,\$,\$);
#6=IFCLOCALPLACEMENT(\$,#3);
#7=IFCRELAGGREGATES('0YvctVUKr0kugbFTf53O9N',#24,\$,\$,#1,(#5));
#8=IFCRELCONTAINEDINSPATIALSTRUCTURE('0YvctVUKr0kugbFTf53O9P',#24,\$,\$,(#30),#5);
${2:-#10=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);}
#11=IFCSIUNIT(*,.PLANEANGLEUNIT.,\$,.RADIAN.);
#12=IFCUNITASSIGNMENT((#10,#11));
#20=IFCPERSON(\$,'a',\$,\$,\$,\$,\$,\$);
#21=IFCORGANIZATION(\$,'a',\$,\$,\$);
#22=IFCPERSONANDORGANIZATION(#20,#21,\$);
#23=IFCAPPLICATION(#21,'1','a','a');
#24=IFCOWNERHISTORY(#22,#23,\$,.ADDED.,\$,\$,\$,0);
#30=IFCFURNISHINGELEMENT('0YvctVUKr0kugbFTf53O9Q',#24,'$1',\$,\$,#6,#31,\$);
#31=IFCPRODUCTDEFINITIONSHAPE(\$,\$,(#32));
#32=IFCSHAPEREPRESENTATION(#2,'Body','SweptSolid',(#33));
#35=IFCDIRECTION((0.,0.,1.));
T
  cat
  printf 'ENDSEC;\nEND-ISO-10303-21;\n'
}
# The measures and the volume of a model as STL in metres.
measure() {
  awk '$1 == "vertex" {
    for (axis = 2; axis < 5; axis++) { value = $axis * 1000; corner[count % 3, axis] = value; if (!count || value < least[axis]) least[axis] = value; if (!count || value > most[axis]) most[axis] = value }
    if (++count % 3 == 0) for (axis = 2; axis < 5; axis++) { next1 = axis == 4 ? 2 : axis + 1; next2 = 9 - axis - next1; volume += corner[0, axis] * (corner[1, next1] * corner[2, next2] - corner[1, next2] * corner[2, next1]) / 6 }
  } END { if (!count) print "nothing"; else printf "%.1f by %.1f by %.1f mm, %.0f cm3\n", most[2] - least[2], most[4] - least[4], most[3] - least[3], volume / 1000 }' "$1"
}
