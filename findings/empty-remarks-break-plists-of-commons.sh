#!/bin/sh
# Settings with an empty remark and a name, saved by Commons Configuration of Debian in five forms, and loaded again by it.
# Guess: both come back from each form that can hold texts.
# Seen: Commons Configuration 2.8.0 writes "remark = ;" into a property list in text, without the quotation marks that its own reader, and those of NeXT and GNUstep, need there: the file cannot be loaded any more. The other four forms bring both back.
set -eu
packages='libcommons-configuration2-java libcommons-beanutils-java libcommons-text-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Settings.java <<'J'
import java.io.File;
import org.apache.commons.configuration2.*;
import org.apache.commons.configuration2.ex.ConfigurationException;
import org.apache.commons.configuration2.io.FileHandler;
import org.apache.commons.configuration2.plist.*;

public class Settings {
  public static void main(String[] words) throws Exception {
    for (Class<?> form : new Class<?>[] {PropertiesConfiguration.class, INIConfiguration.class, XMLConfiguration.class, XMLPropertyListConfiguration.class, PropertyListConfiguration.class}) {
      FileBasedConfiguration before = (FileBasedConfiguration) form.getConstructor().newInstance();
      FileBasedConfiguration after = (FileBasedConfiguration) form.getConstructor().newInstance();
      before.addProperty("part.name", "oak");
      before.addProperty("part.remark", "");
      new FileHandler(before).save(new File("file"));
      try {
        new FileHandler(after).load(new File("file"));
        System.out.println(form.getSimpleName() + ": " + after.getString("part.name") + ", \"" + after.getString("part.remark") + "\"");
      } catch (ConfigurationException error) {
        System.out.println(form.getSimpleName() + ": cannot be loaded");
      }
    }
  }
}
J
jars=$(for jar in commons-configuration2 commons-beanutils commons-text commons-lang3 commons-logging; do printf '/usr/share/java/%s.jar:' $jar; done)
java -cp "$jars" Settings.java 2>/dev/null | tee seen
diff seen - <<'T'
PropertiesConfiguration: oak, ""
INIConfiguration: oak, ""
XMLConfiguration: oak, ""
XMLPropertyListConfiguration: oak, ""
PropertyListConfiguration: cannot be loaded
T
