import { replacePersonal } from '../../../../src/app/replay/personalText';
import { benignTexts, personalTexts } from '../../../support/personalTexts';

const masked = (text: string) => replacePersonal(text, (found) => '*'.repeat(found.length));
/** What remains without the replaced parts and their context. */
const remainder = (text: string) => masked(text).replace(/\*+|^请拨|联系$|^李工|周一至周五$/g, '');

it('is tested with three hundred notations of each', () => {
  expect(new Set(personalTexts).size).toBeGreaterThanOrEqual(300);
  expect(benignTexts.length).toBeGreaterThanOrEqual(300);
});

it('leaves no letter of a name and no digit of a number, however it is spelled', () => {
  const left = personalTexts.filter((text) => masked(text) === text || /[0-9０-９]{2}|mei88|@/iu.test(remainder(text)));
  expect(left).toEqual([]);
});

it('leaves sizes, amounts, dates, order numbers and hotlines as they are', () => {
  expect(benignTexts.filter((text) => masked(text) !== text)).toEqual([]);
});

it('handles long repetitive texts in linear time', () => {
  // Inputs for catastrophic backtracking.
  for (const text of [
    '1'.repeat(100_000),
    '1 '.repeat(50_000),
    '微信 '.repeat(30_000),
    `${'a.'.repeat(50_000)}@`,
    '('.repeat(90_000),
  ])
    expect(masked(text)).toHaveLength(text.length);
});
