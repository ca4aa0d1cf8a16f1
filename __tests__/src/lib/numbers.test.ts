import { groupedNumber, numberOf, thousands } from '../../../src/lib/numbers';
import { groupedTelephone, tenThousands } from '../../../src/lib/typedNumber';
import { shareClass } from '../../../src/components/shareClass';
import { headcount } from '../../../src/areas/recruit/headcount';
import { sentFacts } from '../../../src/areas/my/sentFacts';
import type { SubmissionDetail } from '../../../src/contract/submission';
import { splitRecordNumbers } from '../../../src/app/Layout';

it.each([
  ['12.50', 12.5],
  [' 4 ', 4],
  ['1,200', 1200],
  [7, 7],
  ['-3', -3],
])('reads %p as the number %p', (value, number) => expect(numberOf(value)).toBe(number));

it.each(['', '5x', '1e5', 'NaN', NaN, Infinity, null, undefined, {}, [], true])('takes %p for no number', (value) =>
  expect(numberOf(value)).toBeUndefined(),
);

it('parts thousands and leaves decimals as they are', () => {
  expect(thousands('50000')).toBe('50,000');
  expect(thousands(1234.5)).toBe('1,234.5');
  expect(thousands('面议')).toBeUndefined();
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
])('%j is %j 万', (value, expected) => {
  expect(tenThousands(value)).toBe(expected);
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

it.each([
  [-1, 'share'],
  [0.374, 'share share-32 share-4 share-1'],
  [0.999, 'share share-64 share-32 share-4'],
  [2, 'share share-64 share-32 share-4'],
])('a share of %s has classes whose values sum up to its whole percentage', (share, classes) =>
  expect(shareClass(share)).toBe(classes),
);

test.each([
  ['12', '12 人'],
  [1200, '1,200 人'],
  ['若干', '若干'],
])('a job for %p says %s', (value, text) => expect(headcount(value)).toBe(text));

/** A company's view of its submissions: docs/behaviour/my.md. */

const entry = (values: Record<string, string>) =>
  ({ kind: 'entry', title: '门板', fdComName: '百木木业', values }) as unknown as SubmissionDetail;

const valueOf = (label: string, values: Record<string, string>) =>
  sentFacts(entry(values), new Map()).find((fact) => fact.label === label)?.value;

test('an amount of zero is 面议, and figures have their units', () => {
  expect(valueOf('金额', { fdGetbuginessPrice: '0' })).toBe('面议');
  expect(valueOf('金额', { fdGetbuginessPrice: '12000' })).toBe('12,000 元');
});

const links = (line: string) => splitRecordNumbers(line).filter(({ register }) => register);

describe('record numbers in the footer line', () => {
  it('links an ICP number to the ministry, and a public-security number to its record', () => {
    const line = '© 2025 示例　浙ICP备12345678号-1　浙公网安备33010602001234号';
    expect(
      splitRecordNumbers(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
    expect(links(line)).toEqual([
      { text: '浙ICP备12345678号-1', register: 'https://beian.miit.gov.cn/' },
      {
        text: '浙公网安备33010602001234号',
        register: 'https://beian.mps.gov.cn/#/query/webSearch?code=33010602001234',
      },
    ]);
  });

  it.each(['京ICP备2021012345号', '粤ICP备05012345号-12', '沪公网安备 31010102001234号'])('knows %s', (number) => {
    expect(links(`备案号：${number}。`)).toEqual([expect.objectContaining({ text: number })]);
  });

  it.each([
    'ICP备12345678号',
    'XICP备12345678号',
    '浙ICP备1234567号',
    '浙ICP备123456789号',
    '浙ICP证12345678号',
    '浙公网安备3301060200123号',
    '浙公网安备330106020012345号',
    '公网安备33010602001234号',
    '',
  ])('leaves %p as text', (line) => {
    expect(splitRecordNumbers(line)).toEqual([{ text: line }]);
  });
});
