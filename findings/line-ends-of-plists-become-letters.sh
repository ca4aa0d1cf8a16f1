#!/bin/sh
# A remark of two lines with a tab and a measure in inches, written as a property list by dd-plist of Debian in its four forms, and read again by it.
# Guess: the same text from each.
# Seen: dd-plist 1.20 reads it from XML and from the binary form. In the older form of text, and in that of GNUstep, it writes \n and \t and reads the letters n and t: 白橡n18" tAB. The measure comes back.
set -eu
packages='libdd-plist-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Remark.java <<'J'
import com.dd.plist.*;

public class Remark {
  public static void main(String[] words) throws Exception {
    NSDictionary part = new NSDictionary();
    part.put("remark", "白橡\n18\" \tAB");
    byte[][] forms = {part.toXMLPropertyList().getBytes("UTF-8"), BinaryPropertyListWriter.writeToArray(part), part.toASCIIPropertyList().getBytes("UTF-8"), part.toGnuStepASCIIPropertyList().getBytes("UTF-8")};
    String[] names = {"XML", "binary", "text", "GNUstep"};
    for (int form = 0; form < 4; form++) {
      Object remark = ((NSDictionary) PropertyListParser.parse(forms[form])).get("remark");
      System.out.println(names[form] + ": " + remark.toString().replace("\n", "(line end)").replace("\t", "(tab)"));
    }
  }
}
J
java -cp /usr/share/java/dd-plist.jar Remark.java | tee seen
diff seen - <<'T'
XML: 白橡(line end)18" (tab)AB
binary: 白橡(line end)18" (tab)AB
text: 白橡n18" tAB
GNUstep: 白橡n18" tAB
T
