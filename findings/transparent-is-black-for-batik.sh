#!/bin/sh
# A plan as SVG with a red wall and a pane over it, filled with transparent, rgba(), a colour of eight figures, or hsl(), as browsers and drawing programs write them today, made a PNG by Batik and by librsvg.
# Guess: the wall is seen through the pane; at worst Batik, which follows SVG 1.1, leaves the pane out or fails.
# Seen (Batik 1.16): with each the pane is black, over the wall, with an error on the screen only; with fill="none" the wall is seen. librsvg 2.54 draws all as meant. <use> with href in place of xlink:href, as of SVG 2, ends without a picture.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libbatik-java librsvg2-bin python3-pil default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libbatik-java librsvg2-bin python3-pil
cd "$folder"
cat > Draw.java <<'J'
import java.io.*;
import org.apache.batik.transcoder.*;
import org.apache.batik.transcoder.image.PNGTranscoder;

public class Draw {
  public static void main(String[] none) throws Exception {
    try (var out = new FileOutputStream("batik.png")) {
      new PNGTranscoder().transcode(new TranscoderInput(new File("plan.svg").toURI().toString()), new TranscoderOutput(out));
    }
  }
}
J
jars=$(for jar in batik-all xml-apis-ext xmlgraphics-commons commons-io commons-logging; do printf '/usr/share/java/%s.jar:' $jar; done)
javac -cp "$jars" Draw.java
for colour in none transparent 'rgba(255,255,255,0.2)' '#ffffff33' 'hsl(0,100%,50%)'; do
  echo "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='20' height='20' fill='#ff0000'/><rect width='20' height='20' fill='$colour'/></svg>" > plan.svg
  java -Djava.awt.headless=true -cp ".:$jars" Draw >/dev/null 2>&1
  rsvg-convert plan.svg > librsvg.png
  for name in batik librsvg; do
    echo "$colour: $name $(/usr/bin/python3 -c "from PIL import Image; print('%02x%02x%02x' % Image.open('$name.png').convert('RGB').getpixel((10, 10)))")"
  done
done | tee seen
diff seen - <<'T'
none: batik ff0000
none: librsvg ff0000
transparent: batik 000000
transparent: librsvg ff0000
rgba(255,255,255,0.2): batik 000000
rgba(255,255,255,0.2): librsvg ff3333
#ffffff33: batik 000000
#ffffff33: librsvg ff3333
hsl(0,100%,50%): batik 000000
hsl(0,100%,50%): librsvg ff0000
T
