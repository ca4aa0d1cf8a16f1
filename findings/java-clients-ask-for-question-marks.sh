#!/bin/sh
# A file with a Chinese name, /资料.zip, asked for by the clients of Java as a row of a database names it, and by PHP.
# Guess: as browsers, curl and Python's requests do, they percent-encode the name, or else refuse it.
# Seen (OpenJDK 17, HttpClient 5.2.1, OkHttp 3.13.1, PHP 8.2): java.net.http and OkHttp encode it. Apache HttpClient asks for /??.zip without a word.
# HttpURLConnection and PHP send the bytes of UTF-8 as they are, which a server on Node answers with 400.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in libhttpclient5-java libokhttp-java default-jdk-headless php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhttpclient5-java libokhttp-java openjdk-17-jdk-headless php8.2-cli
cd "$folder"
# Answers with the address as it came, bytes beyond ASCII in brackets.
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const net = require('node:net');
const server = net.createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (bytes) => {
    const address = bytes.toString('latin1').split(' ')[1];
    const text = address.replace(/[\x80-\xff]+/g, (some) => `[${Buffer.from(some, 'latin1').toString('hex')}]`);
    socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`);
  });
});
server.listen(0, '127.0.0.1', () => fs.writeFileSync('port', String(server.address().port)));
const strict = http.createServer((_request, response) => response.end());
strict.listen(0, '127.0.0.1', () => fs.writeFileSync('strict', String(strict.address().port)));
J
node serve.cjs & server=$!
while ! test -s port || ! test -s strict; do sleep 0.1; done
cat > Ask.java <<'J'
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.core5.http.io.entity.EntityUtils;

class Ask {
  public static void main(String[] args) throws Exception {
    String url = args[0] + "资料.zip";
    HttpRequest request = HttpRequest.newBuilder(URI.create(url)).version(HttpClient.Version.HTTP_1_1).build();
    System.out.println("java.net.http " + HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body());
    System.out.println("OkHttp " + new OkHttpClient().newCall(new Request.Builder().url(url).build()).execute().body().string());
    try (var client = HttpClients.createDefault()) {
      System.out.println("HttpClient " + client.execute(new HttpGet(url), (answer) -> EntityUtils.toString(answer.getEntity())));
    }
    HttpURLConnection connection = (HttpURLConnection) new URL(url).openConnection();
    System.out.println("HttpURLConnection " + new String(connection.getInputStream().readAllBytes()));
    System.exit(0);
  }
}
J
jars=$(for jar in okhttp okio httpclient5 httpcore5 httpcore5-h2 slf4j-api commons-codec; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Ask.java
url="http://127.0.0.1:$(cat port)/"
{
  java -Dfile.encoding=UTF-8 -cp ".:$jars" Ask "$url" 2>/dev/null
  php -r 'echo "PHP ", file_get_contents($argv[1] . "资料.zip"), "\n";' "$url"
  php -r '@file_get_contents($argv[1] . "资料.zip"); echo "Node ", $http_response_header[0], "\n";' "http://127.0.0.1:$(cat strict)/"
} | tee seen
diff seen - <<'T'
java.net.http /%E8%B5%84%E6%96%99.zip
OkHttp /%E8%B5%84%E6%96%99.zip
HttpClient /??.zip
HttpURLConnection /[e8b584e69699].zip
PHP /[e8b584e69699].zip
Node HTTP/1.1 400 Bad Request
T
