#!/bin/sh
# A file named 图纸.zip, uploaded by clients that backends call each other with, to a server that reads the name as browsers send it (UTF-8).
# Guess: Apache HttpClient 5, OkHttp, httpx and aiohttp send 图纸.zip, at least in the first one's mode EXTENDED, which is for other characters.
# Seen: OkHttp 3.13.1 and httpx 0.23.3 do. HttpClient 5.2.1 sends ??.zip by default (STRICT), and %E5%9B%BE… in EXTENDED, as RFC 7578 (4.2)
# allows and nobody decodes; LEGACY with a charset is right. aiohttp 3.8.4 sends %E5%9B%BE… unless told quote_fields=False.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in libhttpclient5-java libokhttp-java default-jdk-headless python3-httpx python3-aiohttp; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhttpclient5-java libokhttp-java python3-httpx python3-aiohttp
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact busboy@1.6.0
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const busboy = require('busboy');
const server = http.createServer((request, response) => {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  const form = busboy({ headers: request.headers, defParamCharset: 'utf8' });
  let name = '';
  form.on('file', (_field, file, info) => {
    name = info.filename;
    file.resume();
  });
  form.on('close', () => response.end(name));
  request.pipe(form);
});
server.listen(0, '127.0.0.1', () => fs.writeFileSync('port', String(server.address().port)));
J
node serve.cjs & server=$!
while ! test -s port; do sleep 0.1; done
cat > Send.java <<'J'
import java.nio.charset.StandardCharsets;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.entity.mime.HttpMultipartMode;
import org.apache.hc.client5.http.entity.mime.MultipartEntityBuilder;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.io.entity.EntityUtils;

class Send {
  public static void main(String[] args) throws Exception {
    String url = args[0];
    byte[] bytes = { 1 };
    var body = new MultipartBody.Builder().setType(MultipartBody.FORM)
      .addFormDataPart("file", "图纸.zip", RequestBody.create(MediaType.parse("application/zip"), bytes)).build();
    System.out.println("okhttp " + new OkHttpClient().newCall(new Request.Builder().url(url).post(body).build()).execute().body().string());
    try (var client = HttpClients.createDefault()) {
      for (var mode : HttpMultipartMode.values()) {
        var post = new HttpPost(url);
        var entity = MultipartEntityBuilder.create().setMode(mode).addBinaryBody("file", bytes, ContentType.create("application/zip"), "图纸.zip");
        if (mode == HttpMultipartMode.LEGACY) entity.setCharset(StandardCharsets.UTF_8);
        post.setEntity(entity.build());
        System.out.println(mode + " " + client.execute(post, (answer) -> EntityUtils.toString(answer.getEntity())));
      }
    }
    System.exit(0);
  }
}
J
cat > send.py <<'P'
import asyncio, sys
import aiohttp, httpx

url = sys.argv[1]
print('httpx', httpx.post(url, files={'file': ('图纸.zip', b'1')}).text)


async def send(quoted):
    form = aiohttp.FormData(quote_fields=quoted)
    form.add_field('file', b'1', filename='图纸.zip')
    async with aiohttp.ClientSession() as session, session.post(url, data=form) as answer:
        print('aiohttp', await answer.text())

asyncio.run(send(True))
asyncio.run(send(False))
P
jars=$(for jar in okhttp okio httpclient5 httpcore5 httpcore5-h2 slf4j-api commons-codec; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Send.java
url="http://127.0.0.1:$(cat port)/"
{
  java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Send "$url" 2>/dev/null
  PYTHONIOENCODING=utf-8 /usr/bin/python3 send.py "$url"
} | LC_ALL=C sort | tee seen
diff seen - <<'T'
EXTENDED %E5%9B%BE%E7%BA%B8.zip
LEGACY 图纸.zip
STRICT ??.zip
aiohttp %E5%9B%BE%E7%BA%B8.zip
aiohttp 图纸.zip
httpx 图纸.zip
okhttp 图纸.zip
T
