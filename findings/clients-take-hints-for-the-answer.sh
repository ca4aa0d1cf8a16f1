#!/bin/sh
# A server that sends 103 Early Hints before its page, as Node's writeEarlyHints does, asked by what scripts and monitoring ask with, over HTTP/1.1.
# Guess: each waits for the page: of an interim response (1xx) a client has to be able to take any number (RFC 9110, 15.2).
# Seen: curl, wget, PHP, Ruby and java.net.http do. requests 2.28.1 and urllib of Python 3.11, and LWP 6.68 of Perl, take the 103 for the answer, with an empty body; so does
# HttpURLConnection of Java 17, whose body then is the text of the real response, its header included. check_http 2.3.3 says OK of the 103 alone, and ab counts each as failed (non-2xx).
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in curl wget php-cli ruby default-jdk-headless python3-requests libwww-perl monitoring-plugins-basic apache2-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' curl wget php8.2-cli ruby openjdk-17-jdk-headless python3-requests libwww-perl monitoring-plugins-basic apache2-utils
cd "$folder"
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const server = http.createServer((_request, response) => {
  response.writeEarlyHints({ link: '</a.css>; rel=preload; as=style' });
  setImmediate(() => response.end('page'));
});
server.listen(0, '127.0.0.1', () => fs.writeFileSync('port', String(server.address().port)));
J
node serve.cjs & server=$!
while ! test -s port; do sleep 0.1; done
url="http://127.0.0.1:$(cat port)/"
cat > Ask.java <<'J'
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

class Ask {
  public static void main(String[] args) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(args[0])).version(HttpClient.Version.HTTP_1_1).build();
    HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println("java.net.http " + answer.statusCode() + " " + answer.body());
    HttpURLConnection connection = (HttpURLConnection) new URL(args[0]).openConnection();
    int status = connection.getResponseCode();
    String body = new String(connection.getInputStream().readNBytes(15));
    System.out.println("HttpURLConnection " + status + " " + body);
    System.exit(0);
  }
}
J
javac Ask.java
{
  echo "curl $(curl -s -w ' %{http_code}' "$url")"
  echo "wget $(wget -qO- "$url")"
  php -r 'echo "PHP ", file_get_contents($argv[1]), "\n";' "$url"
  ruby -rnet/http -e 'answer = Net::HTTP.get_response(URI(ARGV[0])); puts "Ruby #{answer.code} #{answer.body}"' "$url"
  java -cp . Ask "$url"
  /usr/bin/python3 - "$url" <<'P'
import sys, urllib.error, urllib.request
import requests

answer = requests.get(sys.argv[1])
print('requests', answer.status_code, answer.text)
try:
    urllib.request.urlopen(sys.argv[1])
except urllib.error.HTTPError as error:
    print('urllib', error.code, error.reason)
P
  perl -MLWP::UserAgent -e '$answer = LWP::UserAgent->new->get($ARGV[0]); print "LWP ", $answer->code, " ", $answer->content, "\n"' "$url"
  /usr/lib/nagios/plugins/check_http -H 127.0.0.1 -p "$(cat port)" | sed 's/ - .*//'
  ab -q -n 2 "$url" | grep -o 'Non-2xx responses: *[0-9]*' | tr -s ' '
} | sed 's/ *$//' > seen
cat seen
diff seen - <<'T'
curl page 200
wget page
PHP page
Ruby 200 page
java.net.http 200 page
HttpURLConnection 103 HTTP/1.1 200 OK
requests 103
urllib 103 Early Hints
LWP 103
HTTP OK: HTTP/1.1 103 Early Hints
Non-2xx responses: 2
T
