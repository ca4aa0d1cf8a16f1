import fc from 'fast-check';
import { guarded, unguarded, withoutLaterFormulas } from '../../../server/lib/csvFormulas';

const characters = [...`=+-@＝＋－＠'";\t\r\n ,a1一`];
const text = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((some) => some.join(''));

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

test('the inbox’s export guards every cell behind the first one', () => {
  fc.assert(
    fc.property(text, (given) => {
      const safe = withoutLaterFormulas(given);
      expect(safe).not.toMatch(/[;\t\r\n][\s"]*[=+\-@＝＋－＠]/);
      // Nothing but apostrophes comes in.
      expect(safe.replaceAll("'", '')).toBe(given.replaceAll("'", ''));
    }),
    { numRuns: 2000 },
  );
});

// A pattern that goes over the rest of the text from each of them would be at it for minutes.
test.each(['\n', "\n'", '\t"', ';', '; ', '";\r\n'])('a text of nothing but %j is looked through once', (sign) => {
  const most = sign.repeat(200_000);
  expect(unguarded(guarded(most))).toBe(most);
  expect(withoutLaterFormulas(most)).toBe(most);
  const formula = `${most}=1`;
  expect(unguarded(guarded(formula))).toBe(formula);
  expect(withoutLaterFormulas(formula)).toMatch(/=1$/);
});
