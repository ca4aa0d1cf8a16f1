#!/bin/sh
# A label A-18/柜 as a Data Matrix code by BarcodeDatamatrix of iText 5 with nothing set, read by dmtxread.
# Guess: dmtxread gives A-18/柜, or generate() tells by its result (DM_ERROR_TEXT_TOO_BIG, _INVALID_SQUARE, _EXTENSION) that it did not make the code.
# Seen: 5.5.13 gives 0, no error, and draws A-18/?.
set -eu
packages='libitext5-java dmtx-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Label.java <<'J'
import com.itextpdf.text.pdf.BarcodeDatamatrix;
import java.awt.*;
import java.awt.image.BufferedImage;
public class Label {
  public static void main(String[] none) throws Exception {
    var code = new BarcodeDatamatrix();
    System.out.println("generate: " + code.generate("A-18/柜"));
    var drawn = code.createAwtImage(Color.black, Color.white);
    int width = drawn.getWidth(null), height = drawn.getHeight(null);
    var small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    small.createGraphics().drawImage(drawn, 0, 0, null);
    var large = new BufferedImage(width * 6 + 120, height * 6 + 120, BufferedImage.TYPE_INT_RGB);
    var graphics = large.createGraphics();
    graphics.setColor(Color.white);
    graphics.fillRect(0, 0, large.getWidth(), large.getHeight());
    graphics.drawImage(small, 60, 60, width * 6, height * 6, null);
    javax.imageio.ImageIO.write(large, "png", new java.io.File("label.png"));
    System.exit(0);
  }
}
J
{
  $java -cp $jars/itext5.jar Label.java
  echo "dmtxread: $(dmtxread label.png)"
} 2>/dev/null | tee seen
diff seen - <<'T'
generate: 0
dmtxread: A-18/?
T
