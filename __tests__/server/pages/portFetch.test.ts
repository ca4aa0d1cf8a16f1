import { getEventListeners } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { answerCalls, fetchOver } from '../../../server/pages/portFetch';
import { eventually } from '../../support/eventually';

const headers = { accept: 'application/json' };

/** Both ends of a port, and the calls that came to its answering end. */
function connect(answer: typeof fetch) {
  const { port1, port2 } = new MessageChannel();
  const came: { address: string; init: RequestInit }[] = [];
  const end = answerCalls(port1, (address, init) => {
    came.push({ address: String(address), init: init! });
    return answer(address, init);
  });
  return { call: fetchOver(port2), came, end };
}

const never: typeof fetch = () => new Promise(() => undefined);

it('gives each call its own answer, in whatever order they come', async () => {
  const held: (() => void)[] = [];
  const { call, came, end } = connect(
    (address) => new Promise((resolve) => held.unshift(() => resolve(new Response(String(address))))),
  );
  const answers = ['/a', '/b', '/c'].map(async (address) => (await call(address, { headers })).text());
  await eventually(() => expect(held).toHaveLength(3));
  for (const answer of held) answer();
  expect(await Promise.all(answers)).toEqual(['/a', '/b', '/c']);
  expect(came.map(({ init }) => init.headers)).toEqual([headers, headers, headers]);
  end();
});

it('passes on what a response says of itself', async () => {
  const moved = Object.defineProperties(new Response(null, { status: 204 }), {
    redirected: { value: true },
    url: { value: 'http://portal.invalid/login' },
  });
  const { call, end } = connect(async (address) =>
    address === '/moved' ? moved : new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }),
  );
  const failed = await call('/failed');
  expect([failed.status, failed.redirected, failed.headers.get('content-type')]).toEqual([
    503,
    false,
    'application/json',
  ]);
  const { status, redirected, url, body } = await call('/moved');
  expect([status, redirected, url, body]).toEqual([204, true, 'http://portal.invalid/login', null]);
  end();
});

it('fails as a fetch does where the call fails', async () => {
  const { call, end } = connect(async () => {
    throw new Error('the response is too large');
  });
  await expect(call('/a')).rejects.toEqual(new TypeError('the response is too large'));
  end();
});

it('aborts a call at both ends, and keeps no listener of its signal', async () => {
  const { call, came, end } = connect(never);
  const late = new AbortController();
  const answer = call('/a', { signal: late.signal });
  await eventually(() => expect(came).toHaveLength(1));
  late.abort(new Error('late'));
  await expect(answer).rejects.toThrow('late');
  await eventually(() => expect(came[0]!.init.signal!.aborted).toBe(true));
  expect(getEventListeners(late.signal, 'abort')).toHaveLength(0);
  await expect(call('/b', { signal: late.signal })).rejects.toThrow('late');
  end();
});

it('aborts the calls under way when it ends', async () => {
  const { call, came, end } = connect(never);
  void call('/a');
  await eventually(() => expect(came).toHaveLength(1));
  end();
  expect(came[0]!.init.signal!.aborted).toBe(true);
});
