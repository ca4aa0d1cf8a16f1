#!/bin/sh
# Three subtitles as SubRip (.srt), the first with a number alone, the width 2440, the second of two lines; saved under Linux, with lines that end by a line feed, and under Windows.
# Guess: libraries read three in both, with their words.
# Seen: subtitle 4.2.2, srt-parser-2 1.2.3, subsrt-ts 2.1.2 and @plussub/srt-vtt-parser 2.0.5 do, parse-srt 1.0.0-alpha with <br /> for the line. subsrt 1.1.1 reads one of the file of Linux, which has numbers and times of the others as its
# words for as long as the first lasts, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @plussub/srt-vtt-parser@2.0.5 parse-srt@1.0.0-alpha srt-parser-2@1.2.3 subsrt@1.1.1 subsrt-ts@2.1.2 subtitle@4.2.2
cat > read.cjs <<'J'
const plussub = require('@plussub/srt-vtt-parser');
const parseSrt = require('parse-srt');
const { default: Parser } = require('srt-parser-2');
const subsrt = require('subsrt');
const subsrtTs = require('subsrt-ts');
const { parseSync } = require('subtitle');

const text = ['1', '00:00:01,000 --> 00:00:03,000', '2440', '', '2', '00:00:03,500 --> 00:00:05,000', '侧板', '1220', '', '3', '00:00:06,000 --> 00:00:08,000', '门板', ''];
for (const [system, end] of [['Linux', '\n'], ['Windows', '\r\n']]) {
  const film = text.join(end);
  const show = (name, cues) => console.log(`${system}, ${name}:`, JSON.stringify(cues.map((words) => words.trim().replaceAll(/\r?\n/g, '/'))));
  show('subtitle', parseSync(film).map(({ data }) => data.text));
  show('srt-parser-2', new Parser().fromSrt(film).map((cue) => cue.text));
  show('@plussub', plussub.parse(film).entries.map((cue) => cue.text));
  show('parse-srt', parseSrt(film).map((cue) => cue.text));
  show('subsrt-ts', subsrtTs.parse(film).map((cue) => cue.text));
  show('subsrt', subsrt.parse(film).map((cue) => cue.text));
}
J
node read.cjs | tee seen
diff seen - <<'T'
Linux, subtitle: ["2440","侧板/1220","门板"]
Linux, srt-parser-2: ["2440","侧板/1220","门板"]
Linux, @plussub: ["2440","侧板/1220","门板"]
Linux, parse-srt: ["2440","侧板<br />1220","门板"]
Linux, subsrt-ts: ["2440","侧板/1220","门板"]
Linux, subsrt: ["2440//2/00:00:03,500 --> 00:00:05,000/侧板/1220//3/00:00:06,000 --> 00:00:08,000/门板"]
Windows, subtitle: ["2440","侧板/1220","门板"]
Windows, srt-parser-2: ["2440","侧板/1220","门板"]
Windows, @plussub: ["2440","侧板/1220","门板"]
Windows, parse-srt: ["2440","侧板<br />1220","门板"]
Windows, subsrt-ts: ["2440","侧板/1220","门板"]
Windows, subsrt: ["2440","侧板/1220","门板"]
T
