import { productTerms } from '../../../../src/areas/financial/FinancialCards';

const table = (amount: string, term: string) =>
  `<p>说明</p><table><thead><tr><th>额度</th><th>期限</th><th>年化利率</th></tr></thead><tbody><tr><td>${amount}</td><td>${term}</td><td>3.65% 起</td></tr></tbody></table>`;

it.each([
  ['最高 500 万元', '1 至 6 个月', 500, [1, 6]],
  ['最高 1,000 万元', '1-5 年', 1000, [12, 60]],
  ['最高 500 万元', '6 个月至 3 年', 500, [6, 36]],
  ['1.2亿元', '90 天', 12000, [0, 3]],
  ['单户 50000 元', '12 个月循环', 5, [0, 12]],
  ['<b>最高</b> <del>300 万元</del>500 万元', '<strong>3 年</strong>', 500, [0, 36]],
])('reads %s and %s', (amount, term, tenThousands, months) => {
  expect(productTerms(table(amount, term))).toMatchObject({ amount: tenThousands, months });
});

it('reads a table whose names stand beside the values', () => {
  const rows = [
    ['额度', '最高 30 万元'],
    ['期限', '1 至 3 年'],
    ['费率', '0.1%'],
  ].map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`);
  expect(productTerms(`<TABLE>${rows.join('')}</TABLE>`)).toMatchObject({ amount: 30, months: [12, 36] });
});

it.each([
  ['订单金额的 80%', '12 个月'],
  ['单张 1 万元起', '12 个月'],
  ['人身 80 万元 &amp; 财物 20 万元', '12 个月'],
  ['最高 500 万元', '随订单周期'],
  ['最高 500 万元', '6 个月起'],
  ['最高 500 万元', '12 个月以上'],
  ['最高 500 万元', '2025年12月31日'],
  ['100 万元以上', '12 个月'],
])('takes nothing from %s and %s', (amount, term) => {
  expect(productTerms(table(amount, term))).toBeNull();
});

it.each([undefined, null, '', '<p>无表格</p>', '<table>', '<table><tr><td>额度</table>'])(
  'takes nothing from %j',
  (html) => {
    expect(productTerms(html)).toBeNull();
  },
);
