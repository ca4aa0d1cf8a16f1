#!/bin/sh
# A grey scan whose dots are 128 of 255, as PNG of 8 and of 16 bits, read in Java by ImageIO and by Sixlegs' decoder, and its dots asked for one by one (getRGB) and by drawing it on a picture in colours.
# Guess: 128 of each colour, 808080, either way, as browsers and other libraries have it.
# Seen (OpenJDK 17): getRGB says 188, bcbcbc, since Java takes grey for linear light and turns it into sRGB; drawn, it is 808080. Sixlegs (2.0) says 808080 for 8 bits and bcbcbc for 16. A comparison of scans dot by dot sees other colours than anyone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libpng-sixlegs-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libpng-sixlegs-java
cd "$folder"
cat > Grey.java <<'J'
import com.sixlegs.png.PngImage;
import java.awt.image.BufferedImage;
import java.io.File;
import javax.imageio.ImageIO;

public class Grey {
  static String drawn(BufferedImage picture) {
    var colours = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
    colours.createGraphics().drawImage(picture, 0, 0, null);
    return Integer.toHexString(colours.getRGB(0, 0)).substring(2);
  }

  public static void main(String[] none) throws Exception {
    for (var bits : new int[] { 8, 16 }) {
      var scan = new BufferedImage(1, 1, bits == 8 ? BufferedImage.TYPE_BYTE_GRAY : BufferedImage.TYPE_USHORT_GRAY);
      scan.getRaster().setSample(0, 0, 0, bits == 8 ? 128 : 128 * 257);
      var file = new File("grey" + bits + ".png");
      ImageIO.write(scan, "png", file);
      for (var picture : new BufferedImage[] { ImageIO.read(file), new PngImage().read(file) })
        System.out.println(bits + " bits: " + Integer.toHexString(picture.getRGB(0, 0)).substring(2) + ", drawn " + drawn(picture));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -Djava.awt.headless=true -cp /usr/share/java/png.jar Grey.java 2>/dev/null | tee seen
diff seen - <<'T'
8 bits: bcbcbc, drawn 808080
8 bits: 808080, drawn 808080
16 bits: bcbcbc, drawn 808080
16 bits: bcbcbc, drawn 808080
T
