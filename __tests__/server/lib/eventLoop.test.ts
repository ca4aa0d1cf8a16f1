import { runInSlices, yieldToEventLoop } from '../../../server/lib/eventLoop';

it('yields to the event loop between slow steps, and returns their result', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  let done = 0;
  function* steps() {
    while (done < 12) {
      done += 1;
      time += 2;
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
  expect(seen).toEqual([3, 6, 9]);
  expect(await all).toBe('all');
});
