#!/bin/sh
# A remark of two lines sent to a page as an event of a server, as a text, by libraries of npm for that; read by eventsource-parser.
# Guess: both lines, as the format has a data: for each line.
# Seen: sse-pubsub, ssestream and sse-channel send both. better-sse 0.16.1 makes JSON of it, which has no line ends; with a serializer of one's own, which it has for texts, it writes data: once, and the second line is a field that nobody knows: the page has the first line alone, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact better-sse@0.16.1 eventsource-parser@3.1.1 sse-channel@4.0.2 sse-pubsub@1.4.5 ssestream@1.1.0
cat > run.cjs <<'J'
const { createServer, get } = require('node:http');
const SseChannel = require('sse-channel');
const SsePubSub = require('sse-pubsub');
const SseStream = require('ssestream');

const text = '第一行\n第二行';
(async () => {
  const { createSession } = await import('better-sse');
  const { createParser } = await import('eventsource-parser');
  const libraries = {
    'sse-pubsub': (request, response) => { const channel = new SsePubSub(); channel.subscribe(request, response); channel.publish(text); },
    ssestream: (request, response) => { const stream = new (SseStream.default ?? SseStream)(request); stream.pipe(response); stream.write({ data: text }); },
    'sse-channel': (request, response) => { const channel = new SseChannel(); channel.addClient(request, response); channel.send(text); },
    'better-sse': async (request, response) => { (await createSession(request, response)).push(text); },
    'better-sse, serializer': async (request, response) => { (await createSession(request, response, { serializer: String })).push(text); },
  };
  for (const [library, send] of Object.entries(libraries)) {
    const server = createServer(send);
    await new Promise((resolve) => { server.listen(0, resolve); });
    const seen = await new Promise((resolve) => {
      const parser = createParser({ onEvent: ({ data }) => resolve(data) });
      get({ port: server.address().port, headers: { Accept: 'text/event-stream' } }, (response) => response.setEncoding('utf8').on('data', (part) => parser.feed(part)));
    });
    console.log(`${library}: ${JSON.stringify(seen)}`);
  }
  process.exit();
})();
J
node run.cjs | tee seen
diff seen - <<'T'
sse-pubsub: "第一行\n第二行"
ssestream: "第一行\n第二行"
sse-channel: "第一行\n第二行"
better-sse: "\"第一行\\n第二行\""
better-sse, serializer: "第一行"
T
