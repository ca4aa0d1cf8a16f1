import { ForwardedWrites } from '../../../server/pages/forwardedWrites';

let time = 1_000_000;
let writes: ForwardedWrites;
beforeEach(() => {
  writes = new ForwardedWrites(() => time);
});

it('invalidate pages at once for their writer, and for everybody else every two seconds', () => {
  writes.note('a');
  expect([writes.dueTo('b'), writes.dueTo('a')]).toEqual([1, 1]);
  writes.note('a');
  writes.note('c');
  expect([writes.dueTo('b'), writes.dueTo('a'), writes.dueTo('c'), writes.count]).toEqual([1, 2, 3, 3]);
  time += 1_999;
  expect(writes.dueTo('b')).toBe(1);
  time += 1;
  expect([writes.dueTo('b'), writes.dueTo('a')]).toEqual([3, 3]);
});

it('invalidate pages for everybody after the clock was set back', () => {
  writes.note('a');
  writes.dueTo('b');
  writes.note('a');
  time -= 60_000;
  expect(writes.dueTo('b')).toBe(2);
});

it('by more writers than are tracked invalidate pages for the last ones with the others', () => {
  writes.note('a');
  writes.dueTo('b');
  for (let number = 0; number <= 1_000; number += 1) writes.note(`writer ${number}`);
  expect([writes.dueTo('writer 999'), writes.dueTo('writer 1000')]).toEqual([1001, 1]);
});
