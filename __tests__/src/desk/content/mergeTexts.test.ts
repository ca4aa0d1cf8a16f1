import { compareTexts, isHunk, mergedText } from '../../../../src/desk/content/mergeTexts';

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`);
const begins = (yours: string[], theirs: string[], base: string[] | null) =>
  compareTexts(p(...yours), p(...theirs), base && p(...base))
    .filter(isHunk)
    .map(({ begin, areAdditions }) => (areAdditions ? 'additions' : begin));

test('what one side alone has changed, added or removed is chosen', () => {
  const base = ['一', '二', '三', '四'];
  expect(begins(['一', '二改', '三', '四'], base, base)).toEqual(['yours']);
  expect(begins(base, ['一', '二', '三', '四改'], base)).toEqual(['theirs']);
  expect(begins(base, ['一', '三', '四'], base)).toEqual(['theirs']);
  expect(begins(['一', '三', '四'], base, base)).toEqual(['yours']);
  expect(begins(base, ['一', '新', '二', '三', '四'], base)).toEqual(['theirs']);
  expect(begins(['一', '二改', '三', '四'], ['一', '二', '三', '四改'], base)).toEqual(['yours', 'theirs']);
  expect(begins(['一', '甲'], ['一', '乙'], ['一'])).toEqual(['additions']);
});

test('what both have changed is chosen by nobody; without what they began with, it is one’s own', () => {
  const [yours, theirs, base] = [p('一', '二我'), p('一', '二他'), p('一', '二')];
  expect(compareTexts(yours, theirs, base).find(isHunk)!.begin).toBeNull();
  expect(compareTexts(yours, theirs, null).find(isHunk)!.begin).toBe('yours');
});

test('what one has removed beside what the other has changed or added is chosen by nobody', () => {
  const base = ['一', '二', '三', '四'];
  const pairs: [string[], string[]][] = [
    // One has removed 二, the other has put something behind it.
    [
      ['一', '二', '新', '三', '四'],
      ['一', '三', '四'],
    ],
    // One has removed 二, the other has changed it.
    [
      ['一', '二改', '三', '四'],
      ['一', '三', '四'],
    ],
    // One has removed 二, the other has changed 三.
    [
      ['一', '二', '三改', '四'],
      ['一', '三', '四'],
    ],
  ];
  for (const [one, other] of pairs) {
    expect(begins(one, other, base)).toEqual([null]);
    expect(begins(other, one, base)).toEqual([null]);
  }
});

test('each difference is chosen singly, and nothing else changes', () => {
  const parts = compareTexts(p('一', '二我', '三', '四我', '五'), p('一', '二他', '三', '四他', '五'), null);
  expect(mergedText(parts, ['theirs', 'yours'])).toBe(p('一', '二他', '三', '四我', '五').join(''));
  expect(mergedText(parts, ['both', 'theirs'])).toBe(p('一', '二我', '二他', '三', '四他', '五').join(''));
  expect(mergedText(parts, [])).toBe(p('一', '二我', '三', '四我', '五').join(''));
});
