import { screen } from '@testing-library/react';
import { answersOf } from '../../support/cannedPortal';
import { useCannedServer, type Canned } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';

/** Contact us: docs/behaviour/pages.md. */

const backend = useCannedServer();

const open = (entry: (type: string | null) => Canned, path = '/contactUs') => {
  backend.answering(answersOf({ '/api/system/navigation': ({ query }) => entry(query.get('type')) }));
  return renderApp(path, { origin: backend.url });
};

it('shows address, postcode, phone and email, each from its config entry', async () => {
  open((type) => ({ body: { code: 0, rows: [{ configValue: `值 ${type}` }] } }));
  expect(await screen.findByText('值 contactUs:address')).toBeVisible();
  expect(await screen.findByText('值 contactUs:postcode')).toBeVisible();
  expect(await screen.findByText('值 contactUs:phone')).toBeVisible();
  expect(await screen.findByText('值 contactUs:email')).toBeVisible();
});

it('makes a link of a phone number and of an address to write to', async () => {
  const values: Record<string, string> = { 'contactUs:phone': '0573-8320 3200', 'contactUs:email': 'a@example.com' };
  open((type) => ({ body: { code: 0, rows: [{ configValue: values[type ?? ''] ?? null }] } }));
  expect(await screen.findByRole('link', { name: '0573 8320 3200' })).toHaveAttribute('href', 'tel:057383203200');
  expect(screen.getByRole('button', { name: '复制电话 057383203200' })).toHaveAttribute('data-text', '057383203200');
  expect(await screen.findByRole('link', { name: 'a@example.com' })).toHaveAttribute('href', 'mailto:a@example.com');
});

describe('a visitor from 反馈', () => {
  const email = { body: { code: 0, rows: [{ configValue: 'a@example.com' }] } };
  const from = (page: string) => `/contactUs?from=${encodeURIComponent(page)}`;
  const mail = () => screen.findByRole('link', { name: '写邮件反馈' });

  it('gets a mail link with page and build prefilled', async () => {
    open(() => email, from('/policy?page=2'));
    const { protocol, pathname, searchParams } = new URL((await mail()).getAttribute('href')!);
    expect(protocol + pathname).toBe('mailto:a@example.com');
    expect(searchParams.get('subject')).toBe('网站反馈');
    expect(searchParams.get('body')).toContain('页面：/policy?page=2\r\n版本：0.0.0');
  });

  it('gets no address of another site as the page', async () => {
    open(() => email, from('//elsewhere.example/x'));
    expect(decodeURIComponent((await mail()).getAttribute('href')!)).not.toContain('elsewhere');
  });

  it('gets no mail link without a configured address', async () => {
    open(() => ({ body: { code: 0, rows: [] } }), from('/policy'));
    expect(await screen.findByRole('heading', { level: 2, name: '反馈' })).toBeVisible();
    await screen.findAllByText('--');
    expect(screen.queryByRole('link', { name: '写邮件反馈' })).toBeNull();
  });
});
