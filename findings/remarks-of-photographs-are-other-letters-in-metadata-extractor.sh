#!/bin/sh
# A photograph with the remark 柜 18 (UserComment, in Unicode) written by exiftool, read by exiftool and by metadata-extractor for Java; its order of bytes is MM, as of many cameras.
# Guess: 柜 18 for both: the two bytes of a character are in the order of the file, which stands in its head (Exif 2.3, 4.6.5).
# Seen: metadata-extractor 2.11.0 takes the bytes of each character the other way round, so that 18 are ㄀㠀. It reads the title (XPTitle) well.
set -eu
packages='libmetadata-extractor-java libxmpcore-java imagemagick libimage-exiftool-perl default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Remark.java <<'J'
import com.drew.metadata.exif.*;
public class Remark {
  public static void main(String[] none) throws Exception {
    var read = com.drew.imaging.ImageMetadataReader.readMetadata(new java.io.File("photo.jpg"));
    System.out.println("metadata-extractor, title: " + read.getFirstDirectoryOfType(ExifIFD0Directory.class).getDescription(ExifIFD0Directory.TAG_WIN_TITLE));
    var remark = read.getFirstDirectoryOfType(ExifSubIFDDirectory.class).getDescription(ExifSubIFDDirectory.TAG_USER_COMMENT);
    System.out.println("metadata-extractor, remark: " + remark.chars().mapToObj(Integer::toHexString).toList());
  }
}
J
{
  convert -size 8x8 xc:red photo.jpg
  exiftool -q -overwrite_original -XPTitle=柜 -UserComment='柜 18' photo.jpg
  exiftool -s3 -ExifByteOrder -UserComment photo.jpg
  $java -cp $jars/metadata-extractor.jar:$jars/xmpcore.jar Remark.java
} 2>/dev/null | tee seen
diff seen - <<'T'
Big-endian (Motorola, MM)
柜 18
metadata-extractor, title: 柜
metadata-extractor, remark: [fffd, 2000, 3100, 3800]
T
