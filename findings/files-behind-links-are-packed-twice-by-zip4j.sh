#!/bin/sh
# A folder with a program of mode 755, 柜.sh, and a link to it, packed by zip4j with nothing set.
# Guess: the program is in the archive with the mode 755, as unzip lists it.
# Seen: zip4j 2.11.5 packs what the link leads to under the name of the program, and not under that of the link, which its documentation says: the archive has 柜.sh twice, the second time with the mode 777 of the link. Which of them is unpacked last is the order of the folder.
set -eu
packages='libzip4j-java unzip default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Pack.java <<'J'
import java.io.File;
import net.lingala.zip4j.ZipFile;
public class Pack {
  public static void main(String[] none) throws Exception {
    var zip = new ZipFile("parts.zip");
    zip.addFolder(new File("parts"));
  }
}
J
{
  export LC_ALL=C.UTF-8
  mkdir parts
  echo 18 > parts/柜.sh
  chmod 755 parts/柜.sh
  ln -s 柜.sh parts/链
  $java -cp $jars/zip4j.jar Pack.java
  unzip -Z parts.zip | grep sh | sed 's/ .* / /' | sort
} 2>/dev/null | tee seen
diff seen - <<'T'
-rwxr-xr-x parts/柜.sh
-rwxrwxrwx parts/柜.sh
T
