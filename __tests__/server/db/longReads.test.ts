import { LongReads } from '../../../server/db/longReads';

/** A read that is completed by the test. */
function heldRead() {
  let end = () => {};
  const read = jest.fn(() => new Promise<string>((resolve) => (end = () => resolve('rows'))));
  return { read, end: () => end() };
}

const refused = expect.objectContaining({ statusCode: 503 });

it('rejects a rush of long reads with 503, and lets queued ones finish', async () => {
  const longReads = new LongReads();
  const held = [heldRead(), heldRead()];
  const running = held.map(({ read }) => longReads.run(read));
  const waiting = Array.from({ length: 50 }, () => longReads.run(async () => 'rows'));
  await expect(longReads.run(async () => 'rows')).rejects.toEqual(refused);
  for (const { end } of held) end();
  expect(new Set(await Promise.all([...running, ...waiting]))).toEqual(new Set(['rows']));
  expect(await longReads.run(async () => 'later')).toBe('later');
});

it('skips reads that waited too long', async () => {
  let time = 0;
  const longReads = new LongReads(2, () => time);
  const held = [heldRead(), heldRead()];
  const running = held.map(({ read }) => longReads.run(read));
  const late = jest.fn(async () => 'rows');
  const refusals = Array.from({ length: 3 }, () => expect(longReads.run(late)).rejects.toEqual(refused));
  time = 31_000;
  for (const { end } of held) end();
  await Promise.all([...running, ...refusals]);
  expect(late).not.toHaveBeenCalled();
  expect(await longReads.run(async () => 'later')).toBe('later');
});

it('runs the configured number at a time, and none for disconnected clients', async () => {
  const longReads = new LongReads(1);
  const [first, second] = [heldRead(), heldRead()];
  const running = longReads.run(first.read);
  const left = jest.fn(async () => 'rows');
  let gone = false;
  const refusal = expect(longReads.run(left, () => gone)).rejects.toEqual(refused);
  const next = longReads.run(second.read, () => false);
  gone = true;
  expect(second.read).not.toHaveBeenCalled();
  first.end();
  await Promise.all([running, refusal]);
  second.end();
  expect(await next).toBe('rows');
  expect(left).not.toHaveBeenCalled();
});

it('is fair between clients, however many reads each requests', async () => {
  const longReads = new LongReads(1);
  const first = heldRead();
  const running = longReads.run(first.read);
  const order: string[] = [];
  const ask = (who: string, name: string) => longReads.run(async () => order.push(name), undefined, who);
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name[0]!, name));
  first.end();
  await Promise.all([running, ...asked]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('rejects the client with the most reads when the queue is full', async () => {
  const longReads = new LongReads(1);
  const first = heldRead();
  const running = longReads.run(first.read);
  const many = Array.from({ length: 50 }, () => longReads.run(async () => 'rows', undefined, 'many'));
  await expect(longReads.run(async () => 'rows', undefined, 'many')).rejects.toEqual(refused);
  const other = longReads.run(async () => 'rows', undefined, 'other');
  await expect(many.pop()).rejects.toEqual(refused);
  first.end();
  expect(new Set(await Promise.all([running, other, ...many]))).toEqual(new Set(['rows']));
});
