#!/bin/sh
# A text for DNS, 柜 18, put into a TXT record by dnsjava and got from it again.
# Guess: getStrings() gives 柜 18, as its description says ("Returns the text strings"); in a zone file it is "\230\159\156 18" (RFC 1035, 5.1).
# Seen: 2.1.8 gives \230\159\156 18 by getStrings() too; only getStringsAsByteArrays() has the bytes of 柜 18.
set -eu
packages='libdnsjava-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Words.java <<'J'
import org.xbill.DNS.*;
public class Words {
  public static void main(String[] none) throws Exception {
    var record = new TXTRecord(Name.fromString("label.example.com."), DClass.IN, 60, "柜 18");
    System.out.println("zone file: " + record.rdataToString());
    System.out.println("getStrings: " + record.getStrings());
    System.out.println("getStringsAsByteArrays: " + new String((byte[]) record.getStringsAsByteArrays().get(0), "UTF-8"));
  }
}
J
{
  $java -cp $jars/dnsjava.jar Words.java
} 2>/dev/null | tee seen
diff seen - <<'T'
zone file: "\230\159\156 18"
getStrings: [\230\159\156 18]
getStringsAsByteArrays: 柜 18
T
