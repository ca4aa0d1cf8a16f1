#!/bin/sh
# Subtitles of a film in ASS, the format of Aegisub, in which films in China are mostly subtitled: a price with commas, a line with hard blanks (\h), a logo drawn by lines ({\p1} … {\p0}) with a word behind it; and a remark, which is not
# shown (Comment). Converted for browsers (WebVTT) and read by libraries.
# Guess: the words are whole; the drawing is left out, as none of it is words; \h is a blank.
# Seen: ass-compiler 0.1.16 keeps the drawing apart. ffmpeg 5.1.9 and subsrt 1.1.1 show the drawing's points as words, m 0 0 l 100 0 100 50 0 50标志, and \h as a backslash and an h. subsrt-ts 2.1.2 does the same, and each line without its first
# character, 价1,299.50元 for 特价1,299.50元, so that signs for the place stand there as words, too.
set -eu
dpkg -s ffmpeg >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ffmpeg; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ass-compiler@0.1.16 subsrt@1.1.1 subsrt-ts@2.1.2
cat > film.ass <<'T'
[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Noto Sans CJK SC,16,&Hffffff,&Hffffff,&H0,&H0,0,0,0,0,100,100,0,0,1,1,0,2,10,10,10,0

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,特价1,299.50元,含税
Dialogue: 0,0:00:03.50,0:00:05.00,Default,,0,0,0,,侧板\N1220\h×\h2440
Comment: 0,0:00:05.00,0:00:06.00,Default,,0,0,0,,内部备注
Dialogue: 0,0:00:06.00,0:00:07.00,Default,,0,0,0,,{\an8\p1}m 0 0 l 100 0 100 50 0 50{\p0}标志
T
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { parse } = require('ass-compiler');

const text = readFileSync('film.ass', 'utf8');
for (const name of ['subsrt', 'subsrt-ts']) console.log(`${name}:`, require(name).parse(text).filter(({ type }) => type === 'caption').map((caption) => caption.text.replaceAll('\r\n', ' / ')).join(' | '));
console.log('ass-compiler:', parse(text).events.dialogue.map(({ Text }) => Text.parsed.map((part) => part.text).join('').replaceAll('\\N', ' / ')).join(' | '));
J
{
  node read.cjs
  echo "ffmpeg: $(ffmpeg -v error -i film.ass -f webvtt - | awk '/-->/ { printf "%s", n++ ? " | " : ""; line = 0; next } n && $0 != "" { printf "%s%s", line++ ? " / " : "", $0 }')"
} | tee seen
diff seen - <<'T'
subsrt: 特价1,299.50元,含税 | 侧板 / 1220\h×\h2440 | m 0 0 l 100 0 100 50 0 50标志
subsrt-ts: 价1,299.50元,含税 | 板 / 1220\h×\h2440 | \an8\p1}m 0 0 l 100 0 100 50 0 50标志
ass-compiler: 特价1,299.50元,含税 | 侧板 / 1220\h×\h2440 | 标志
ffmpeg: 特价1,299.50元,含税 | 侧板 / 1220\h×\h2440 | m 0 0 l 100 0 100 50 0 50标志
T
