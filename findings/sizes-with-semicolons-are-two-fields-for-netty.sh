#!/bin/sh
# The address of a search from a link in a page, ?size=600;450, whose semicolon a browser leaves as it is, read by Netty's QueryStringDecoder with nothing set.
# Guess: one field, 600;450, as for URLSearchParams of the URL standard, Node's querystring, qs and fast-querystring.
# Seen (Netty 4.1.48): two fields, size with 600 and one named 450 with nothing; with the semicolon encoded, or semicolonIsNormalChar set, it is one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libnetty-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libnetty-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact qs@6.14.0 fast-querystring@1.1.2
cat > Query.java <<'J'
import io.netty.handler.codec.http.QueryStringDecoder;
import java.nio.charset.StandardCharsets;

public class Query {
  public static void main(String[] none) {
    System.out.println(new QueryStringDecoder("/search?size=600;450&page=2").parameters());
    System.out.println(new QueryStringDecoder("/search?size=600%3B450&page=2").parameters());
    System.out.println(new QueryStringDecoder("size=600;450&page=2", StandardCharsets.UTF_8, false, 1024, true).parameters());
  }
}
J
cat > query.cjs <<'J'
const query = 'size=600;450&page=2';
for (const read of [(text) => Object.fromEntries(new URLSearchParams(text)), require('node:querystring').parse, require('qs').parse, require('fast-querystring').parse]) console.log(JSON.stringify(read(query)));
J
java -cp "$(printf '/usr/share/java/%s.jar:' netty-codec-http netty-codec netty-buffer netty-common netty-transport netty-handler)" Query.java 2>/dev/null | tee seen
node query.cjs | tee -a seen
diff seen - <<'T'
{size=[600], 450=[], page=[2]}
{size=[600;450], page=[2]}
{size=[600;450], page=[2]}
{"size":"600;450","page":"2"}
{"size":"600;450","page":"2"}
{"size":"600;450","page":"2"}
{"size":"600;450","page":"2"}
T
