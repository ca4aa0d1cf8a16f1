import { render } from '@testing-library/react';
import { PhoneLink } from '../../../src/components/PhoneLink';
import { PhoneText } from '../../../src/components/PhoneText';

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

it('a number with the country code is no shorter one with an extension', () => {
  const { container } = render(<PhoneLink value="8610-1234-5678" />);
  expect(container.querySelector('a')).toHaveAttribute('href', 'tel:+861012345678');
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
  ['138.0011.2233', 'tel:13800112233'],
])('%s is dialled without dots, and without the 0 behind the country code', (value, href) => {
  expect(render(<PhoneLink value={value} />).container.querySelector('a')).toHaveAttribute('href', href);
});
