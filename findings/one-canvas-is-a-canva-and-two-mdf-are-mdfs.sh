#!/bin/sh
# Words of furniture in English for one and for more, as headings of lists make them ("3 canvases"), by libraries of npm, and back again to one.
# Guess: the usual forms, and the word again.
# Seen: pluralize 8.0.0 leaves canvas and lens as they are and makes canva and len of them, writes MDFS and SKUS with a large S, of which SKUS stays. inflected 2.1.0 makes canva, too, all three make len, and inflection 3.0.2 and inflected chasses and chass of chassis, dy of die, and leafs of leaf.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact pluralize@8.0.0 inflection@3.0.2 inflected@2.1.0
cat > run.mjs <<'J'
import inflected from 'inflected';
import * as inflection from 'inflection';
import pluralize from 'pluralize';

const writers = {
  pluralize: [pluralize.plural, pluralize.singular],
  inflection: [(word) => inflection.pluralize(word), (word) => inflection.singularize(word)],
  inflected: [(word) => inflected.pluralize(word), (word) => inflected.singularize(word)],
};
for (const word of ['shelf', 'canvas', 'lens', 'glass', 'chassis', 'axis', 'MDF', 'SKU', 'die', 'furnishings', 'scarf joint', 'leaf', 'knife', 'roof'])
  console.log(`${word}: ${Object.entries(writers).map(([name, [plural, singular]]) => `${name} ${plural(word)}${singular(plural(word)) === word ? '' : ` and back ${singular(plural(word))}`}`).join('; ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
shelf: pluralize shelves; inflection shelves; inflected shelves
canvas: pluralize canvas and back canva; inflection canvases; inflected canvas and back canva
lens: pluralize lens and back len; inflection lens and back len; inflected lens and back len
glass: pluralize glasses; inflection glasses; inflected glasses
chassis: pluralize chassis; inflection chasses and back chass; inflected chasses and back chass
axis: pluralize axes and back axe; inflection axes and back ax; inflected axes
MDF: pluralize MDFS; inflection MDFs; inflected MDFs
SKU: pluralize SKUS and back SKUS; inflection SKUs; inflected SKUs
die: pluralize dice; inflection dies and back dy; inflected dies and back dy
furnishings: pluralize furnishings and back furnishing; inflection furnishings and back furnishing; inflected furnishings and back furnishing
scarf joint: pluralize scarf joints; inflection scarf joints; inflected scarf joints
leaf: pluralize leaves; inflection leafs; inflected leafs
knife: pluralize knives; inflection knives; inflected knives
roof: pluralize roofs; inflection roofs; inflected roofs
T
