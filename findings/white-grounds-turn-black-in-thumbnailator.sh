#!/bin/sh
# A photograph of a cupboard cut out on a transparent ground (PNG), made smaller to a JPEG by Thumbnailator, with which backends in Java make their small pictures, with nothing set but size and format.
# Guess: a JPEG has no transparency, so the ground is white, as of the page it is shown on, or there is an error.
# Seen (0.4.19): the ground is black, without an error. In the small PNG it stays transparent.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libthumbnailator-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libthumbnailator-java
cd "$folder"
cat > Small.java <<'J'
import java.awt.image.BufferedImage;
import java.io.File;
import javax.imageio.ImageIO;
import net.coobird.thumbnailator.Thumbnails;

public class Small {
  public static void main(String[] none) throws Exception {
    var cupboard = new BufferedImage(40, 40, BufferedImage.TYPE_INT_ARGB);
    for (var x = 10; x < 30; x++) for (var y = 10; y < 30; y++) cupboard.setRGB(x, y, 0xff884422);
    ImageIO.write(cupboard, "png", new File("cupboard.png"));
    for (var kind : new String[] { "png", "jpg" }) {
      Thumbnails.of("cupboard.png").size(20, 20).outputFormat(kind).toFile("small." + kind);
      var colour = ImageIO.read(new File("small." + kind)).getRGB(1, 1);
      System.out.println(kind + ": " + (colour >>> 24 == 0 ? "transparent" : (colour >> 16 & 255) < 16 ? "black" : (colour >> 16 & 255) > 240 ? "white" : "other"));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -Djava.awt.headless=true -cp /usr/share/java/thumbnailator.jar Small.java 2>/dev/null | tee seen
diff seen - <<'T'
png: transparent
jpg: black
T
