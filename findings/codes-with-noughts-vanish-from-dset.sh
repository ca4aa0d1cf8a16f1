#!/bin/sh
# A value set by the path region.01, a code with a nought before it, as codes of provinces and of options are, by libraries that set values by their path, and the object as JSON.
# Guess: {"region":{"01":5}}, as 01 is no place in a list; or a list of two places where all that has digits is a place.
# Seen: object-path 0.11.8, dot-prop 10.2.0, lodash.set 4.3.2 and dottie 2.0.7 make the object. dset 3.1.4 makes a list, and gives it 01 as a name beside its places: JSON has {"region":[]}, and the value is gone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dot-prop@10.2.0 dottie@2.0.7 dset@3.1.4 lodash.set@4.3.2 object-path@0.11.8
cat > set.mjs <<'J'
import { setProperty } from 'dot-prop';
import dottie from 'dottie';
import { dset } from 'dset';
import set from 'lodash.set';
import objectPath from 'object-path';

const libraries = { 'object-path': objectPath.set, 'dot-prop': setProperty, 'lodash.set': set, dottie: dottie.set, dset };
for (const [name, put] of Object.entries(libraries)) {
  const form = {};
  put(form, 'region.01', 5);
  console.log(`${name}: ${JSON.stringify(form)}`);
}
J
node set.mjs | tee seen
diff seen - <<'T'
object-path: {"region":{"01":5}}
dot-prop: {"region":{"01":5}}
lodash.set: {"region":{"01":5}}
dottie: {"region":{"01":5}}
dset: {"region":[]}
T
