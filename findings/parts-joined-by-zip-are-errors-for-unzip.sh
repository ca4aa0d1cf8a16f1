#!/bin/sh
# A file of 200,000 bytes that does not get smaller, packed into parts of 64 KiB by zip4j and by zip, joined by zip -s 0, and tested by unzip and 7z; the file is of bytes by AES-CTR.
# Guess: the joined archive is whole for both, whoever made the parts.
# Seen: zip 3.0 joins the parts of either without a word, and unzip 6.0 and 7z find errors in what it made of this file, though the parts are whole for 7z. With some other files (one of gzip) the joined archive was whole.
set -eu
packages='libzip4j-java zip unzip p7zip-full openssl default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Split.java <<'J'
import java.io.File;
import java.util.List;
public class Split {
  public static void main(String[] none) throws Exception {
    new net.lingala.zip4j.ZipFile("zip4j.zip").createSplitZipFile(List.of(new File("drawing.bin")), new net.lingala.zip4j.model.ZipParameters(), true, 65536);
  }
}
J
{
  head -c 200000 /dev/zero | openssl enc -aes-128-ctr -K 01000000000000000000000000000000 -iv 00000000000000000000000000000000 > drawing.bin
  $java -cp $jars/zip4j.jar Split.java
  zip -q -s 64k zip.zip drawing.bin
  for maker in zip4j zip; do
    zip -q -s 0 $maker.zip --out joined-$maker.zip
    for archive in $maker joined-$maker; do 7z t $archive.zip >/dev/null && echo "$archive: whole for 7z" || echo "$archive: errors for 7z"; done
    unzip -tqq joined-$maker.zip >/dev/null && echo "joined-$maker: whole for unzip" || echo "joined-$maker: errors for unzip"
  done
} 2>/dev/null | tee seen
diff seen - <<'T'
zip4j: whole for 7z
joined-zip4j: errors for 7z
joined-zip4j: errors for unzip
zip: whole for 7z
joined-zip: errors for 7z
joined-zip: errors for unzip
T
