#!/bin/sh
# Three boards at 89.5 yuan, twelve sheets at 1299.00, and a price with half a cent added, reckoned by apfloat of Java, a library for numbers of any precision, from texts, and by BigDecimal.
# Guess: 268.5, 15588 and 12.505.
# Seen: apfloat 1.10.1 takes the digits of a text for its precision, and an answer has the least of those of its parts: three boards cost 200 (3 has one digit), twelve sheets 15000, and the half cent is dropped. With 3 as a number of Java three boards cost 268.
set -eu
packages='libapfloat-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Prices.java <<'J'
import java.math.BigDecimal;
import org.apfloat.Apfloat;

public class Prices {
  static void tell(String name, Apfloat price, BigDecimal exact) {
    System.out.println(name + ": apfloat " + price.toString(true) + ", BigDecimal " + exact);
  }
  public static void main(String[] words) {
    tell("89.5 * 3", new Apfloat("89.5").multiply(new Apfloat("3")), new BigDecimal("89.5").multiply(new BigDecimal("3")));
    tell("1299.00 * 12", new Apfloat("1299.00").multiply(new Apfloat("12")), new BigDecimal("1299.00").multiply(new BigDecimal("12")));
    tell("12.5 + 0.005", new Apfloat("12.5").add(new Apfloat("0.005")), new BigDecimal("12.5").add(new BigDecimal("0.005")));
    tell("89.5 * 3, as a number", new Apfloat("89.5").multiply(new Apfloat(3)), new BigDecimal("89.5").multiply(BigDecimal.valueOf(3)));
  }
}
J
java -cp /usr/share/java/apfloat.jar Prices.java | tee seen
diff seen - <<'T'
89.5 * 3: apfloat 200, BigDecimal 268.5
1299.00 * 12: apfloat 15000, BigDecimal 15588.00
12.5 + 0.005: apfloat 12.5, BigDecimal 12.505
89.5 * 3, as a number: apfloat 268, BigDecimal 268.5
T
