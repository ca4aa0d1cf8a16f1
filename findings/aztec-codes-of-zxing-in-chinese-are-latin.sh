#!/bin/sh
# A label with 柜 18, and one with A 18, as Aztec codes by ZXing for Java, with the hint CHARACTER_SET UTF-8, and read by its own reader.
# Guess: 柜 18 and A 18: the hint names the character set, which an Aztec code can tell (ECI, ISO/IEC 24778). Its QR codes do so.
# Seen: 3.4.1 puts in the bytes of UTF-8 without telling so, and reads them as Latin: æ, two control characters, and 18. Its QR code of the same is read as 柜 18.
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
      var matrix = new MultiFormatWriter().encode(codes[i + 1], BarcodeFormat.valueOf(codes[i]), 600, 300, Map.of(EncodeHintType.CHARACTER_SET, "UTF-8", EncodeHintType.MARGIN, 4));
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
  $java -cp $jars/core.jar:$jars/javase.jar Codes.java AZTEC 'A 18' AZTEC '柜 18' QR_CODE '柜 18' | LC_ALL=C.UTF-8 sed 's/[[:cntrl:]]//g'
} 2>/dev/null | tee seen
diff seen - <<'T'
AZTEC A 18: ZXing A 18
AZTEC 柜 18: ZXing æ 18
QR_CODE 柜 18: ZXing 柜 18
T
