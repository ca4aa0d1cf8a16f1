#!/bin/sh
# Addresses of a company as people copy them from a browser, which shows Chinese, checked by UrlValidator of commons-validator.
# Guess: Chinese is either fine everywhere in an address, as for browsers, or nowhere, as in RFC 3986.
# Seen (commons-validator 1.7): it is fine in the name of the server (with 。 as a dot, too) and in the query, but not in the path; and a path with two slashes is refused. Percent-encoded it is fine.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcommons-validator-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-validator-java
cd "$folder"
cat > Check.java <<'J'
import org.apache.commons.validator.routines.UrlValidator;

class Check {
  public static void main(String[] args) {
    UrlValidator validator = new UrlValidator(new String[] { "http", "https" });
    for (String address : new String[] {
      "https://例子.中国/", "https://例子。中国/", "https://example.com/?q=家居", "https://example.com/资料/", "https://example.com/%E8%B5%84%E6%96%99/", "https://example.com/a//b",
    }) {
      System.out.println(address + " " + validator.isValid(address));
    }
  }
}
J
jars=/usr/share/java/commons-validator.jar:/usr/share/java/commons-logging.jar
javac -encoding UTF-8 -cp "$jars" Check.java
java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Check 2>/dev/null | tee seen
diff seen - <<'T'
https://例子.中国/ true
https://例子。中国/ true
https://example.com/?q=家居 true
https://example.com/资料/ false
https://example.com/%E8%B5%84%E6%96%99/ true
https://example.com/a//b false
T
