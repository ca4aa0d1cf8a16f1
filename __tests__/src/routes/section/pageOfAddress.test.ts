import { pageOfAddress, queryForPage, addressHasPage } from '../../../../src/routes/section/pageQuery';

describe('the page that an address asks for', () => {
  it.each([
    ['2', 2],
    ['1.5', 1],
    ['12', 12],
  ])('?page=%s is page %d', (value, page) => expect(pageOfAddress(value)).toBe(page));

  it.each([null, '', ' ', '0', '-4', 'abc', '5x', 'Infinity', 'NaN'])(
    '%p is not a positive number and means page 1',
    (value) => expect(pageOfAddress(value)).toBe(1),
  );

  it('is left out of the address for page 1, and leaves other queries alone', () => {
    expect(queryForPage(new URLSearchParams('page=3&a=1'), 1).toString()).toBe('a=1');
    expect(queryForPage(new URLSearchParams('a=1'), 4).toString()).toBe('a=1&page=4');
  });

  it('is put right unless the address says it already', () => {
    expect(addressHasPage(null, 1)).toBe(true);
    expect(addressHasPage('3', 3)).toBe(true);
    expect(addressHasPage('99', 3)).toBe(false);
    expect(addressHasPage('x', 1)).toBe(false);
  });
});
