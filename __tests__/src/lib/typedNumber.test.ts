import { groupedNumber, plainNumber, tenThousands } from '../../../src/lib/typedNumber';

test.each([
  ['12,800', '12800'],
  ['1,234,567.5', '1234567.5'],
  [' １２８００ ', '12800'],
  ['１２，８００', '12800'],
  ['36.', '36'],
  // A comma that does not separate thousands may be a decimal comma.
  ['3,5', '3,5'],
  ['12,80', '12,80'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['12 万', '12 万'],
  ['', ''],
])('what is typed as %j is kept as %j', (typed, kept) => {
  expect(plainNumber(typed)).toBe(kept);
});

test.each([
  ['12800', '12,800'],
  ['999', '999'],
  ['123456789012.1234', '123,456,789,012.1234'],
  ['0.0001', '0.0001'],
  ['007', '007'],
  ['很多', '很多'],
  ['', ''],
])('%j is shown as %j, no digit of it lost', (value, shown) => {
  expect(groupedNumber(value)).toBe(shown);
});

test.each([
  ['12800', '1.28'],
  ['10000', '1'],
  ['123456789.01', '12,345.678901'],
  ['9999.99', undefined],
  ['0', undefined],
  ['12 万', undefined],
])('%j is %j 万', (value, said) => {
  expect(tenThousands(value)).toBe(said);
});
