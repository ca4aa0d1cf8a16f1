import { screen, waitFor } from '@testing-library/react';
import { configured } from '../../support/cannedPortal';
import { findLink } from '../../support/see';
import { usePortal } from '../../support/usePortal';

/** Contact us: docs/behaviour/pages.md. */

const portal = usePortal();
const open = (values: Record<string, string>, path = '/contactUs') =>
  portal.open(path, { '/api/system/navigation': configured(values) });

it('shows address, postcode, phone and email, each from its config entry', async () => {
  const keys = ['address', 'postcode', 'phone', 'email'].map((name) => `contactUs:${name}`);
  open(Object.fromEntries(keys.map((key) => [key, `值 ${key}`])));
  for (const key of keys) expect(await screen.findByText(`值 ${key}`)).toBeVisible();
});

it('shows hours, and departments with their telephone numbers, where there are any', async () => {
  const { unmount } = open({
    'contactUs:hours': '工作日 9:00–17:30',
    'contactUs:departments': '政策申报科 0573-8320 3201； 金融服务科：0573-83203240；夜间请留言',
  });
  expect(await screen.findByText('工作日 9:00–17:30')).toBeVisible();
  expect(await findLink('0573 8320 3201')).toHaveAttribute('href', 'tel:057383203201');
  expect(screen.getByText('金融服务科')).toBeVisible();
  expect(screen.getByText('夜间请留言')).toBeVisible();
  unmount();
  open({ 'contactUs:phone': '12345678' });
  await findLink('1234 5678');
  await waitFor(() => expect(screen.queryByText('办公时间')).toBeNull());
  expect(screen.queryByText('咨询部门')).toBeNull();
});

it('makes a link of a phone number and of an address to write to', async () => {
  open({ 'contactUs:phone': '0573-8320 3200', 'contactUs:email': 'a@example.com' });
  expect(await findLink('0573 8320 3200')).toHaveAttribute('href', 'tel:057383203200');
  expect(screen.getByRole('button', { name: '复制电话 057383203200' })).toHaveAttribute('data-text', '057383203200');
  expect(await findLink('a@example.com')).toHaveAttribute('href', 'mailto:a@example.com');
});

describe('a visitor from 反馈', () => {
  const email = { 'contactUs:email': 'a@example.com' };
  const from = (page: string) => `/contactUs?from=${encodeURIComponent(page)}`;
  const mail = () => findLink('写邮件反馈');

  it('gets a mail link with page and build prefilled', async () => {
    open(email, from('/policy?page=2'));
    const { protocol, pathname, searchParams } = new URL((await mail()).href);
    expect(protocol + pathname).toBe('mailto:a@example.com');
    expect(searchParams.get('subject')).toBe('网站反馈');
    expect(searchParams.get('body')).toContain('页面：/policy?page=2\r\n版本：0.0.0');
  });

  it('gets no address of another site as the page', async () => {
    open(email, from('//elsewhere.example/x'));
    expect(decodeURIComponent((await mail()).href)).not.toContain('elsewhere');
  });

  it('gets no mail link without a configured address', async () => {
    open({}, from('/policy'));
    expect(await screen.findByRole('heading', { level: 2, name: '反馈' })).toBeVisible();
    await screen.findAllByText('--');
    expect(screen.queryByRole('link', { name: '写邮件反馈' })).toBeNull();
  });
});
