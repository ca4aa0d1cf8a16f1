#!/bin/sh
# The text of a response with two cookies, each in a line of its own, and a body with line ends of Windows, as logs and tests have it, read by libraries of npm.
# Guess: both cookies, as lines of Set-Cookie cannot be joined and may be many (RFC 9110, 5.3), and the body as it is.
# Seen: parse-headers 2.0.6 gives a list of both. http-string-parser 0.0.6 and http-message-parser 0.0.34 give the last alone, and the latter makes line feeds of the line ends of the body.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact http-message-parser@0.0.34 http-string-parser@0.0.6 parse-headers@2.0.6
cat > read.cjs <<'J'
const { parseResponse } = require('http-string-parser');
const parseMessage = require('http-message-parser');
const parseHeaders = require('parse-headers');

const headers = ['Set-Cookie: a=1', 'Set-Cookie: b=2', 'Content-Type: text/csv'].join('\r\n');
const text = `HTTP/1.1 200 OK\r\n${headers}\r\n\r\noak,18\r\nash,25\r\n`;
console.log('parse-headers', JSON.stringify(parseHeaders(headers)));
const one = parseResponse(text);
console.log('http-string-parser', JSON.stringify([one.headers, one.body]));
const two = parseMessage(text);
console.log('http-message-parser', JSON.stringify([two.headers, String(two.body)]));
J
node read.cjs | tee seen
diff seen - <<'T'
parse-headers {"set-cookie":["a=1","b=2"],"content-type":"text/csv"}
http-string-parser [{"Set-Cookie":"b=2","Content-Type":"text/csv"},"oak,18\r\nash,25\r\n"]
http-message-parser [{"Set-Cookie":"b=2","Content-Type":"text/csv"},"oak,18\nash,25\n"]
T
