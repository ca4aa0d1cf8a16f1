#!/bin/sh
# Drawings named 100%棉.txt and 柜 18.txt in a folder, opened by Commons VFS with folder.resolveFile(name), and their addresses by getURI().
# Guess: both exist; the second ends in %E6%9F%9C%2018.txt as a URI does (RFC 3986, 2.1).
# Seen: 2.1 takes a name for an address with escapes: %棉 is an error, and the file is found as 100%25棉.txt. In turn the URI it gives has 柜 and the blank bare; java.nio escapes both.
set -eu
packages='libcommons-vfs-java libcommons-logging-java libcommons-net-java libcommons-httpclient-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Names.java <<'J'
import java.nio.file.Path;
import org.apache.commons.vfs2.*;
public class Names {
  public static void main(String[] none) throws Exception {
    var folder = VFS.getManager().resolveFile(Path.of("").toAbsolutePath().toString());
    for (var name : new String[] { "100%棉.txt", "100%25棉.txt", "柜 18.txt" }) {
      try {
        var file = folder.resolveFile(name);
        System.out.println(name + ": " + file.exists() + " " + file.getName().getURI().replaceFirst(".*/", ""));
      } catch (FileSystemException error) {
        System.out.println(name + ": " + error.getMessage());
      }
    }
    System.out.println("java.nio: " + Path.of("柜 18.txt").toUri().toString().replaceFirst(".*/", ""));
  }
}
J
{
  touch '100%棉.txt' '柜 18.txt'
  LC_ALL=C.UTF-8 $java -cp $jars/commons-vfs2.jar:$jars/commons-logging.jar:$jars/commons-net.jar:$jars/commons-httpclient.jar Names.java | grep -v log4j
} 2>/dev/null | tee seen
diff seen - <<'T'
100%棉.txt: Invalid URI escape sequence "%棉.".
100%25棉.txt: true 100%25棉.txt
柜 18.txt: true 柜 18.txt
java.nio: %E6%9F%9C%2018.txt
T
