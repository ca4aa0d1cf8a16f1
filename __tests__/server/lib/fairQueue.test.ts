import { FairQueue } from '../../../server/lib/concurrency';
import { deferred } from '../../support/deferred';

const limits = { running: 1, waiting: 50, waitMs: 30_000 };

/** A task that is completed by the test. */
function heldTask() {
  const { promise, resolve } = deferred<string>();
  return { task: jest.fn(() => promise), end: () => resolve('rows') };
}

const refused = expect.objectContaining({ statusCode: 503 });

it('is fair between clients, however many tasks each requests', async () => {
  const queue = new FairQueue(limits);
  const first = heldTask();
  const running = queue.run(first.task);
  const order: string[] = [];
  const ask = (who: string, name: string) => queue.run(async () => order.push(name), undefined, who);
  const runs = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name[0]!, name));
  first.end();
  await Promise.all([running, ...runs]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('skips tasks that waited too long', async () => {
  let time = 0;
  const queue = new FairQueue({ ...limits, running: 2 }, () => time);
  const blockers = [heldTask(), heldTask()];
  const running = blockers.map(({ task }) => queue.run(task));
  const late = jest.fn(async () => 'rows');
  const refusals = Array.from({ length: 3 }, () => expect(queue.run(late)).rejects.toEqual(refused));
  time = 31_000;
  for (const { end } of blockers) end();
  await Promise.all([...running, ...refusals]);
  expect(late).not.toHaveBeenCalled();
  expect(await queue.run(async () => 'later')).toBe('later');
});

it('runs the configured number at a time, and none for disconnected clients', async () => {
  const queue = new FairQueue(limits);
  const [first, second] = [heldTask(), heldTask()];
  const running = queue.run(first.task);
  const left = jest.fn(async () => 'rows');
  let isGone = false;
  const refusal = expect(queue.run(left, () => isGone)).rejects.toEqual(refused);
  const next = queue.run(second.task, () => false);
  isGone = true;
  expect(second.task).not.toHaveBeenCalled();
  first.end();
  await Promise.all([running, refusal]);
  second.end();
  expect(await next).toBe('rows');
  expect(left).not.toHaveBeenCalled();
});

it('rejects the client with the most tasks when the queue is full', async () => {
  const queue = new FairQueue(limits);
  const first = heldTask();
  const running = queue.run(first.task);
  const many = Array.from({ length: 50 }, () => queue.run(async () => 'rows', undefined, 'many'));
  await expect(queue.run(async () => 'rows', undefined, 'many')).rejects.toEqual(refused);
  const other = queue.run(async () => 'rows', undefined, 'other');
  await expect(many.pop()).rejects.toEqual(refused);
  first.end();
  expect(new Set(await Promise.all([running, other, ...many]))).toEqual(new Set(['rows']));
});
