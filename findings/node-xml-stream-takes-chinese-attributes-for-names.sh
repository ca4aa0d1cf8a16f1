#!/bin/sh
# Orders as XML read as a stream by node-xml-stream, and by sax and htmlparser2 beside it: an attribute named in Chinese, a text behind a CDATA section, an element without content, and the whole in one piece and byte by byte.
# Guess: the same names, attributes and texts in all, escapes (&lt;) decoded or not.
# Seen (node-xml-stream 1.0.2): of <件 名="甲"> the name is 件 名="甲", without attributes. The text behind CDATA begins with >. Of <part name="b"/> the attribute is b/. A > in an attribute, which XML allows, ends the element. Byte by byte Chinese is replacement characters. The others are as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact htmlparser2@12.0.0 node-xml-stream@1.0.2 sax@1.6.1
cat > run.cjs <<'J'
const { Readable } = require('node:stream');
const Parser = require('node-xml-stream');
const { createStream } = require('sax');
const { WritableStream } = require('htmlparser2/WritableStream');

const pieces = (text, size) => {
  const bytes = Buffer.from(text);
  return Readable.from(Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, index * size + size)), { objectMode: false });
};
const libraries = {
  'node-xml-stream': (open, text) => new Parser().on('opentag', open).on('text', text).on('cdata', text),
  sax: (open, text) => createStream(true).on('opentag', (node) => open(node.name, node.attributes)).on('text', text).on('cdata', text),
  htmlparser2: (open, text) => new WritableStream({ onopentag: open, ontext: text }, { xmlMode: true }),
};
const show = (source, size, make) => new Promise((resolve) => {
  const seen = [];
  let words = '';
  const stream = make((name, attributes) => seen.push(`${name} ${JSON.stringify(attributes)}`), (text) => { words += text; });
  for (const end of ['end', 'finish']) stream.on(end, () => resolve([...seen, words].join(', ')));
  pieces(source, size).pipe(stream);
});
(async () => {
  for (const source of ['<单><件 名="甲">门</件></单>', '<order><part name="a">x<![CDATA[<b>]]>y</part></order>', '<order><part name="b"/></order>', '<order><part name="18>15">x</part></order>']) {
    for (const [library, make] of Object.entries(libraries)) console.log(`${source}, ${library}: ${await show(source, 1000, make)}`);
  }
  for (const [library, make] of Object.entries(libraries)) console.log(`<a>门板</a> by bytes, ${library}: ${await show('<a>门板</a>', 1, make)}`);
})();
J
node run.cjs | tee seen
diff seen - <<'T'
<单><件 名="甲">门</件></单>, node-xml-stream: 单 {}, 件 名="甲" {}, 门
<单><件 名="甲">门</件></单>, sax: 单 {}, 件 {"名":"甲"}, 门
<单><件 名="甲">门</件></单>, htmlparser2: 单 {}, 件 {"名":"甲"}, 门
<order><part name="a">x<![CDATA[<b>]]>y</part></order>, node-xml-stream: order {}, part {"name":"a"}, x<b>>y
<order><part name="a">x<![CDATA[<b>]]>y</part></order>, sax: order {}, part {"name":"a"}, x<b>y
<order><part name="a">x<![CDATA[<b>]]>y</part></order>, htmlparser2: order {}, part {"name":"a"}, x<b>y
<order><part name="b"/></order>, node-xml-stream: order {}, part {"name":"b/"}, 
<order><part name="b"/></order>, sax: order {}, part {"name":"b"}, 
<order><part name="b"/></order>, htmlparser2: order {}, part {"name":"b"}, 
<order><part name="18>15">x</part></order>, node-xml-stream: order {}, part {"name":"18"}, 15">x
<order><part name="18>15">x</part></order>, sax: order {}, part {"name":"18>15"}, x
<order><part name="18>15">x</part></order>, htmlparser2: order {}, part {"name":"18>15"}, x
<a>门板</a> by bytes, node-xml-stream: a {}, ������
<a>门板</a> by bytes, sax: a {}, 门板
<a>门板</a> by bytes, htmlparser2: a {}, 门板
T
