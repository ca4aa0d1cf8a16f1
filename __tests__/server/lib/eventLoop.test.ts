import { mapInSlices, runInSlices, yieldToEventLoop } from '../../../server/lib/eventLoop';

it('yields to the event loop between slow steps, and returns their result', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  let done = 0;
  function* steps() {
    while (done < 12) {
      done += 1;
      time += 1;
      yield;
    }
    return 'all';
  }
  const seen: number[] = [];
  const all = runInSlices(steps());
  while (done < 12) {
    seen.push(done);
    await yieldToEventLoop();
  }
  expect(seen).toEqual([2, 4, 6, 8, 10]);
  expect(await all).toBe('all');
});

it('maps items in their order', async () => {
  expect(await mapInSlices([1, 2, 3], (item) => item * 2)).toEqual([2, 4, 6]);
});
