import { pageOf, recordOf, rowsOf } from '../../../src/api/transformResponse';

const asked = { pageNum: 1, pageSize: 6 };
const rows = [{ fdId: 'a' }, { fdId: 'b' }];

describe('a page of a list', () => {
  it.each([
    ['the list form', { code: 0, total: 9, rows }, 9],
    ['a total as text', { code: 0, total: '9', rows }, 9],
    ['a missing total', { code: 0, rows }, 2],
    ['a null total', { code: 0, total: null, rows }, 2],
    ['a total that is no number', { code: 0, total: 'many', rows }, 2],
    ['a total below what is shown', { code: 0, total: 1, rows }, 2],
    ['rows under data', { code: 0, data: { rows, total: 9 } }, 9],
    ['an array under data', { code: 0, data: rows }, 2],
    ['a bare array', rows, 2],
  ])('is read from %s', (_name, body, total) => {
    expect(pageOf(body, asked)).toEqual({ rows, total });
  });

  it('does not count the last page, sent again for a page past the end, as more rows', () => {
    expect(pageOf({ rows, total: 8 }, { pageNum: 99, pageSize: 6 })?.total).toBe(8);
  });

  it('counts the rows before a page whose total is too small', () => {
    expect(pageOf({ rows, total: 7 }, { pageNum: 2, pageSize: 6 })?.total).toBe(8);
  });

  it.each([[{ code: 0, rows: null }], [{ code: 0, rows: { a: 1 } }], [{}], [null], ['text']])(
    'is nothing when the answer is %j',
    (body) => {
      expect(pageOf(body, asked)).toBeNull();
    },
  );

  it('leaves out entries that are not records and reads ids as text', () => {
    expect(rowsOf({ rows: [{ fdId: 5 }, null, 'x', 3] })).toEqual([{ fdId: '5' }]);
  });
});

describe('the record of a detail', () => {
  it('is the object in data', () => {
    expect(recordOf({ code: 0, data: {} })).toEqual({});
  });

  it.each([[{ code: 0 }], [{ data: null }], [{ data: [] }], [{ data: 'text' }], [[]]])('is not found in %j', (body) => {
    expect(recordOf(body)).toBeUndefined();
  });
});
