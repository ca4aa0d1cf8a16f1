#!/bin/sh
# The options of an operator's script, an area code, a postcode, an order of nineteen digits and a model of board: --area=0757 --post 010000 --order 1234567890123456789 --model=18E0, read by libraries of npm that make numbers by themselves.
# Guess: what would be another text as a number stays text, as with yargs-parser, since nobody said that the options are numbers.
# Seen: yargs-parser 22.0.0 and meow 14.1.0 keep all four. mri 1.2.0, getopts 2.3.0 and cac 7.1.0 have 757, 10000, an order that ends with 800, and 18 for the model, of which they take the E0 for a power of ten. minimist 1.2.8 keeps the model alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cac@7.1.0 getopts@2.3.0 meow@14.1.0 minimist@1.2.8 mri@1.2.0 yargs-parser@22.0.0
cat > read.mjs <<'J'
import { cac } from 'cac';
import getopts from 'getopts';
import meow from 'meow';
import minimist from 'minimist';
import mri from 'mri';
import yargsParser from 'yargs-parser';

const options = ['--area=0757', '--post', '010000', '--order', '1234567890123456789', '--model=18E0'];
const libraries = {
  'yargs-parser': () => yargsParser(options),
  meow: () => meow('', { argv: options, importMeta: import.meta }).flags,
  minimist: () => minimist(options),
  mri: () => mri(options),
  getopts: () => getopts(options),
  cac: () => cac('script').parse(['node', 'script', ...options]).options,
};
for (const [name, read] of Object.entries(libraries)) {
  const { area, post, order, model } = read();
  console.log(`${name}: ${area} ${post} ${order} ${model}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
yargs-parser: 0757 010000 1234567890123456789 18E0
meow: 0757 010000 1234567890123456789 18E0
minimist: 757 10000 1234567890123456800 18E0
mri: 757 10000 1234567890123456800 18
getopts: 757 10000 1234567890123456800 18
cac: 757 10000 1234567890123456800 18
T
