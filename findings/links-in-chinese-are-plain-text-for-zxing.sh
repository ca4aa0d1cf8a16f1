#!/bin/sh
# What is read from QR codes, told apart by ZXing's ResultParser, by which scanners in Java open links: links with a Chinese domain or path, one percent-encoded, models with sizes (A4:18mm, E0:18) and a name (order.no).
# Guess: the links are links (URI), as browsers and scanners of phones open either; models and the name are text.
# Seen (3.4.1): links in Chinese are text, the percent-encoded one is a link; so are A4:18mm, as A4 may be a scheme, E0:18, to http://E0:18, and order.no, to http://order.no.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libzxing-core-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libzxing-core-java
cd "$folder"
cat > Kinds.java <<'J'
import com.google.zxing.*;
import com.google.zxing.client.result.ResultParser;

public class Kinds {
  public static void main(String[] none) {
    for (var text : new String[] { "https://顺德.cn/订单", "https://example.cn/订单", "https://example.cn/%E8%AE%A2%E5%8D%95", "A4:18mm", "E0:18", "order.no", "18.5cm" }) {
      var parsed = ResultParser.parseResult(new Result(text, null, null, BarcodeFormat.QR_CODE));
      System.out.println(text + ": " + parsed.getType() + " " + parsed.getDisplayResult());
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp /usr/share/java/core.jar Kinds.java | tee seen
diff seen - <<'T'
https://顺德.cn/订单: TEXT https://顺德.cn/订单
https://example.cn/订单: TEXT https://example.cn/订单
https://example.cn/%E8%AE%A2%E5%8D%95: URI https://example.cn/%E8%AE%A2%E5%8D%95
A4:18mm: URI A4:18mm
E0:18: URI http://E0:18
order.no: URI http://order.no
18.5cm: TEXT 18.5cm
T
