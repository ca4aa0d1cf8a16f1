import fc from 'fast-check';
import { escapeFormulas, unescapeFormulas, escapeInnerFormulas } from '../../../server/lib/csvFormulas';

const characters = [...`=+-@＝＋－＠'";\t\r\n ,a1一`];
const text = fc.array(fc.constantFrom(...characters), { maxLength: 12 }).map((some) => some.join(''));

test('an escaped text starts no formula in any of its cells, and can be restored', () => {
  fc.assert(
    fc.property(text, (given) => {
      const safe = escapeFormulas(given);
      expect(unescapeFormulas(safe)).toBe(given);
      if (/^[+-]?\d+$/.test(given)) return;
      expect(safe).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2000 },
  );
});

test('a number is not escaped', () => {
  expect(['-5', '+8613800000000', '-0.5'].map(escapeFormulas)).toEqual(['-5', '+8613800000000', '-0.5']);
});

test('the inbox export escapes every cell after the first', () => {
  fc.assert(
    fc.property(text, (given) => {
      const safe = escapeInnerFormulas(given);
      expect(safe).not.toMatch(/[;\t\r\n][\s"]*[=+\-@＝＋－＠]/);
      // Only apostrophes are added.
      expect(safe.replaceAll("'", '')).toBe(given.replaceAll("'", ''));
    }),
    { numRuns: 2000 },
  );
});

// A pattern that backtracks from each of them would take minutes.
test.each(['\n', "\n'", '\t"', ';', '; ', '";\r\n'])('a text of nothing but %j is processed in linear time', (text) => {
  const most = text.repeat(200_000);
  expect(unescapeFormulas(escapeFormulas(most))).toBe(most);
  expect(escapeInnerFormulas(most)).toBe(most);
  const formula = `${most}=1`;
  expect(unescapeFormulas(escapeFormulas(formula))).toBe(formula);
  expect(escapeInnerFormulas(formula)).toMatch(/=1$/);
});
