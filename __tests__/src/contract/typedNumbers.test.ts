import { sentText, validate } from '../../../src/contract/form';
import { publishForm } from '../../../src/contract/companyForms';
import { isInWords, plainNumber, telephoneDigits, telephonePart } from '../../../src/contract/typedNumbers';

test.each([
  '138 0011 2233',
  '138-0011-2233',
  '+86 138 0011 2233',
  '+8613800112233',
  '（+86）138 0011 2233',
  '(+86)13800112233',
  '+(86) 138-0011-2233',
  '+86（138）0011-2233',
  '(138)0011 2233',
  '＋８６－１３８００１１２２３３',
  '0086 138 0011 2233',
  '(0086)13800112233',
  'tel:+86-138-0011-2233',
  '86-138-0011-2233',
  '138.0011.2233',
  '138·0011_2233',
  '8613800112233',
  '１３８００１１２２３３',
  '\u00a0138\u20090011\u202f2233\u3000',
  '138\u20110011\u20132233',
  '138\u22120011\u20142233',
  '138ー0011ー2233',
  '\u202d138 0011 2233\u202c',
  '\u2066+86 138\u20690011 2233',
  '\u200e138\u200b0011\u20602233\ufeff',
  '138\u00ad0011\u00ad2233\ufe0f',
  '138\t0011\n2233',
  '手机：138 0011 2233',
  '13800112233（微信同号）',
])('a telephone number written as %j is sent as eleven digits', (typed) => {
  expect(telephoneDigits(typed)).toBe('13800112233');
});

test.each([
  // A number may begin with the digits of the country code.
  ['86138001122', '86138001122'],
  ['1380011223', '1380011223'],
  ['+86 138 0011 223', '+86 138 0011 223'],
  ['\u202d张三\u202c\u3000', '张三'],
  [' ａｄｍｉｎ\u200b', 'admin'],
  ['li-ming', 'li-ming'],
  ['张三13800112233', '张三13800112233'],
  ['张三：13800112233、13900112233', '张三:13800112233、13900112233'],
  ['', ''],
])('what is no telephone number, %j, is read as %j', (typed, read) => {
  expect(telephoneDigits(typed)).toBe(read);
});

test.each([
  ['+86 138 00', '13800'],
  ['138-0011', '1380011'],
  ['0086138', '138'],
  ['0757-7781', '07577781'],
])('the beginning of a telephone number written as %j is %j', (typed, digits) => {
  expect(telephonePart(typed)).toBe(digits);
});

test.each([
  ['12,800', '12800'],
  ['1,234,567.5', '1234567.5'],
  [' １２８００ ', '12800'],
  ['１２，８００', '12800'],
  ['12，000', '12000'],
  ['￥12,000', '12000'],
  ['¥ 12 000', '12000'],
  ['¥12,000.50', '12000.50'],
  ['RMB 12000', '12000'],
  ['人民币12,000元整', '12000'],
  ['12\u00a0000 元', '12000'],
  ['12\u2009000\u2009000', '12000000'],
  ['\u202d50000\u202c', '50000'],
  ['500 件', '500'],
  ['36.', '36'],
  ['12000块', '12000'],
  ['1,299。50元', '1299.50'],
  ['36。5', '36.5'],
  // What is no plain number is refused as it was typed. A comma that does not separate thousands may be a decimal comma.
  ['3,5', '3,5'],
  ['12,80', '12,80'],
  ['1。299。5', '1。299。5'],
  ['1,000 000', '1,000 000'],
  ['-5', '-5'],
  ['¥-5', '¥-5'],
  ['1e3', '1e3'],
  ['12 万', '12 万'],
  ['12 50', '12 50'],
  ['5-8', '5-8'],
  ['元', '元'],
  ['', ''],
])('an amount written as %j is read as %j', (typed, read) => {
  expect(plainNumber(typed)).toBe(read);
});

test.each([
  ['5万', true],
  ['５．５ 万元', true],
  ['五万', true],
  ['两千', true],
  ['3k', true],
  ['10W', true],
  ['1亿', true],
  ['伍仟圆', true],
  ['3,5', false],
  ['面议', false],
  ['12 kg', true],
  ['-5', false],
])('whether %j is a number in words: %j', (typed, inWords) => {
  expect(isInWords(typed)).toBe(inWords);
});

test('a form is validated and sent with the numbers that are meant, and says how to write those in words', () => {
  const values = { fdContactsPhone: '+86 138-0011-2233', fdGetbuginessNumber: '12，000', fdGetbuginessPrice: '5万' };
  const { fdContactsPhone, fdGetbuginessNumber, fdGetbuginessPrice } = publishForm;
  expect(validate({ fdContactsPhone, fdGetbuginessNumber, fdGetbuginessPrice }, values, '')).toEqual([
    ['fdGetbuginessPrice', 'inWords'],
  ]);
  expect(sentText(fdContactsPhone, values.fdContactsPhone)).toBe('13800112233');
  expect(sentText(fdGetbuginessNumber, values.fdGetbuginessNumber)).toBe('12000');
});

// To put all of its accents in order would take minutes.
it('reads a text of accents in linear time', () => {
  expect(telephoneDigits('a' + '\u0301\u0316'.repeat(400_000))).toMatch(/^[aá]/);
});
