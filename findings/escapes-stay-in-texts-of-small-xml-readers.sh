#!/bin/sh
# A door of 18" made by A & B, escaped in its attribute and in its text as XML has it, and the same text as CDATA, read by xml-reader, simple-xml-to-json and xml-flow of npm.
# Guess: 18" and A & B each time (XML, 4.4 and 2.7).
# Seen: xml-reader 2.4.3 and simple-xml-to-json 1.2.7 leave &quot; and &amp; as they stand; the latter takes CDATA for an element whose name has no end. xml-flow 1.0.4 reads all three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xml-reader@2.4.3 simple-xml-to-json@1.2.7 xml-flow@1.0.4
cat > door.cjs <<'J'
const { Readable } = require('node:stream');
const readers = {
  'xml-reader': async (text) => {
    const { attributes, children } = require('xml-reader').parseSync(text);
    return [attributes.size, children[0].value];
  },
  'simple-xml-to-json': async (text) => Object.values(require('simple-xml-to-json').convertXML(text)),
  'xml-flow': (text) => new Promise((done) => require('xml-flow')(Readable.from([text])).on('tag:door', ({ $text, $cdata, $attrs }) => done([$attrs.size, $text ?? $cdata]))),
};
(async () => {
  for (const text of ['<door size="18&quot;">A &amp; B</door>', '<door size="18"><![CDATA[A & B]]></door>'])
    for (const [name, read] of Object.entries(readers)) console.log(`${text} ${name}: ${JSON.stringify(await read(text))}`);
})();
J
node door.cjs | tee seen
diff seen - <<'T'
<door size="18&quot;">A &amp; B</door> xml-reader: ["18&quot;","A &amp; B"]
<door size="18&quot;">A &amp; B</door> simple-xml-to-json: [{"size":"18&quot;","content":"A &amp; B"}]
<door size="18&quot;">A &amp; B</door> xml-flow: ["18\"","A & B"]
<door size="18"><![CDATA[A & B]]></door> xml-reader: ["18","A & B"]
<door size="18"><![CDATA[A & B]]></door> simple-xml-to-json: [{"size":"18","children":[{"":{"![CDATA[A & B]]":"door"}}]}]
<door size="18"><![CDATA[A & B]]></door> xml-flow: ["18","A & B"]
T
