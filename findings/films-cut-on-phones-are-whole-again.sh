#!/bin/sh
# A film of a workshop, 10 s as MP4, of which the first 4 s were cut off, as phones and editors do it without encoding it again: all pictures stay in the file, and a list says to begin at 4 s (edit list, elst of ISO 14496-12);
# put into other containers without encoding, for a player or an archive.
# Guess: whoever shows or copies the film has 6 s, since that is how long the file says it is; what cannot carry the list leaves the pictures out that it can, from the start to the next whole picture, or says that it cannot.
# Seen: ffprobe 5.1, MediaInfo 23.04, HandBrake 1.6.1, MLT 7.12, mp4box 2.4.1 and mediabunny 1.61.0 say 6 s, and so does a copy as MP4 or MOV of FFmpeg. mkvmerge 74.0.0, and FFmpeg to Matroska and MPEG-TS, say nothing, and
# bring the 4 s back: 10 s, all 100 pictures, with what was cut away in front.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ffmpeg mediainfo mkvtoolnix handbrake-cli melt; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mediainfo mkvtoolnix handbrake-cli melt
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mp4box@2.4.1 mediabunny@1.61.0
ffmpeg -v error -f lavfi -i testsrc=s=160x120:r=10:d=10 -c:v libx264 -g 50 -bf 0 -pix_fmt yuv420p whole.mp4
ffmpeg -v error -ss 4 -i whole.mp4 -c copy cut.mp4
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { createFile } from 'mp4box';
const bytes = Uint8Array.from(readFileSync('cut.mp4'));
const film = createFile();
film.onReady = ({ duration, timescale }) => console.log(`cut.mp4, mp4box: ${duration / timescale} s`);
film.appendBuffer(Object.assign(bytes.buffer, { fileStart: 0 }));
console.log(`cut.mp4, mediabunny: ${await new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) }).computeDuration()} s`);
J
{
  node read.mjs 2>/dev/null
  echo "cut.mp4, MediaInfo: $(($(mediainfo --Output='General;%Duration%' cut.mp4) / 1000)) s"
  echo "cut.mp4, HandBrake: $(HandBrakeCLI -i cut.mp4 --scan 2>&1 | sed -n 's/^ *+ duration: 00:00:0*//p') s"
  echo "cut.mp4, MLT: $(melt cut.mp4 -consumer xml 2>/dev/null | sed -n 's/.*name="length">\([0-9]*\)<.*/\1/p' | head -n 1) pictures"
  for ending in mp4 mov mkv ts; do ffmpeg -v error -i cut.mp4 -c copy ffmpeg.$ending; done
  mkvmerge -q -o mkvmerge.mkv cut.mp4
  for film in cut.mp4 ffmpeg.mp4 ffmpeg.mov ffmpeg.mkv ffmpeg.ts mkvmerge.mkv; do
    printf '%s, ffprobe: %.0f s, %s pictures\n' $film "$(ffprobe -v error -show_entries format=duration -of csv=p=0 $film)" "$(ffprobe -v error -select_streams v -count_frames -show_entries stream=nb_read_frames -of csv=p=0 $film | head -n 1)"
  done
} | tee seen
diff seen - <<'T'
cut.mp4, mp4box: 6 s
cut.mp4, mediabunny: 6 s
cut.mp4, MediaInfo: 6 s
cut.mp4, HandBrake: 6 s
cut.mp4, MLT: 60 pictures
cut.mp4, ffprobe: 6 s, 60 pictures
ffmpeg.mp4, ffprobe: 6 s, 60 pictures
ffmpeg.mov, ffprobe: 6 s, 60 pictures
ffmpeg.mkv, ffprobe: 10 s, 100 pictures
ffmpeg.ts, ffprobe: 10 s, 100 pictures
mkvmerge.mkv, ffprobe: 10 s, 100 pictures
T
