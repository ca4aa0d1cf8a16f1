import net from 'node:net';
import { useTestServer } from '../../support/server';

const server = useTestServer();

/** Everything that the server sends to raw bytes until it closes the connection. @param ends whether the client closes its half */
async function answerTo(bytes: string, ends = true): Promise<string> {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1', () => {
    if (ends) socket.end(bytes, 'latin1');
    else socket.write(bytes, 'latin1');
  });
  let answer = '';
  try {
    for await (const part of socket) answer += String(part);
  } catch {
    // A reset is a refusal as well.
  }
  return answer;
}

const hidden = 'GET /api/policy/list HTTP/1.1\r\nHost: a\r\n\r\n';
const post = (...headers: string[]) => ['POST /login HTTP/1.1', 'Host: a', ...headers, '', ''].join('\r\n');
const chunked = 'Transfer-Encoding: chunked';

/** Requests whose end two servers could see at different places. */
const ambiguous: [what: string, bytes: string][] = [
  ['both lengths', post('Content-Length: 4', chunked) + `0\r\n\r\n${hidden}`],
  ['both lengths, the other way round', post(chunked, 'Content-Length: 4') + `0\r\n\r\n${hidden}`],
  ['two content lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
  ['a list of content lengths', post('Content-Length: 0, 5') + hidden],
  ['a signed content length', post('Content-Length: +5') + hidden],
  ['a negative content length', post('Content-Length: -5') + hidden],
  ['a hexadecimal content length', post('Content-Length: 0x5') + hidden],
  ['a content length with a point', post('Content-Length: 5.0') + hidden],
  ['an empty content length', post('Content-Length:') + hidden],
  ['a content length of words', post('Content-Length: five') + hidden],
  ['a content length beyond all numbers', post('Content-Length: 99999999999999999999') + hidden],
  ['a blank before the colon', post('Content-Length : 5') + hidden],
  ['a folded content length', post('Content-Length:\r\n 5') + hidden],
  ['an unknown coding', post('Transfer-Encoding: xchunked') + `0\r\n\r\n${hidden}`],
  ['a coding beside chunked', post('Transfer-Encoding: chunked, identity') + `0\r\n\r\n${hidden}`],
  ['a coding after chunked', post('Transfer-Encoding: chunked, gzip') + `0\r\n\r\n${hidden}`],
  ['chunked twice', post(chunked, chunked) + `0\r\n\r\n${hidden}`],
  ['a coding with a vertical tab', post('Transfer-Encoding:\x0bchunked') + `0\r\n\r\n${hidden}`],
  ['a coding with a blank before the colon', post('Transfer-Encoding : chunked') + `0\r\n\r\n${hidden}`],
  ['a coding in quotes', post('Transfer-Encoding: "chunked"') + `0\r\n\r\n${hidden}`],
  ['a folded coding', post('Transfer-Encoding:\r\n chunked') + `0\r\n\r\n${hidden}`],
  ['a coding with a NUL', post('Transfer-Encoding: chunked\0') + `0\r\n\r\n${hidden}`],
  ['a chunk size of words', post(chunked) + `five\r\nhello\r\n0\r\n\r\n${hidden}`],
  ['a chunk size with a sign', post(chunked) + `+5\r\nhello\r\n0\r\n\r\n${hidden}`],
  ['a negative chunk size', post(chunked) + `-1\r\n\r\n${hidden}`],
  ['a chunk size with 0x', post(chunked) + `0x5\r\nhello\r\n0\r\n\r\n${hidden}`],
  ['a chunk size beyond all numbers', post(chunked) + `ffffffffffffffffff\r\nhello\r\n${hidden}`],
  ['a chunk without its end', post(chunked) + `5\r\nhelloX\r\n0\r\n\r\n${hidden}`],
  ['a chunk that ends by a line feed', post(chunked) + `5\nhello\n0\n\n${hidden}`],
  ['a chunk extension with a line feed', post(chunked) + `5;a\nb\r\nhello\r\n0\r\n\r\n${hidden}`],
  ['an empty chunk size', post(chunked) + `\r\n\r\n${hidden}`],
  ['lines that end by a line feed', `POST /login HTTP/1.1\nHost: a\nContent-Length: 0\n\n${hidden}`],
  ['lines that end by a carriage return', `POST /login HTTP/1.1\rHost: a\r\r${hidden}`],
  ['a header without a colon', post('Content-Length 5') + hidden],
  ['a header without a name', post(': 5') + hidden],
  ['a header name with a blank', post('Content Length: 5') + hidden],
  ['a header name in Chinese', post('长度: 5') + hidden],
  ['a NUL in a header', post('X: a\0b') + hidden],
  ['a carriage return in a header', post('X: a\rContent-Length: 5') + hidden],
  ['no host', `POST /login HTTP/1.1\r\n\r\n${hidden}`],
];

it.each(ambiguous)('a request with %s is refused, and what follows it is not answered', async (_what, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer).not.toMatch(/^HTTP\/1\.[01] 2/m);
  expect(answer.match(/^HTTP\/1\.[01] /gm)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(answer).not.toContain('"rows"');
});

it('requests that follow one another properly are all answered', async () => {
  const answer = await answerTo(hidden + hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), false);
  expect(answer.match(/"rows"/g)).toHaveLength(2);
});
