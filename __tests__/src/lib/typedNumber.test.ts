import { groupedNumber, groupedTelephone, tenThousands } from '../../../src/lib/typedNumber';

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

test.each([
  ['13800112233', '138 0011 2233'],
  ['01066554433', '010 6655 4433'],
  ['1380011223', '1380011223'],
  ['admin', 'admin'],
  ['', ''],
])('%j is shown as %j, a telephone number in groups', (value, shown) => {
  expect(groupedTelephone(value)).toBe(shown);
});
