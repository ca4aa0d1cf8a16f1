#!/bin/sh
# Addresses as JSON, whose postcodes are texts, 528000 and 510000; quicktype makes classes of them for Python and C#, by which another address, with 010000 (呼和浩特), is read and written again.
# Guess: what is text in all examples is text in the classes; 010000 comes back.
# Seen (quicktype-core 26.0.0): the postcode is an int (long in C#, with a converter), since all examples look like numbers: 010000 comes back as 10000. With one example that begins with 0, or told inferIntegerStrings: false,
# it stays text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact quicktype-core@26.0.0
cat > make.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core';

const make = async (lang, postcodes, options) => {
  const input = jsonInputForTargetLanguage(lang);
  await input.addSource({ name: 'Address', samples: postcodes.map((postcode) => JSON.stringify({ postcode })) });
  const inputData = new InputData();
  inputData.addInput(input);
  return (await quicktype({ inputData, lang, ...options })).lines.join('\n');
};
const numbers = ['528000', '510000'];
writeFileSync('address.py', await make('python', numbers));
const type = (text) => text.match(/public (\S+) Postcode/)[1];
console.log(`C#: ${type(await make('csharp', numbers))}, with 010000: ${type(await make('csharp', [...numbers, '010000']))}, told not to: ${type(await make('csharp', numbers, { inferIntegerStrings: false }))}`);
J
{
  node make.mjs
  /usr/bin/python3 -c "
from address import address_from_dict, address_to_dict
print('Python:', address_to_dict(address_from_dict({'postcode': '010000'})))"
} | tee seen
diff seen - <<'T'
C#: long, with 010000: string, told not to: string
Python: {'postcode': '10000'}
T
