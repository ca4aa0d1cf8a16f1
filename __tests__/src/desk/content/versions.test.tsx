import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { columnLabel } from '../../../../src/desk/content/contentAreas';
import type { ContentEdit } from '../../../../src/desk/content/useContentEdit';
import { ValueList } from '../../../../src/desk/content/useContentSave';
import {
  compareTexts,
  differenceOf,
  isHunk,
  mergedText,
  VersionConflictDialog,
} from '../../../../src/desk/content/VersionConflictDialog';
import type { ContentDetail } from '../../../../src/contract/deskContent';

/** What versions and files of content say of their values. */

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

describe('the difference of two texts', () => {
  it('omits equal text, except for a few words around the difference', () => {
    const [mine, theirs] = differenceOf(
      '对系统改造给予最高百分之三十的补助。',
      '对系统改造给予最高一百五十万元的补助。',
    );
    expect(mine).toEqual({ before: '对系统改造给予最高', differs: '百分之三十', after: '的补助。' });
    expect(theirs.differs).toBe('一百五十万元');
    expect(differenceOf(`${'甲'.repeat(40)}一`, `${'甲'.repeat(40)}二`)[0].before).toBe(`…${'甲'.repeat(16)}`);
  });

  it('is empty for equal texts, and never truncates a short text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 16 }), fc.string({ maxLength: 16 }), (one, other) => {
        const [first, second] = differenceOf(one, other);
        expect(first.before + first.differs + first.after).toBe(one);
        expect(second.before + second.differs + second.after).toBe(other);
        if (one === other) expect(first.differs).toBe('');
      }),
    );
  });
});

test('a version shows a quantity with its thousands grouped, and a title as it is', () => {
  render(<ValueList area="recruit" values={{ fdPost: '2025', fdRecruitNum: 4000 }} />);
  expect(screen.getByText('4,000')).toBeInTheDocument();
  expect(screen.getByText('2025')).toBeInTheDocument();
});

test('a version conflict compares quantities with their thousands grouped', () => {
  const edit = { values: { fdRecruitNum: '4000' }, touched: ['fdRecruitNum'], version: 1 } as unknown as ContentEdit;
  const theirs = { values: { fdRecruitNum: 51000 }, version: 2, updatedAt: null } as unknown as ContentDetail;
  render(
    <VersionConflictDialog
      area="recruit"
      edit={edit}
      theirs={theirs}
      onClose={() => undefined}
      base={null}
      isUploading={false}
      onMerge={() => undefined}
      onCopy={() => undefined}
    />,
  );
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual(['4,000', '51,000']);
});

test.each([
  ['policy', 'fdTitle', '标题（fdTitle）'],
  ['specialist', 'fdTitle', '职称（fdTitle）'],
  ['policy', 'fdUnknown', 'fdUnknown'],
])('a column of a file of %s, %s, has the form’s label, if there is such a field', (area, name, label) => {
  expect(columnLabel(area, name)).toBe(label);
});
