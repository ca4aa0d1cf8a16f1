#!/bin/sh
# A file named 合同"终稿".pdf, uploaded as multipart/form-data by fetch and FormData, as every browser does.
# Guess: a parser on the server gives the name back as it was.
# Seen: browsers write " as %22, by the HTML standard. formidable 3.5.4 undoes that; busboy 1.6.0, @fastify/busboy 3.2.0 and
# Commons FileUpload 1.4 give 合同%22终稿%22.pdf.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcommons-fileupload-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-fileupload-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact busboy@1.6.0 @fastify/busboy@3.2.0 formidable@3.5.4
cat > Read.java <<'J'
import java.io.*;
import java.nio.file.*;
import org.apache.commons.fileupload.MultipartStream;
import org.apache.commons.fileupload.ParameterParser;

class Read {
  public static void main(String[] args) throws Exception {
    InputStream body = new ByteArrayInputStream(Files.readAllBytes(Paths.get("body")));
    MultipartStream parts = new MultipartStream(body, args[0].getBytes(), 4096, null);
    parts.setHeaderEncoding("UTF-8");
    parts.skipPreamble();
    String header = parts.readHeaders().split("\r\n")[0].replaceFirst("^[^:]*: *", "");
    new PrintStream(System.out, true, "UTF-8").println("commons-fileupload " + new ParameterParser().parse(header, ';').get("filename"));
  }
}
J
cat > read.mjs <<'J'
import fs from 'node:fs';
import http from 'node:http';
import fastify from '@fastify/busboy';
import busboy from 'busboy';
import formidable from 'formidable';
const form = new FormData();
form.append('file', new File(['text'], '合同"终稿".pdf'));
const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
const type = request.headers.get('content-type');
const body = Buffer.from(await request.arrayBuffer());
fs.writeFileSync('body', body);
fs.writeFileSync('boundary', type.split('boundary=')[1]);
const headers = { 'content-type': type, 'content-length': String(body.length) };
busboy({ headers, defParamCharset: 'utf8' }).on('file', (_, file, { filename }) => void (console.log('busboy', filename), file.resume())).end(body);
new fastify.Busboy({ headers }).on('file', (_, file, filename) => void (console.log('@fastify/busboy', filename), file.resume())).end(body);
const server = http.createServer(async (incoming, response) => {
  const [, files] = await formidable().parse(incoming);
  console.log('formidable', files.file[0].originalFilename);
  response.end();
});
server.listen(0, '127.0.0.1', async () => {
  await (await fetch(`http://127.0.0.1:${server.address().port}/`, { method: 'POST', headers: { 'content-type': type }, body })).text();
  server.close();
});
J
{
  node read.mjs
  java -cp /usr/share/java/commons-fileupload.jar:/usr/share/java/commons-io.jar Read.java "$(cat boundary)"
} | tee seen
diff seen - <<'T'
busboy 合同%22终稿%22.pdf
@fastify/busboy 合同%22终稿%22.pdf
formidable 合同"终稿".pdf
commons-fileupload 合同%22终稿%22.pdf
T
