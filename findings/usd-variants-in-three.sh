#!/bin/sh
# A cabinet as USD in its text form, as shops hand it out for augmented reality, in millimetres, Z upwards, with what makes USD more than a mesh: a variant of its width (800 chosen, not
# 400), a door made invisible, a shelf that is not active, a guide for the fitter, a panel from a class, and a plinth put in its place by an operation with a name of its own.
# Guess: three.js, whose USDLoader reads units, axes, references and variants, has the cabinet of 800 with panel and plinth in place, and nothing of the other three.
# Seen (three.js 0.187.0): units, axes and references are right. Of the variants it has none, and so no cabinet at all; nor the panel. Door, shelf and guide are there and visible; and
# of the plinth the operation xformOp:translate:place has no effect, while one which the list xformOpOrder leaves out, so that it should have none, has.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact three@0.187.0
cat > read.mjs <<'J'
import { Box3 } from 'three';
import { USDLoader } from 'three/examples/jsm/loaders/USDLoader.js';

const head = '#usda 1.0\n(\n    defaultPrim = "Cabinet"\n    metersPerUnit = 0.001\n    upAxis = "Z"\n)\n\n';
const board = (name, width, ...more) =>
  [`def Mesh "${name}"`, '{', 'int[] faceVertexCounts = [3]', 'int[] faceVertexIndices = [0, 1, 2]', `point3f[] points = [(0, 0, 0), (${width}, 0, 0), (0, 0, 700)]`, ...more, '}'];
const move = (operation, ordered) => [
  `double3 xformOp:${operation} = (100, 0, 0)`,
  ...(ordered ? [`uniform token[] xformOpOrder = ["xformOp:${operation}"]`] : []),
];
const cabinet = (about, ...parts) => ['def Xform "Cabinet" (', ...about, ')', '{', ...parts, '}'];
const part = (name, about, ...lines) => [`def Xform "${name}" (`, ...about, ')', '{', ...lines, ...board('Board', 600), '}'];
const stages = {
  reference: [...part('Side', []), ...cabinet(['references = </Side>'])],
  variant: cabinet(
    ['variants = {', 'string width = "wide"', '}', 'prepend variantSets = "width"'],
    'variantSet "width" = {', '"narrow" {', ...board('Board', 400), '}', '"wide" {', ...board('Board', 800), '}', '}',
  ),
  class: ['class "_Panel"', '{', ...board('Board', 600), '}', ...cabinet(['inherits = </_Panel>'])],
  invisible: cabinet([], ...part('Door', [], 'token visibility = "invisible"')),
  inactive: cabinet([], ...part('Shelf', ['active = false'])),
  guide: cabinet([], ...part('Guide', [], 'uniform token purpose = "guide"')),
  moved: cabinet([], ...part('Plinth', [], ...move('translate', true))),
  'moved by name': cabinet([], ...part('Plinth', [], ...move('translate:place', true))),
  'moved out of order': cabinet([], ...part('Plinth', [], ...move('translate', false))),
};
// The layout that USD's own tools write: each brace on its line, four blanks a level.
const laidOut = (lines) => {
  let depth = 0;
  return lines.map((line) => {
    if (/^[})]/.test(line)) depth -= 1;
    const text = '    '.repeat(depth) + line;
    if (/[{(]$/.test(line)) depth += 1;
    return text;
  });
};
for (const [name, lines] of Object.entries(stages)) {
  const stage = new USDLoader().parse(`${head}${laidOut(lines).join('\n')}\n`);
  stage.updateMatrixWorld(true);
  const boards = [];
  stage.traverseVisible((object) => {
    if (!object.isMesh) return;
    const { min, max } = new Box3().setFromObject(object);
    boards.push(`${Math.round(min.x * 1000)} to ${Math.round(max.x * 1000)} mm, ${Math.round(max.y * 1000)} high`);
  });
  console.log(`${name}: ${boards.join('; ') || 'nothing'}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
reference: 0 to 600 mm, 700 high
variant: nothing
class: nothing
invisible: 0 to 600 mm, 700 high
inactive: 0 to 600 mm, 700 high
guide: 0 to 600 mm, 700 high
moved: 100 to 700 mm, 700 high
moved by name: 0 to 600 mm, 700 high
moved out of order: 100 to 700 mm, 700 high
T
