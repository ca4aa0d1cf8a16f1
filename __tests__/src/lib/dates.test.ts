import { dayOf, daysLeft, isOver, shortDay } from '../../../src/lib/dates';

describe('the day of a date, in every form that backends send', () => {
  it.each([
    ['2025-06-18 09:30:00', '2025-06-18'],
    ['2025-06-18', '2025-06-18'],
    ['2025/6/8', '2025-06-08'],
    ['2025-06-18T09:30:00', '2025-06-18'],
    // Late in the evening UTC it is the next day in the backend's zone (GMT+8).
    ['2025-06-18T20:00:00Z', '2025-06-19'],
    ['2025-06-18T20:00:00+08:00', '2025-06-18'],
    [1750262400000, '2025-06-19'],
    ['1750262400000', '2025-06-19'],
  ])('%p is %p', (value, day) => expect(dayOf(value)).toBe(day));

  it.each(['长期有效', '2025年6月', '0000'])('leaves %p as it came', (value) => expect(dayOf(value)).toBe(value));

  it.each([null, undefined, '', {}, []])('is empty for %p', (value) => expect(dayOf(value)).toBe(''));
});

describe('the days left until a deadline', () => {
  const now = new Date('2025-06-18T23:30:00+08:00');

  it.each([
    ['2025-06-20', 2],
    ['2025-06-19 00:00:00', 1],
    ['2025-06-18', 0],
    ['2025-06-10', -8],
  ])('until %s are %d', (deadline, days) => expect(daysLeft(deadline, now)).toBe(days));

  it('are unknown if the deadline is not a date', () => {
    expect(daysLeft('长期有效', now)).toBeUndefined();
    expect(daysLeft(null, now)).toBeUndefined();
  });
});

describe('a deadline on the screen', () => {
  const now = new Date('2025-12-31T20:00:00Z'); // January 1 in the backend's zone

  it('shows its year when it is not this one', () => {
    expect(shortDay('2026-08-12', now)).toBe('08-12');
    expect(shortDay('2025-12-31', now)).toBe('2025-12-31');
    expect(shortDay('2027-08-12', now)).toBe('2027-08-12');
    // Dates of one row alike.
    expect(shortDay('2026-08-12', now, '2027-01-01')).toBe('2026-08-12');
    expect(shortDay('2026-08-12', now, '长期有效')).toBe('08-12');
  });

  it('is over from the day after it', () => {
    expect([isOver('2025-12-31', now), isOver('2026-01-01', now), isOver('长期有效', now)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
