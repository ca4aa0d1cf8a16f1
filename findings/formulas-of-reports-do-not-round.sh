#!/bin/sh
# Formulas by libformula, which LibreOffice's Report Builder and Pentaho reckon reports with: a price rounded, one shown with two places, months between two days, half past nine in hours, a place in a text.
# Guess: as OpenFormula says, which it is made for: 3, 3, -2, 0.13, no month from 31 January to 28 February, 9.5 hours, 2, 2.
# Seen (1.1.7): ROUND, ROUNDUP and SEARCH, which OpenFormula asks of the smallest programs, are unknown; TEXT(0.125;"0.00") is 0.12; there is a month; "9:30" times 24 is 613617.5.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libformula-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libformula-java
cd "$folder"
cat > formulas <<'F'
ROUND(2.5;0)
ROUNDUP(2.1;0)
INT(-1.5)
TEXT(0.125;"0.00")
DATEDIF(DATE(2026;1;31);DATE(2026;2;28);"m")
24*VALUE("9:30")
MOD(-7;3)
SEARCH("体";"柜体")
F
cat > Formulas.java <<'J'
import java.nio.file.*;
import org.pentaho.reporting.libraries.formula.*;

public class Formulas {
  public static void main(String[] none) throws Exception {
    for (var text : Files.readAllLines(Path.of("formulas"))) {
      var formula = new Formula(text);
      formula.initialize(new DefaultFormulaContext());
      var value = formula.evaluate();
      System.out.println(text + ": " + (value instanceof LibFormulaErrorValue ? "unknown" : value));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$(printf '/usr/share/java/%s.jar:' libformula libbase commons-logging)" Formulas.java 2>/dev/null | tee seen
diff seen - <<'T'
ROUND(2.5;0): unknown
ROUNDUP(2.1;0): unknown
INT(-1.5): -2
TEXT(0.125;"0.00"): 0.12
DATEDIF(DATE(2026;1;31);DATE(2026;2;28);"m"): 1
24*VALUE("9:30"): 613617.5
MOD(-7;3): 2
SEARCH("体";"柜体"): unknown
T
