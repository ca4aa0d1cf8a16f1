import { categoryName, toText } from '../../../src/lib/toText';
import { safeHref } from '../../../src/lib/links';
import { splitField } from '../../../src/areas/specialist/FieldTags';
import { elapsedShare } from '../../../src/lib/shareClass';
import { unsafeHrefs } from '../../support/unsafeLinks';

describe('a plain field on screen', () => {
  it.each([
    ['板材', '板材'],
    ['  板材 ', '板材'],
    [12.5, '12.5'],
    ['A &lt;B&gt; &amp; C', 'A <B> & C'],
    ['&amp;lt;', '&lt;'],
  ])('shows %p as %p', (value, shown) => expect(toText(value)).toBe(shown));

  it.each([null, undefined, '', '   ', NaN, {}, [], true])('shows %p as --', (value) =>
    expect(toText(value)).toBe('--'),
  );
});

describe('the name of a category', () => {
  const categories = [{ fdCategory: '1', fdCategoryName: '板材' }];

  it('is found by its code, also where the code is a number', () => {
    expect(categoryName(categories, '1')).toBe('板材');
    expect(categoryName(categories, 1)).toBe('板材');
  });

  it('is the code itself where no name is known, and empty without a code', () => {
    expect(categoryName(categories, '9')).toBe('9');
    expect(categoryName(null, '1')).toBe('1');
    expect(categoryName(categories, null)).toBe('');
  });
});

it('the fields of a specialist are split at the enumeration comma, without blanks, empties and repeats', () => {
  expect(splitField('木作、 涂装 、、木作')).toEqual(['木作', '涂装']);
  expect(splitField(null)).toEqual([]);
});

describe('a link from an entry', () => {
  it.each(['https://demo.example.com/a?b=1', 'http://demo.example.com', '//cdn.example.com/x', '/policy?page=2'])(
    '%s may be followed',
    (link) => expect(safeHref(link)).toBe(link),
  );

  it.each(unsafeHrefs)('%p may not be followed', (link) => expect(safeHref(link)).toBeUndefined());
});

describe('the elapsed share of an application period', () => {
  const share = (now: string) => elapsedShare('2025-07-01', '2025-07-10', new Date(now));

  it('grows from nothing on the first day to everything after the last', () => {
    expect(share('2025-06-01T00:00:00+08:00')).toBe(0);
    expect(share('2025-07-06T00:00:00+08:00')).toBeCloseTo(0.5, 2);
    expect(share('2025-08-01T00:00:00+08:00')).toBe(1);
  });

  it('is unknown if an end is not a day or they are in the wrong order', () => {
    expect(elapsedShare('--', '2025-07-10', new Date(0))).toBeUndefined();
    expect(elapsedShare('', '2025-07-01', new Date(0))).toBeUndefined();
    expect(elapsedShare('2025-07-10', '2025-07-01', new Date(0))).toBeUndefined();
  });
});
