#!/bin/sh
# A film of a showroom, taken with a phone held upright: its pictures lie (320 by 180), and the file says that they are to be turned by 90 degrees, as all phones write it. Put into Matroska (.mkv) and MP4 anew without coding
# it again, and shown, or made a still picture of.
# Guess: programs that know what the file says keep it, or turn the pictures; Matroska has a place for it (ProjectionPoseRoll).
# Seen: ffmpeg 5.1.9 keeps it from MP4 to MP4, and turns what it codes; ffmpegthumbnailer 2.2.2 turns its still. In Matroska by ffmpeg, by mkvmerge 74.0.0 and by GStreamer 1.22.0, and in MP4 by GStreamer (which names the turn itself in its
# own list of tags), it is gone without a word: the film lies. Stills of GStreamer's decodebin and mplayer 1.5 lie, too.
set -eu
for package in ffmpeg mkvtoolnix ffmpegthumbnailer mplayer gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav gstreamer1.0-plugins-base-apps imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mkvtoolnix ffmpegthumbnailer mplayer gstreamer1.0-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ffmpeg -v error -f lavfi -i testsrc=size=320x180:rate=10:duration=3 -pix_fmt yuv420p -c:v libx264 lying.mp4
ffmpeg -v error -i lying.mp4 -c copy -metadata:s:v:0 rotate=90 phone.mp4
ffmpeg -v error -i phone.mp4 -c copy ffmpeg.mp4
ffmpeg -v error -i phone.mp4 -c copy ffmpeg.mkv
ffmpeg -v error -i phone.mp4 coded.mp4
mkvmerge -q -o mkvmerge.mkv phone.mp4
gst-launch-1.0 -q filesrc location=phone.mp4 ! qtdemux ! h264parse ! mp4mux ! filesink location=gstreamer.mp4
gst-launch-1.0 -q filesrc location=phone.mp4 ! qtdemux ! h264parse ! matroskamux ! filesink location=gstreamer.mkv
ffmpegthumbnailer -i phone.mp4 -o ffmpegthumbnailer.png -s 0 2>/dev/null
gst-launch-1.0 -q filesrc location=phone.mp4 ! decodebin ! videoconvert ! pngenc snapshot=true ! filesink location=gstreamer.png
mplayer -really-quiet -vo png:z=1 -frames 1 -ao null phone.mp4 >/dev/null 2>&1
mv 00000001.png mplayer.png
{
  for film in phone.mp4 ffmpeg.mp4 coded.mp4 ffmpeg.mkv mkvmerge.mkv gstreamer.mp4 gstreamer.mkv; do
    echo "$film: $(ffprobe -v error -show_entries stream=width,height:stream_side_data=rotation -of csv=p=0 "$film" | tr ',\n' '  ')"
  done
  echo "GStreamer names:$(gst-discoverer-1.0 -v phone.mp4 | grep -o -m 1 ' rotate-[0-9]*')"
  for still in ffmpegthumbnailer gstreamer mplayer; do
    identify -format "$still.png: %w %h\\n" "$still.png"
  done
} | tee seen
diff seen - <<'T'
phone.mp4: 320 180 90  
ffmpeg.mp4: 320 180 90  
coded.mp4: 180 320 
ffmpeg.mkv: 320 180 
mkvmerge.mkv: 320 180 
gstreamer.mp4: 320 180 
gstreamer.mkv: 320 180 
GStreamer names: rotate-270
ffmpegthumbnailer.png: 180 320
gstreamer.png: 320 180
mplayer.png: 320 180
T
