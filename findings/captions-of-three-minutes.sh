#!/bin/sh
# Captions of a film of less than an hour in WebVTT, the format of browsers: with numbers for the cues, times without hours, which the format leaves out, and a place for the first one (line:0); lines end by a line feed, as under Linux.
# Guess: libraries read two cues, 1 to 3 and 3.5 to 5 seconds long, with their words and nothing else.
# Seen: node-webvtt 2.0.0, webvtt-parser 2.2.0 and ffmpeg 5.1.9 do. @plussub/srt-vtt-parser 2.0.5 shows the first one for three minutes, to 180 seconds. vtt-to-json 0.1.1 takes the number 2 for a cue of its own, with the time of the first, and
# drops the last one; vtt-2-json 1.1.4 hangs it on the first one's words. subtitles-parser-vtt 0.1.0 finds nothing, and subsrt 1.1.1 one block of details, no cue. None has an error.
set -eu
dpkg -s ffmpeg >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ffmpeg; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @plussub/srt-vtt-parser@2.0.5 node-webvtt@2.0.0 subsrt@1.1.1 subtitles-parser-vtt@0.1.0 vtt-2-json@1.1.4 vtt-to-json@0.1.1 webvtt-parser@2.2.0
cat > film.vtt <<'T'
WEBVTT

1
00:01.000 --> 00:03.000 line:0
侧板

2
00:03.500 --> 00:05.000
门板
T
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const plussub = require('@plussub/srt-vtt-parser');
const webvtt = require('node-webvtt');
const subsrt = require('subsrt');
const parser = require('subtitles-parser-vtt');
const toJson = require('vtt-to-json');
const toJson2 = require('vtt-2-json');
const { WebVTTParser } = require('webvtt-parser');

const text = readFileSync('film.vtt', 'utf8');
const show = (name, cues) => console.log(`${name}:`, cues.map((cue) => cue.map((part) => String(part).trim().replaceAll('\n', '/')).join(' ')).join(', ') || 'nothing');
const seconds = (milliseconds) => milliseconds / 1000;
(async () => {
  show('node-webvtt', webvtt.parse(text).cues.map((cue) => [cue.start, cue.end, cue.text]));
  show('webvtt-parser', new WebVTTParser().parse(text, 'subtitles').cues.map((cue) => [cue.startTime, cue.endTime, cue.text]));
  show('@plussub', plussub.parse(text).entries.map((cue) => [seconds(cue.from), seconds(cue.to), cue.text]));
  show('vtt-to-json', (await toJson(text)).map((cue) => [seconds(cue.start), seconds(cue.end), cue.part]));
  show('vtt-2-json', (await toJson2(text)).map((cue) => [seconds(cue.start), seconds(cue.end), cue.part]));
  show('subtitles-parser-vtt', parser.fromVtt(text).map((cue) => [cue.startTime, cue.endTime, cue.text]));
  show('subsrt', subsrt.parse(text).map((cue) => [cue.type]));
})();
J
{
  node read.cjs
  echo "ffmpeg: $(ffmpeg -v error -i film.vtt -f webvtt - | paste -sd ' ')"
} | tee seen
diff seen - <<'T'
node-webvtt: 1 3 侧板, 3.5 5 门板
webvtt-parser: 1 3 侧板, 3.5 5 门板
@plussub: 1 180 侧板, 3.5 5 门板
vtt-to-json: 1 3 侧板, 1 3 2
vtt-2-json: 1 3 侧板/2, 3.5 5 门板
subtitles-parser-vtt: nothing
subsrt: meta
ffmpeg: WEBVTT  00:01.000 --> 00:03.000 侧板  00:03.500 --> 00:05.000 门板
T
