#!/bin/sh
# Widths of boards in inches, as customers in America type them into Sweet Home 3D's fields: by its own reader of the unit of inches with fractions (LengthUnit.INCH_FRACTION), which writes 23⅝".
# Guess: 1/2 is half an inch (or is refused), as 1 1/2 is one and a half; 5/16 is less than an inch; feet with half an inch too.
# Seen (sweethome3d 7.0.2): a fraction counts only behind a whole number with a blank: 1/2 is one inch, 3/4 three, 5/16 five, 1'1/2" is one foot and one inch; sixteenths behind a whole number are left out, 1 5/16 is 1. No error is raised: the reader ends behind what it took.
set -eu
for package in sweethome3d openjdk-17-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' sweethome3d
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > Read.java <<'J'
import com.eteks.sweethome3d.model.LengthUnit;
import java.util.Locale;

public class Read {
    public static void main(String[] texts) throws Exception {
        Locale.setDefault(Locale.US);
        for (String text : texts) {
            double centimetres = ((Number) LengthUnit.INCH_FRACTION.getFormat().parseObject(text)).doubleValue();
            System.out.printf("%s: %.4f in%n", text, centimetres / 2.54);
        }
    }
}
J
java -cp /usr/share/sweethome3d/sweethome3d.jar Read.java '23 5/8"' '0 1/2"' '1/2"' '3/4"' '5/16"' '1 5/16"' "1'0 1/2\"" "1'1/2\"" | tee seen
diff seen - <<'T'
23 5/8": 23.6250 in
0 1/2": 0.5000 in
1/2": 1.0000 in
3/4": 3.0000 in
5/16": 5.0000 in
1 5/16": 1.0000 in
1'0 1/2": 12.5000 in
1'1/2": 13.0000 in
T
