# Shared by the findings about IFC, which source it: sizes draws the bodies of parts on its input, entries of an object of JavaScript, with web-ifc and with @ifc-lite/geometry, and prints their measures and volumes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @ifc-lite/geometry@7.4.0 web-ifc@0.0.78
cat > draw.mjs <<'J'
import { createRequire } from 'node:module';
import { GeometryProcessor } from '@ifc-lite/geometry';
import { bodies } from './bodies.mjs';

const said = [];
const say = console.log;
for (const method of ['log', 'info', 'warn', 'error', 'debug']) console[method] = (...words) => said.push(words.join(' '));
const { IfcAPI } = createRequire(import.meta.url)('web-ifc');
const api = new IfcAPI();
await api.Init();
// A part of a model in millimetres and degrees: #33 is its body, #3 no displacement, #4 the origin, #35 upwards.
const model = (body) => new TextEncoder().encode(`ISO-10303-21;
HEADER;FILE_DESCRIPTION((''),'2;1');FILE_NAME('','',(''),(''),'','','');FILE_SCHEMA(('IFC4'));ENDSEC;
DATA;
#1=IFCPROJECT('0YvctVUKr0kugbFTf53O9L',$,'p',$,$,$,$,(#2),#12); #2=IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#3,$); #3=IFCAXIS2PLACEMENT3D(#4,$,$);
#4=IFCCARTESIANPOINT((0.,0.,0.)); #5=IFCSITE('0YvctVUKr0kugbFTf53O9M',$,'s',$,$,#6,$,$,.ELEMENT.,$,$,$,$,$); #6=IFCLOCALPLACEMENT($,#3);
#7=IFCRELAGGREGATES('0YvctVUKr0kugbFTf53O9N',$,$,$,#1,(#5)); #8=IFCRELCONTAINEDINSPATIALSTRUCTURE('0YvctVUKr0kugbFTf53O9P',$,$,$,(#30),#5); #10=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);
#11=IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.); #12=IFCUNITASSIGNMENT((#10,#11)); #30=IFCFURNITURE('0YvctVUKr0kugbFTf53O9Q',$,'a',$,$,#6,#31,$,$);
#31=IFCPRODUCTDEFINITIONSHAPE($,$,(#32)); #32=IFCSHAPEREPRESENTATION(#2,'Body','SweptSolid',(#33)); #35=IFCDIRECTION((0.,0.,1.));
${body}
ENDSEC;
END-ISO-10303-21;
`);
const measure = (meshes) => {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  let volume = 0;
  for (const { point, corners } of meshes) {
    for (let at = 0; at < corners.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => point(corners[at + corner]));
      for (const place of [a, b, c]) place.forEach((value, axis) => { least[axis] = Math.min(least[axis], value); most[axis] = Math.max(most[axis], value); });
      volume += (a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])) / 6;
    }
  }
  if (least[0] === Infinity) return 'nothing';
  // Height is the second axis there.
  const [wide, high, deep] = most.map((value, axis) => Math.round((value - least[axis]) * 1000));
  return `${wide}x${deep}x${high}, ${(volume * 1e6).toFixed()} cm3`;
};
const webIfc = (file) => {
  const id = api.OpenModel(file);
  const meshes = [];
  api.StreamAllMeshes(id, ({ geometries }) => {
    for (let index = 0; index < geometries.size(); index += 1) {
      const { geometryExpressID, flatTransformation: m } = geometries.get(index);
      const geometry = api.GetGeometry(id, geometryExpressID);
      const places = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const corners = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
      meshes.push({ corners, point: (corner) => { const [x, y, z] = places.slice(6 * corner, 6 * corner + 3); return [0, 1, 2].map((axis) => m[axis] * x + m[4 + axis] * y + m[8 + axis] * z + m[12 + axis]); } });
    }
  });
  return measure(meshes);
};
const lite = async (file) => {
  const processor = new GeometryProcessor();
  await processor.init();
  const { meshes } = await processor.process(file);
  return measure(meshes.map(({ positions, indices }) => ({ corners: indices, point: (corner) => [...positions.slice(3 * corner, 3 * corner + 3)] })));
};
for (const [what, body] of Object.entries(bodies)) {
  for (const [name, read] of [['web-ifc', webIfc], ['@ifc-lite', lite]]) {
    said.length = 0;
    const seen = await read(model(body));
    say(`${what}, ${name}: ${seen}${said.some((words) => /error|dropped|unsupported/i.test(words)) ? ', which it says' : ''}`);
  }
}
process.exit(0);
J
sizes() {
  { echo 'export const bodies = {'; cat; echo '};'; } > bodies.mjs
  node draw.mjs 2>/dev/null | tee seen
}
