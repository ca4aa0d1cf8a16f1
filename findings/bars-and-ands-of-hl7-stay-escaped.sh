#!/bin/sh
# A segment of HL7 with escaped signs, A \T\ B and 18 \F\ 25, as machines that speak HL7 over serial lines send it, read by hl7-standard, simple-hl7 and tiny-hl7; and the name A | B written into a segment by the first two.
# Guess: A & B and 18 | 25, and in writing \F\ for the bar (HL7 2.x, 2.7 escape sequences).
# Seen: hl7-standard 1.0.4 and simple-hl7 3.3.0 leave \T\ and \F\ as they are, and write the bar bare, which makes a field more. tiny-hl7 1.0.7 reads and writes them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts hl7-standard@1.0.4 simple-hl7@3.3.0 tiny-hl7@1.0.7 >/dev/null 2>&1
cat > read.cjs <<'J'
const Standard = require('hl7-standard');
const simple = require('simple-hl7');
const tiny = require('tiny-hl7').default ?? require('tiny-hl7');
const text = 'MSH|^~\\&|A|B|C|D|20260105||ADT^A01|1|P|2.3\rNTE|A \\T\\ B|18 \\F\\ 25\r';
const standard = new Standard(text);
standard.transform();
console.log(standard.get('NTE.1'), ';', standard.get('NTE.2'));
const segment = new simple.Parser().parse(text).getSegment('NTE');
console.log(segment.getField(1), ';', segment.getField(2));
const read = tiny.parse(text);
console.log(read[1]['NTE.1'], ';', read[1]['NTE.2']);
standard.set('NTE.1', 'A | B');
const message = new simple.Message('A', 'B', 'C');
message.addSegment('NTE', 'A | B');
for (const written of [standard.build(), message.toString(), tiny.serialize([read[0], { 'NTE.1': 'A | B' }])])
  console.log(written.trim().split(/[\r\n]+/)[1]);
J
node read.cjs | tee seen
diff seen - <<'T'
A \T\ B ; 18 \F\ 25
A \T\ B ; 18 \F\ 25
A & B ; 18 | 25
NTE|A | B|18 \F\ 25|
NTE|A | B
NTE|A \F\ B
T
