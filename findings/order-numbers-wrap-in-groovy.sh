#!/bin/sh
# An order number of 20 digits as a number in JSON, as some systems send it, and prices, read by Groovy's JsonSlurper with nothing set, as scripts of Jenkins and Gradle do, and by its other parsers.
# Guess: the number whole, a BigInteger, as prices are BigDecimal; 1299.50 with its nought.
# Seen (2.4.21): prices are so. The order number is 1813361019290571840, a Long that has run over, without an error, with nothing set (CHAR_BUFFER) and by INDEX_OVERLAY and LAX; CHARACTER_SOURCE refuses it, and JsonSlurperClassic has it whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in groovy default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' groovy
cd "$folder"
cat > order.groovy <<'G'
import groovy.json.*

for (text in ['1299.50', '20260105093000123456', '202601050930001234567890']) {
  for (parser in [new JsonSlurper(), *JsonParserType.values().collect { new JsonSlurper().setType(it) }, new JsonSlurperClassic()]) {
    try {
      def read = parser.parseText('{"a":' + text + '}').a
      println text + ' ' + (parser instanceof JsonSlurper ? parser.type : 'classic') + ' ' + read.class.simpleName + ' ' + read
    } catch (Exception error) {
      println text + ' ' + (parser instanceof JsonSlurper ? parser.type : 'classic') + ' refused'
    }
  }
}
G
JAVA_OPTS=-Dfile.encoding=UTF-8 groovy -c UTF-8 order.groovy 2>/dev/null | tee seen
diff seen - <<'T'
1299.50 CHAR_BUFFER BigDecimal 1299.50
1299.50 INDEX_OVERLAY BigDecimal 1299.50
1299.50 CHARACTER_SOURCE BigDecimal 1299.50
1299.50 LAX BigDecimal 1299.50
1299.50 CHAR_BUFFER BigDecimal 1299.50
1299.50 classic BigDecimal 1299.50
20260105093000123456 CHAR_BUFFER Long 1813361019290571840
20260105093000123456 INDEX_OVERLAY Long 1813361019290571840
20260105093000123456 CHARACTER_SOURCE refused
20260105093000123456 LAX Long 1813361019290571840
20260105093000123456 CHAR_BUFFER Long 1813361019290571840
20260105093000123456 classic BigInteger 20260105093000123456
202601050930001234567890 CHAR_BUFFER Long 460768449229169362
202601050930001234567890 INDEX_OVERLAY Long 460768449229169362
202601050930001234567890 CHARACTER_SOURCE refused
202601050930001234567890 LAX Long 460768449229169362
202601050930001234567890 CHAR_BUFFER Long 460768449229169362
202601050930001234567890 classic BigInteger 202601050930001234567890
T
