#!/bin/sh
# A price of 1299.50 as a BigDecimal, which Hessian writes as a text since 3.1, with its Java library as Debian packages it, and read by the same library and by hessian.js of npm, as between Dubbo's services.
# Guess: the price, 1299.50, on both sides.
# Seen (libhessian-java 4.0.38): the jar lacks META-INF/hessian/serializers, where the rule for BigDecimal stands, so it is written by its fields (opened to it by --add-opens, as Java 17 needs), with intVal null. Java itself reads 0.00, and hessian.js { scale: 2, intVal: null }, without an error. Days and whole numbers are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libhessian-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhessian-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact hessian.js@2.10.0
cat > Price.java <<'J'
import com.caucho.hessian.io.*;
import java.io.*;
import java.math.BigDecimal;
import java.util.Date;

public class Price {
  public static void main(String[] none) throws Exception {
    try (var file = new FileOutputStream("price")) {
      var out = new Hessian2Output(file);
      for (var value : new Object[] { new BigDecimal("1299.50"), new Date(1767576600000L), 9007199254740993L }) out.writeObject(value);
      out.flush();
    }
    var in = new Hessian2Input(new FileInputStream("price"));
    System.out.println(in.readObject());
    System.out.println(new BigDecimal("1299.50").getClass().getResource("/META-INF/hessian/serializers"));
  }
}
J
java --add-opens java.base/java.math=ALL-UNNAMED --add-opens java.base/java.lang=ALL-UNNAMED --add-opens java.base/java.util=ALL-UNNAMED -cp "$(printf '/usr/share/java/%s.jar:' hessian)" Price.java 2>/dev/null | tee seen
node -e "const { DecoderV2 } = require('hessian.js'); const all = new DecoderV2(require('fs').readFileSync('price')); for (let at = 0; at < 3; at++) console.log(JSON.stringify(all.read()))" | tee -a seen
diff seen - <<'T'
0.00
null
{"scale":2,"intVal":null}
"2026-01-05T01:30:00.000Z"
"9007199254740993"
T
