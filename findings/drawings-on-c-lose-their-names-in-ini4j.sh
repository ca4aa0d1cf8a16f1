#!/bin/sh
# Settings of a machine in an .ini file: where its drawings are, C:\new\table, as Windows writes and reads it, read by ini4j; and names in Chinese written by it, read by ini of npm and by Python.
# Guess: the path as it is, since .ini files of Windows have no escapes; names in Chinese as they are.
# Seen (ini4j 0.5.4): \n is a line end, \t a tabulator, without a word; with Wini, its kind for Windows, the path is whole. Names are written as \u95e8…, which ini 6.0.0 of npm and configparser of Python leave as it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libini4j-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libini4j-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ini@6.0.0
cat > Settings.java <<'J'
import java.io.*;
import org.ini4j.*;

public class Settings {
  public static void main(String[] none) throws Exception {
    for (var ini : new Ini[] { new Ini(), new Wini() }) {
      ini.load(new StringReader("[door]\ndrawings=C:\\new\\table\n"));
      System.out.println(ini.getClass().getSimpleName() + " " + ini.get("door", "drawings").replace("\n", "⏎").replace("\t", "⇥"));
    }
    var ini = new Ini();
    ini.put("door", "name", "门");
    ini.store(new File("door.ini"));
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp /usr/share/java/ini4j.jar Settings.java | tee seen
node -p "require('ini').parse(require('fs').readFileSync('door.ini', 'utf8')).door.name" | tee -a seen
python3 -c "import configparser; c = configparser.ConfigParser(); c.read('door.ini'); print(c['door']['name'])" | tee -a seen
diff seen - <<'T'
Ini C:⏎ew⇥able
Wini C:\new\table
\u95e8
\u95e8
T
