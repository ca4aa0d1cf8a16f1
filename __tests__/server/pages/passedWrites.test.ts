import { PassedWrites } from '../../../server/pages/passedWrites';

let time = 1_000_000;
let writes: PassedWrites;
beforeEach(() => {
  writes = new PassedWrites(() => time);
});

it('are due to their writer at once, and to everybody else every two seconds', () => {
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

it('are due to everybody when the clock was put back', () => {
  writes.note('a');
  writes.dueTo('b');
  writes.note('a');
  time -= 60_000;
  expect(writes.dueTo('b')).toBe(2);
});

it('of more writers than are remembered are due to the last of them with the others', () => {
  writes.note('a');
  writes.dueTo('b');
  for (let number = 0; number <= 1_000; number += 1) writes.note(`writer ${number}`);
  expect([writes.dueTo('writer 999'), writes.dueTo('writer 1000')]).toEqual([1001, 1]);
});
