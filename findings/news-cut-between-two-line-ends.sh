#!/bin/sh
# News of orders sent as events of a server (text/event-stream), in the forms that HTML has for them: lines ended by CR LF or by CR alone, a text that begins with a blank of its own, an event without a text, and one that the connection cut off; in one piece and byte by byte, by readers of npm.
# Guess: as HTML says (9.2.5 and 9.2.6): CR LF is one line end wherever it is cut, CR is one, one blank behind the colon is dropped, what is cut off is dropped.
# Seen: event-source-polyfill 1.0.31 does so. Byte by byte parse-sse 0.1.0 makes two news of one with two lines, and takes what was cut off for news; it drops the event without a text. fetch-event-stream 0.1.6 drops all blanks before the text. eventsource 5.1.5 and eventsource-client wait behind the last CR for what may
# follow, and have no news when the connection ends.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact event-source-polyfill@1.0.31 eventsource-client@1.2.0 eventsource@4.1.1 fetch-event-stream@0.1.6 parse-sse@0.1.0
cat > run.cjs <<'J'
const { createServer } = require('node:http');
const { EventSourcePolyfill } = require('event-source-polyfill');

const streams = {
  'two lines, CR LF': 'data: 一\r\ndata: 二\r\n\r\n',
  'CR alone': 'data: 门板\r\r',
  'a blank of its own': 'data:  门板\n\n',
  'no text': 'data\n\n',
  'cut off': 'data: 门板\n',
};
const source = (EventSource) => (address) => new Promise((resolve) => {
  const seen = [];
  const events = new EventSource(address);
  events.onmessage = ({ data }) => seen.push(data);
  events.onerror = () => { events.close(); resolve(seen); };
});
(async () => {
  const { EventSource } = await import('eventsource');
  const { createEventSource } = await import('eventsource-client');
  const { events } = await import('fetch-event-stream');
  const { parseServerSentEvents } = await import('parse-sse');
  const all = (read) => async (address) => {
    const seen = [];
    for await (const { data } of read(await fetch(address))) seen.push(data);
    return seen;
  };
  const libraries = {
    'event-source-polyfill': source(EventSourcePolyfill),
    eventsource: source(EventSource),
    'eventsource-client': (url) => new Promise((resolve) => {
      const seen = [];
      const client = createEventSource({ url, onMessage: ({ data }) => seen.push(data), onDisconnect: () => { client.close(); resolve(seen); } });
    }),
    'fetch-event-stream': all(events),
    'parse-sse': all(parseServerSentEvents),
  };
  const server = createServer(async ({ url }, response) => {
    const [name, size] = decodeURIComponent(url.slice(1)).split('/');
    const bytes = Buffer.from(streams[name]);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (let at = 0; at < bytes.length; at += Number(size)) {
      response.write(bytes.subarray(at, at + Number(size)));
      await new Promise((resolve) => { setTimeout(resolve, 5); });
    }
    response.end();
  });
  await new Promise((resolve) => { server.listen(0, resolve); });
  for (const name of Object.keys(streams)) {
    for (const [library, read] of Object.entries(libraries)) {
      const [piece, bytes] = [await read(`http://127.0.0.1:${server.address().port}/${encodeURIComponent(name)}/99`), await read(`http://127.0.0.1:${server.address().port}/${encodeURIComponent(name)}/1`)].map((seen) => JSON.stringify(seen));
      console.log(`${name}, ${library}: ${piece}${piece === bytes ? '' : `, by bytes ${bytes}`}`);
    }
  }
  process.exit();
})();
J
node run.cjs | tee seen
diff seen - <<'T'
two lines, CR LF, event-source-polyfill: ["一\n二"]
two lines, CR LF, eventsource: ["一\n二"]
two lines, CR LF, eventsource-client: ["一\n二"]
two lines, CR LF, fetch-event-stream: ["一\n二"]
two lines, CR LF, parse-sse: ["一\n二"], by bytes ["一","二"]
CR alone, event-source-polyfill: ["门板"]
CR alone, eventsource: []
CR alone, eventsource-client: []
CR alone, fetch-event-stream: ["门板"]
CR alone, parse-sse: ["门板"]
a blank of its own, event-source-polyfill: [" 门板"]
a blank of its own, eventsource: [" 门板"]
a blank of its own, eventsource-client: [" 门板"]
a blank of its own, fetch-event-stream: ["门板"]
a blank of its own, parse-sse: [" 门板"]
no text, event-source-polyfill: [""]
no text, eventsource: [""]
no text, eventsource-client: [""]
no text, fetch-event-stream: []
no text, parse-sse: []
cut off, event-source-polyfill: []
cut off, eventsource: []
cut off, eventsource-client: []
cut off, fetch-event-stream: []
cut off, parse-sse: ["门板"]
T
