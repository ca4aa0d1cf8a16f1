import { compareTexts, isHunk, mergedText } from '../../../../src/desk/content/VersionConflictDialog';

/** Paragraphs, of one word each. */
const p = (words: string) => words.split(' ').map((word) => `<p>${word}</p>`);
const begins = (yours: string, theirs: string, base: string) =>
  compareTexts(p(yours), p(theirs), p(base))
    .filter(isHunk)
    .map(({ begin, areAdditions }) => (areAdditions ? 'additions' : begin));
const base = '一 二 三 四';

test.each([
  ['一 二改 三 四', base, ['yours']],
  [base, '一 二 三 四改', ['theirs']],
  [base, '一 三 四', ['theirs']],
  ['一 三 四', base, ['yours']],
  [base, '一 新 二 三 四', ['theirs']],
  ['一 二改 三 四', '一 二 三 四改', ['yours', 'theirs']],
  ['一 二 三 四 甲', '一 二 三 四 乙', ['additions']],
])('what one side alone has changed, added or removed is chosen: %s, %s', (yours, theirs, expected) => {
  expect(begins(yours, theirs, base)).toEqual(expected);
});

test('what both have changed is chosen by nobody; without what they began with, it is one’s own', () => {
  const [yours, theirs] = [p('一 二我'), p('一 二他')];
  expect(compareTexts(yours, theirs, p('一 二')).find(isHunk)!.begin).toBeNull();
  expect(compareTexts(yours, theirs, null).find(isHunk)!.begin).toBe('yours');
});

test.each([
  ['put something behind it', '一 二 新 三 四'],
  ['changed it', '一 二改 三 四'],
  ['changed what follows', '一 二 三改 四'],
])('what one has removed is chosen by nobody where the other has %s', (_what, other) => {
  expect(begins(other, '一 三 四', base)).toEqual([null]);
  expect(begins('一 三 四', other, base)).toEqual([null]);
});

test('each difference is chosen singly, and nothing else changes', () => {
  const parts = compareTexts(p('一 二我 三 四我 五'), p('一 二他 三 四他 五'), null);
  expect(mergedText(parts, ['theirs', 'yours'])).toBe(p('一 二他 三 四我 五').join(''));
  expect(mergedText(parts, ['both', 'theirs'])).toBe(p('一 二我 二他 三 四他 五').join(''));
  expect(mergedText(parts, [])).toBe(p('一 二我 三 四我 五').join(''));
});
