#!/bin/sh
# Pictures made smaller for a frame by imgscalr with nothing set: 190x200 for 100x300, 400x100 for 200x20, 100x400 for 20x200.
# Guess: 100x105, 80x20 and 20x80: AUTOMATIC makes them "best fit into the target width and height" by its description.
# Seen: 4.2 looks only at whether the picture is taller than wide and takes the height or the width alone: 285x300, 200x50 and 50x200, all larger than the frame.
set -eu
packages='libimgscalr-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Frames.java <<'J'
import java.awt.image.BufferedImage;
public class Frames {
  public static void main(String[] none) {
    for (var size : new int[][] { { 190, 200, 100, 300 }, { 400, 100, 200, 20 }, { 100, 400, 20, 200 } }) {
      var made = org.imgscalr.Scalr.resize(new BufferedImage(size[0], size[1], BufferedImage.TYPE_INT_RGB), size[2], size[3]);
      System.out.printf("%dx%d for %dx%d: %dx%d%n", size[0], size[1], size[2], size[3], made.getWidth(), made.getHeight());
    }
  }
}
J
{
  $java -cp $jars/imgscalr-lib.jar Frames.java
} 2>/dev/null | tee seen
diff seen - <<'T'
190x200 for 100x300: 285x300
400x100 for 200x20: 200x50
100x400 for 20x200: 50x200
T
