#!/bin/sh
# Schemas of JSON for names of boards: with a digit (\d), with the unit at the end (mm$), with 板 at the beginning (^板), checked by mjson of Java and by ajv.
# Guess: 板18mm is valid for each, since a pattern is not anchored (JSON Schema, pattern).
# Seen: mjson 1.4.0 refuses 板18mm under all three: its patterns must match from the first character to the last, so that only ^.*\d+mm$ passes. ajv 8.17.1 takes it under all four.
set -eu
packages='libmjson-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ajv@8.17.1
cat > Names.java <<'J'
import mjson.Json;

public class Names {
  public static void main(String[] patterns) {
    for (String pattern : patterns)
      System.out.println("mjson " + pattern + " " + Json.schema(Json.object("pattern", pattern)).validate(Json.make("板18mm")).at("ok"));
  }
}
J
cat > names.cjs <<'J'
for (const pattern of process.argv.slice(2)) console.log('ajv', pattern, new (require('ajv'))({ strict: false }).validate({ pattern }, '板18mm'));
J
{
  java -cp /usr/share/java/mjson.jar Names.java '\d' 'mm$' '^板' '^.*\d+mm$'
  node names.cjs '\d' 'mm$' '^板' '^.*\d+mm$'
} | tee seen
diff seen - <<'T'
mjson \d false
mjson mm$ false
mjson ^板 false
mjson ^.*\d+mm$ true
ajv \d true
ajv mm$ true
ajv ^板 true
ajv ^.*\d+mm$ true
T
