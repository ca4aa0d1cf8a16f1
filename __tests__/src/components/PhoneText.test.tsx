import { render, act, screen } from '@testing-library/react';
import { PhoneLink } from '../../../src/components/PhoneLink';
import { PhoneText } from '../../../src/components/PhoneText';
import { NumberField } from '../../../src/components/FormFields';
import { sanitizeInBrowser, factsIn } from '../../../src/components/markup/sanitizeInBrowser';
import { createRichTextStyleSheet, sanitizeOnServer } from '../../../src/ssr/sanitizeOnServer';

/** The visible text, with gaps between groups. */
const groupsOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.tel > span'), ({ textContent }) => textContent);

it.each([
  ['13800003776', '138 0000 3776'],
  ['138-0000-3776', '138 0000 3776'],
  ['+86 13800003776', '+86 138 0000 3776'],
  [13800003776, '138 0000 3776'],
  ['+86 28 6655 4433', '+86 28 6655 4433'],
  ['+86-10-65544332', '+86 10 6554 4332'],
  ['+86 755 8320 3200', '+86 755 8320 3200'],
  ['+86 400 820 8820', '+86 400 820 8820'],
  ['02866554433', '028 6655 4433'],
  ['028-66554433', '028 6655 4433'],
  ['010 65544332', '010 6554 4332'],
  ['0573-8320 3200', '0573 8320 3200'],
  ['0573-832 3200', '0573 832 3200'],
  ['4008208820', '400 820 8820'],
  ['83203200', '8320 3200'],
])('%s is shown as %s, and copied without spaces', (value, shown) => {
  const { container } = render(<PhoneText value={value} />);
  expect(groupsOf(container).join(' ')).toBe(shown);
  // The gaps are CSS: selecting and copying yields none.
  expect(container.textContent).toBe(shown.replace(/ /g, ''));
});

it.each([
  ['12345', '12345'],
  ['028-66554433 转 8001', '028-66554433 转 8001'],
  ['+1 415 555 2671', '+1 415 555 2671'],
  ['请来信', '请来信'],
  [null, '--'],
])('%s, which has no such groups, is shown verbatim', (value, shown) => {
  const { container } = render(<PhoneText value={value} />);
  expect([groupsOf(container), container.textContent]).toEqual([[], shown]);
});

it('is dialled, and copied by its button, without gaps', () => {
  const { container } = render(<PhoneLink value="138-0000 3776" />);
  expect(container.querySelector('a')).toHaveAttribute('href', 'tel:13800003776');
  expect(container.querySelector('[data-action=copyPhone]')).toHaveAttribute('data-text', '13800003776');
});

it('a fax number is not dialled', () => {
  expect(render(<PhoneLink value="传真：0757-77812024" />).container.querySelector('a')).toBeNull();
});

it.each([
  ['0757-77812024-801', 'tel:075777812024'],
  ['0757-77812024转801', 'tel:075777812024'],
  ['0757-77812024 分机 801', 'tel:075777812024'],
  ['0757 7781 2024 801', 'tel:075777812024'],
  ['（0757）77812024-801', 'tel:075777812024'],
  ['+86 757 7781 2024 ext. 801', 'tel:+8675777812024'],
  ['0757-77812024;ext=801', 'tel:075777812024'],
  ['400-820-8820-1', 'tel:4008208820'],
  ['0757-77812024（801）', 'tel:075777812024'],
  ['95588-1', 'tel:95588'],
  ['021-5555-5555-801', 'tel:02155555555'],
  ['0757-77812024-801/802', 'tel:075777812024'],
  ['0757-77812024-8001-2', 'tel:075777812024'],
  ['86-757-77812024-801', 'tel:+8675777812024'],
  ['0757-77812024 / 138 0011 2233', 'tel:075777812024'],
  ['13800112233、13900112233', 'tel:13800112233'],
  ['138 0011 2233 139 0011 2233', 'tel:13800112233'],
  ['张三 13800112233，李四 13900112233', 'tel:13800112233'],
  ['400-820-8820/021-66554433', 'tel:4008208820'],
])('of %s the first number without its extension is dialled, and all of it is shown and copied', (value, href) => {
  const { container } = render(<PhoneLink value={value} />);
  expect(container.querySelector('a')).toHaveAttribute('href', href);
  expect(container.querySelector('a')).toHaveTextContent(value);
  expect(container.querySelector('[data-action=copyPhone]')).toHaveAttribute('data-text', value);
});

it.each([
  ['+86 (0)757-77812024', 'tel:+8675777812024'],
  ['86-0757-77812024', 'tel:+8675777812024'],
  // No shorter number with an extension.
  ['8610-1234-5678', 'tel:+861012345678'],
  ['138.0011.2233', 'tel:13800112233'],
])('%s is dialled without dots, and without the 0 behind the country code', (value, href) => {
  expect(render(<PhoneLink value={value} />).container.querySelector('a')).toHaveAttribute('href', href);
});

it('lets a script that focuses the field and selects its text replace all of it', () => {
  render(<NumberField label="金额" name="amount" value="12000" onType={() => {}} onLeave={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('金额');
  expect(input).toHaveValue('12,000');
  act(() => {
    input.focus();
    input.select();
  });
  expect(input).toHaveValue('12000');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
});

const places = [
  ['in the browser', (source: string) => factsIn(sanitizeInBrowser(source))],
  [
    'on the server',
    (source: string) => sanitizeOnServer(source, { origin: location.origin, styles: createRichTextStyleSheet() }).facts,
  ],
] as const;

describe.each(places)('facts of a text %s', (_place, factsOf) => {
  it.each([
    ['<p>联系电话：0571-87654321</p><p>2026年5月20日</p>', '0571-87654321', '057187654321'],
    ['<table><tr><td>联系电话</td><td>0571-87654321</td><td>3</td></tr></table>', '0571-87654321', '057187654321'],
    ['<p>电话：0571-87654321<br>2026年5月20日</p>', '0571-87654321', '057187654321'],
    ['<p>电话：0571-87654321<sup>1</sup></p>', '0571-87654321', '057187654321'],
    ['<p>电话：87654321 87654322</p>', '87654321', '87654321'],
    ['<p>电话：0571-87654321-87654323</p>', '0571-87654321', '057187654321'],
    ['<p>电话：（0571）8765 4321</p>', '（0571）8765 4321', '057187654321'],
    ['<p>电话：<b>0571</b>-<span>87654321</span>转801</p>', '0571-87654321转801', '057187654321'],
    ['<p>电话：+86&nbsp;571-87654321、13800003776</p>', '+86 571-87654321', '+8657187654321'],
    ['<p>电话：86-0571-87654321</p>', '86-0571-87654321', '+8657187654321'],
    ['<p>电话：8612 3456</p>', '8612 3456', '86123456'],
    ['<p>电话：+86 138 0000 3776</p>', '+86 138 0000 3776', '+8613800003776'],
    ['<p>咨询电话：400-820-8820；95588</p>', '400-820-8820', '4008208820'],
    ['<p>咨询电话：12345</p>', '12345', '12345'],
    ['<p>电话：<del>0571-87654321</del>0571-87654322</p>', '0571-87654322', '057187654322'],
    ['<p>电话：330106202605200012</p>', undefined, undefined],
    ['<p>电话：0571-</p><p>87654321</p>', undefined, undefined],
  ])('name one telephone number, and what to dial: %s', (source, phone, dial) => {
    const facts = factsOf(source);
    expect([facts.phone, facts.dial]).toEqual([phone, dial]);
  });

  const may = '2026年5月1日至2026年6月30日';
  const before = '2025年1月1日至2025年12月31日';
  it.each([
    [`<p>申报时间：${may}，限 <del>3</del>5 家</p>`, may],
    [`<p>支持${before}期间购置的设备。</p><p>申报时间为${may}。</p>`, may],
    [`<p>支持${before}期间购置的设备。</p>`, undefined],
    [`<h2>三、申报时间</h2><p>自${may}。</p>`, may],
    [`<table><tr><td>受理期限</td><td>${may}</td></tr></table>`, may],
    [`<p>申报采取线下受理。企业于<strong>${may}</strong>将申报书一式两份送交服务中心。</p>`, may],
    [`<p>申报时间：<s>${before}</s>${may}</p>`, may],
  ])('name the period to apply, and no other: %s', (source, period) => {
    expect(factsOf(source).period).toBe(period);
  });

  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = (...rows: string[]) => `<table>${rows.join('')}</table>`;
  it.each([
    [
      'without hidden rows',
      table(
        '<tr style="display:none"><td>内部费率</td><td>2.1%</td></tr>',
        row('额度', '500 万元'),
        row('期限', '1 年'),
      ),
      ['额度 500 万元', '期限 1 年'],
    ],
    [
      'without comments',
      `<!--[if mso]>${table(row('额度', '900 万元'))}<![endif]-->${table(row('额度', '500 万元'))}`,
      ['额度 500 万元'],
    ],
    ['of two columns', table(row('额度', '期限'), row('最高500万元', '12个月')), ['额度 最高500万元', '期限 12个月']],
    ['of two rows', table(row('额度', '授信额内核定'), row('期限', '12个月')), ['额度 授信额内核定', '期限 12个月']],
    [
      'without struck cells',
      table(
        row('<del>额度</del>', '<del>500 万元</del>'),
        row('年化利率', '<s>3.65%</s> 3.45%'),
        row('期限', '<s>1 年</s>'),
      ),
      ['年化利率 3.45%'],
    ],
    ['with equal labels', table(row('期限', '6 个月'), row('期限', '12 个月')), ['期限 6 个月', '期限 12 个月']],
    ['inside a table for layout', table(row(table(row('额度', '500 万元')))), ['额度 500 万元']],
    ['of other things', table(row('联系人', '某科')), undefined],
  ])('state the terms of the first table, %s', (_how, source, terms) => {
    expect(factsOf(source).terms?.map(({ label, value }) => `${label} ${value}`)).toEqual(terms);
  });
});
