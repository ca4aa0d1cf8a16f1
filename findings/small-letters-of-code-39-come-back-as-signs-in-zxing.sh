#!/bin/sh
# Numbers of articles, a-18 and A-18, as Code 39 by ZXing for Java, which writes small letters by two signs (full ASCII), read by its own reader with nothing set.
# Guess: a-18 and A-18, for what a library writes itself it reads.
# Seen: 3.4.1 reads +A-18 for a-18: its reader takes the two signs as one letter only where it is made with extendedMode, which MultiFormatReader does not do. A-18 is A-18.
set -eu
packages='libzxing-core-java libzxing-javase-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Codes.java <<'J'
import com.google.zxing.*;
import com.google.zxing.client.j2se.*;
import com.google.zxing.common.HybridBinarizer;
import java.nio.file.Path;
import java.util.Map;
public class Codes {
  public static void main(String[] codes) throws Exception {
    for (int i = 0; i < codes.length; i += 2) {
      var matrix = new MultiFormatWriter().encode(codes[i + 1], BarcodeFormat.valueOf(codes[i]), 600, 300, Map.of(EncodeHintType.MARGIN, 40));
      MatrixToImageWriter.writeToPath(matrix, "png", Path.of(codes[i + 1] + ".png"));
      String read;
      try {
        read = new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(new BufferedImageLuminanceSource(MatrixToImageWriter.toBufferedImage(matrix))))).getText();
      } catch (NotFoundException error) {
        read = "none found";
      }
      System.out.println(codes[i] + " " + codes[i + 1] + ": ZXing " + read);
    }
  }
}
J
{
  $java -cp $jars/core.jar:$jars/javase.jar Codes.java CODE_39 a-18 CODE_39 A-18
} 2>/dev/null | tee seen
diff seen - <<'T'
CODE_39 a-18: ZXing +A-18
CODE_39 A-18: ZXing A-18
T
