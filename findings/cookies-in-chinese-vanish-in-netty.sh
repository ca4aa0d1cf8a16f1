#!/bin/sh
# What a browser sends as cookies of a page that wrote them by document.cookie: a name in Chinese as it is, one percent-encoded, a list with a comma, a text with a blank in quotes and JSON; read by Netty's ServerCookieDecoder.
# Guess: all are there, or an error says which is none; cookie of npm reads them all.
# Seen (Netty 4.1.48): STRICT, as its examples and the servers on it use it, leaves out all but the percent-encoded one and plain ones, without a word; LAX has all. cookie 1.0.2 reads all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libnetty-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libnetty-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact cookie@1.0.2
cat > Cookies.java <<'J'
import io.netty.handler.codec.http.cookie.ServerCookieDecoder;
import java.util.stream.Collectors;

public class Cookies {
  public static void main(String[] words) {
    for (var decoder : new ServerCookieDecoder[] { ServerCookieDecoder.STRICT, ServerCookieDecoder.LAX })
      System.out.println(decoder.decode(words[0]).stream().map(cookie -> cookie.name() + "=" + cookie.value()).sorted().collect(Collectors.joining(" ")));
  }
}
J
text='a=1; b=张三; c=%E5%BC%A0; d=18,25; e="x y"; f={"g":1}'
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Dsun.jnu.encoding=UTF-8 -cp "$(printf '/usr/share/java/%s.jar:' netty-codec-http netty-codec netty-buffer netty-common netty-transport netty-handler)" Cookies.java "$text" 2>/dev/null | tee seen
node -p "Object.entries(require('cookie').parse(process.argv[1])).map((entry) => entry.join('=')).join(' ')" "$text" | tee -a seen
diff seen - <<'T'
a=1 c=%E5%BC%A0
a=1 b=张三 c=%E5%BC%A0 d=18,25 e=x y f={"g":1}
a=1 b=张三 c=张 d=18,25 e="x y" f={"g":1}
T
