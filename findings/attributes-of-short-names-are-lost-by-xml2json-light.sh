#!/bin/sh
# A parts list in XML whose elements have names of one letter, and the same with longer names, read by npm's xml2json-light.
# Guess: the attribute id is there in both, as the manual has it for person (XML 1.0, 2.3: a name may be one letter).
# Seen (1.0.6): with a name of one letter the attribute is lost, and of two such elements the second is lost too. In apostrophes the attribute is empty.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts xml2json-light@1.0.6 >/dev/null 2>&1
cat > run.cjs <<'P'
const { xml2json } = require('xml2json-light');
for (const text of ['<list id="1"><part>A</part></list>', "<list id='1'><part>A</part></list>", '<l id="1"><part>A</part></l>', '<list><part id="1">A</part><part id="2">B</part></list>', '<list><p id="1">A</p><p id="2">B</p></list>', '<list><p>A</p><p>B</p></list>']) console.log(`${text}\n  ${JSON.stringify(xml2json(text))}`);
P
node run.cjs | tee seen
diff seen - <<'T'
<list id="1"><part>A</part></list>
  {"list":{"id":"1","part":"A"}}
<list id='1'><part>A</part></list>
  {"list":{"id":"","part":"A"}}
<l id="1"><part>A</part></l>
  {"l":{"part":"A"}}
<list><part id="1">A</part><part id="2">B</part></list>
  {"list":{"part":[{"id":"1","_@ttribute":"A"},{"id":"2","_@ttribute":"B"}]}}
<list><p id="1">A</p><p id="2">B</p></list>
  {"list":{"p":"A"}}
<list><p>A</p><p>B</p></list>
  {"list":{"p":["A","B"]}}
T
