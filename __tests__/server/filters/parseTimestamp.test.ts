import { parseTimestamp } from '../../../server/filters/parseTimestamp';

it('sorts timestamps as their texts, whatever their precision and zone', () => {
  const moments = [
    '1999-12-31 23:59:59',
    '2025-06-01',
    '2025-06-01 00:00:00',
    '2025-06-01 08:00',
    '2025-06-01 08:00:01',
    '2025-06-01 08:00:01.007',
    '2025-06-01 08:00:01.123456',
    '2025-06-01T08:00:02.500+08:00',
    '2025-06-01T08:00:03Z',
    '2025-06-01 23:59:59.999',
    '2025-06-02',
    '2025-12-31',
    '9999-12-31 23:59:59.999',
  ];
  const numbers = moments.map(parseTimestamp);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(moments.length);
});

it('accepts all date formats, with the same result for the same time', () => {
  const one = parseTimestamp('2025-06-01 08:30:00');
  for (const text of ['20250601083000', '2025-06-01T08:30:00', '2025-06-01 08:30:00.000', '2025-06-01 08:30+08:00']) {
    expect(parseTimestamp(text)).toBe(one);
  }
  expect(parseTimestamp('20250601')).toBe(parseTimestamp('2025-06-01'));
  expect(parseTimestamp('2025/6/1')).toBe(parseTimestamp('2025-06-01'));
});

it.each([null, '', '待定', '2025', '2025-06'])('rejects %p', (text) => {
  expect(parseTimestamp(text)).toBeNaN();
});
