#!/bin/sh
# A photograph of 2023 packed by jarchivelib of Java as tar and as zip, and unpacked by it (own) and by tar and unzip (other).
# Guess: after unpacking it is of 2023 again, as both forms tell its time.
# Seen: jarchivelib 1.2.0 writes the time into the archives, but sets none when it unpacks: the photograph is of today, and everything that sorts or compares by time takes it for new. tar and unzip set 2023.
set -eu
packages='libjarchivelib-java default-jdk-headless unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Pack.java <<'J'
import java.io.File;
import org.rauschig.jarchivelib.*;

public class Pack {
  public static void main(String[] forms) throws Exception {
    for (String form : forms) {
      Archiver archiver = ArchiverFactory.createArchiver(form);
      archiver.extract(archiver.create("photographs", new File("."), new File("photographs")), new File("own-" + form));
    }
  }
}
J
mkdir photographs other-tar other-zip
touch -d 2023-11-14 photographs/oak.jpg
java -cp /usr/share/java/jarchivelib.jar:/usr/share/java/commons-compress.jar Pack.java tar zip
tar -xf photographs.tar -C other-tar
unzip -q photographs.zip -d other-zip
for form in tar zip; do
  for hand in own other; do
    [ "$(date -r $hand-$form/oak.jpg +%Y)" = 2023 ] && year=2023 || year=today
    echo "$form, unpacked by $hand: $year"
  done
done | tee seen
diff seen - <<'T'
tar, unpacked by own: today
tar, unpacked by other: 2023
zip, unpacked by own: today
zip, unpacked by other: 2023
T
