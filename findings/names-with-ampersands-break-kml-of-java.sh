#!/bin/sh
# A showroom with the name 门 & 柜 and the description "boards < 18 mm", written as KML by kmlframework of Java in Debian.
# Guess: well-formed XML, with &amp; and &lt;, as a library that writes XML does it by itself.
# Seen: kmlframework (2015-08-25) writes both as they are, and no reader of XML opens the file. Without these two characters it does.
set -eu
packages='libkmlframework-java libxml2-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Showroom.java <<'J'
import org.boehn.kmlframework.kml.*;

public class Showroom {
  public static void main(String[] texts) throws Exception {
    Kml kml = new Kml();
    Placemark place = new Placemark(texts[0]);
    place.setDescription(texts[1]);
    place.setLocation(113.25, 22.5);
    kml.setFeature(place);
    kml.createKml(texts[2]);
  }
}
J
{
  java -cp /usr/share/java/org.boehn.kmlframework.jar Showroom.java '门 & 柜' 'boards < 18 mm' signs.kml
  java -cp /usr/share/java/org.boehn.kmlframework.jar Showroom.java 门柜 'boards of 18 mm' plain.kml
  for file in signs plain; do
    grep -oE '<(name|description)>.*' $file.kml
    xmllint --noout $file.kml 2>/dev/null && echo "$file.kml is XML" || echo "$file.kml is no XML"
  done
} | tee seen
diff seen - <<'T'
<name>门 & 柜</name>
<description>boards < 18 mm</description>
signs.kml is no XML
<name>门柜</name>
<description>boards of 18 mm</description>
plain.kml is XML
T
