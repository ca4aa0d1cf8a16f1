#!/bin/sh
# A redirect whose Location has Chinese as bytes of UTF-8, as nginx, HAProxy and Caddy write it for a path in Chinese from their settings, followed by the clients of npm.
# Guess: each goes to /资料/, as browsers, curl and Node's fetch do.
# Seen: fetch and got 14.6.6 do. axios 1.21.1, node-fetch 3.3.2, superagent 10.4.2 and needle 3.5.0 take each byte for a character of its own and encode it anew, so that they ask for another address, as a rule
# one that is not found. Asked for /资料 itself, needle refuses.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact got@14.6.6 axios@1.21.1 node-fetch@3.3.2 superagent@10.4.2 needle@3.5.0
cat > follow.mjs <<'J'
import net from 'node:net';
import axios from 'axios';
import got from 'got';
import needle from 'needle';
import nodeFetch from 'node-fetch';
import superagent from 'superagent';

const server = net.createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (bytes) => {
    const [, url] = bytes.toString('latin1').split(' ');
    const head = url === '/old' ? 'HTTP/1.1 302 Found\r\nLocation: /资料/' : 'HTTP/1.1 200 OK\r\nContent-Type: text/plain';
    const body = url === '/old' ? '' : url;
    socket.end(`${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
  });
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const url = `http://127.0.0.1:${server.address().port}`;
const clients = {
  fetch: async (address) => (await fetch(address)).text(),
  got: (address) => got(address).text(),
  axios: async (address) => (await axios.get(address)).data,
  'node-fetch': async (address) => (await nodeFetch(address)).text(),
  superagent: async (address) => (await superagent.get(address)).text,
  needle: async (address) => (await needle('get', address, { follow_max: 2 })).body,
};
for (const path of ['/old', '/资料']) {
  for (const [name, ask] of Object.entries(clients)) console.log(path, name, String(await ask(`${url}${path}`).catch(({ message }) => message)));
}
process.exit();
J
node follow.mjs | tee seen
diff seen - <<'T'
/old fetch /%E8%B5%84%E6%96%99/
/old got /%E8%B5%84%E6%96%99/
/old axios /%C3%A8%C2%B5%C2%84%C3%A6%C2%96%C2%99/
/old node-fetch /%C3%A8%C2%B5%C2%84%C3%A6%C2%96%C2%99/
/old superagent /%C3%A8%C2%B5%C2%84%C3%A6%C2%96%C2%99/
/old needle /%C3%A8%C2%B5%C2%84%C3%A6%C2%96%C2%99/
/资料 fetch /%E8%B5%84%E6%96%99
/资料 got /%E8%B5%84%E6%96%99
/资料 axios /%E8%B5%84%E6%96%99
/资料 node-fetch /%E8%B5%84%E6%96%99
/资料 superagent /%E8%B5%84%E6%96%99
/资料 needle Request path contains unescaped characters
T
