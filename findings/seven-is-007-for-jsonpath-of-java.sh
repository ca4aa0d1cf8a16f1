#!/bin/sh
# Parts whose number is 7, "7" or "007", found by filters of JSONPath: json-path of Java (Jayway) and json-p3 of npm.
# Guess: values of different types are unequal (RFC 9535, 2.3.5.2.2): == '007' finds the text "007" alone, == 7 the number alone.
# Seen: json-path 2.0.0 finds the number 7 for '007', too, as it reads the text as a number; == '7' finds the number and the text "7", and so does == 7. json-p3 2.3.1 finds one each.
set -eu
packages='libjsonpath-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json-p3@2.3.1
cat > Parts.java <<'J'
public class Parts {
  public static void main(String[] filters) {
    for (String filter : filters) System.out.println("json-path " + filter + " " + com.jayway.jsonpath.JsonPath.read("[{\"n\":7},{\"n\":\"7\"},{\"n\":\"007\"}]", filter));
  }
}
J
cat > parts.cjs <<'J'
for (const filter of process.argv.slice(2)) console.log('json-p3', filter, JSON.stringify(require('json-p3').query(filter, [{ n: 7 }, { n: '7' }, { n: '007' }]).values()));
J
jars=$(for jar in json-path json-smart accessors-smart asm slf4j-api slf4j-nop; do printf '/usr/share/java/%s.jar:' $jar; done)
set -- "\$[?(@.n == '007')]" "\$[?(@.n == '7')]" '$[?(@.n == 7)]'
{
  java -cp "$jars" Parts.java "$@"
  node parts.cjs "$@"
} | tee seen
diff seen - <<'T'
json-path $[?(@.n == '007')] [{"n":7},{"n":"007"}]
json-path $[?(@.n == '7')] [{"n":7},{"n":"7"}]
json-path $[?(@.n == 7)] [{"n":7},{"n":"7"}]
json-p3 $[?(@.n == '007')] [{"n":"007"}]
json-p3 $[?(@.n == '7')] [{"n":"7"}]
json-p3 $[?(@.n == 7)] [{"n":7}]
T
