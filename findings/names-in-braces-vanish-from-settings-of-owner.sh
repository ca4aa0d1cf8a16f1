#!/bin/sh
# Settings in a properties file for OWNER, which gives them to programs in Java by an interface: a template for labels, 宽${width}毫米, whose name is filled in later, sizes as a list, and the area code 0757 as an Integer.
# Guess: a name that OWNER does not know stays as it is, as with Spring and commons-configuration, or is an error; 0757 is 757.
# Seen (1.0.12): the name is gone, 宽毫米, without a word; 0757 is 495, as it is taken for octal. The list is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libaeonbits-owner-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libaeonbits-owner-java
cd "$folder"
cat > Labels.java <<'J'
import java.util.*;
import org.aeonbits.owner.*;

public class Labels {
  public interface Settings extends Config {
    String label();
    int[] sizes();
    Integer area();
  }

  public static void main(String[] none) {
    var settings = ConfigFactory.create(Settings.class, Map.of("label", "宽${width}毫米", "sizes", "600, 450", "area", "0757"));
    System.out.println(settings.label() + " " + Arrays.toString(settings.sizes()) + " " + settings.area());
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp /usr/share/java/aeonbits-owner.jar Labels.java 2>/dev/null | tee seen
diff seen - <<'T'
宽毫米 [600, 450] 495
T
