import fc from 'fast-check';
import { guarded, unguarded } from '../../../server/lib/csvFormulas';

const signs = [...`=+-@＝＋－＠'";\t\r\n ,a1一`];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((some) => some.join(''));

test('a guarded text begins no formula in any of its cells, and comes back as it was', () => {
  fc.assert(
    fc.property(text, (given) => {
      const safe = guarded(given);
      expect(unguarded(safe)).toBe(given);
      if (/^[+-]?\d+$/.test(given)) return;
      expect(safe).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2000 },
  );
});

test('a number stays one', () => {
  expect(['-5', '+8613800000000', '-0.5'].map(guarded)).toEqual(['-5', '+8613800000000', '-0.5']);
});
