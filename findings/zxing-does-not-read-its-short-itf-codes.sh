#!/bin/sh
# Numbers as bar codes of interleaved 2 of 5 (ITF): 1299, 12345678901234 and 1234567890123456, written by ZXing for Java and read by its own reader with nothing set, and by zbarimg.
# Guess: each is read as it was written, by both.
# Seen: ITFWriter of ZXing 3.4.1 writes 1299, and neither its own reader, which takes 6, 8, 10, 12, 14 and more digits unless a hint allows others, nor zbarimg 0.23.92 finds it. The longer ones are read.
set -eu
packages='libzxing-core-java libzxing-javase-java zbar-tools default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
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
  $java -cp $jars/core.jar:$jars/javase.jar Codes.java ITF 1299 ITF 12345678901234 ITF 1234567890123456
  for code in 1299 12345678901234 1234567890123456; do echo "zbarimg $code: $(zbarimg -q --raw $code.png || echo none found)"; done
} 2>/dev/null | tee seen
diff seen - <<'T'
ITF 1299: ZXing none found
ITF 12345678901234: ZXing 12345678901234
ITF 1234567890123456: ZXing 1234567890123456
zbarimg 1299: none found
zbarimg 12345678901234: 12345678901234
zbarimg 1234567890123456: 1234567890123456
T
