import { screen } from '@testing-library/react';
import { answersOf } from '../../support/cannedPortal';
import { startCannedServer, type Canned, type CannedServer } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';

/** Contact us: docs/behaviour/pages.md. */

let backend: CannedServer;
beforeAll(async () => {
  backend = await startCannedServer();
});
afterAll(() => backend.close());

const open = (entry: (type: string | null) => Canned) => {
  backend.answering(answersOf({ '/api/system/navigation': ({ query }) => entry(query.get('type')) }));
  return renderApp('/contactUs', { origin: backend.url });
};
const value = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

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
  expect(await screen.findByRole('link', { name: '0573-8320 3200' })).toHaveAttribute('href', 'tel:057383203200');
  expect(await screen.findByRole('link', { name: 'a@example.com' })).toHaveAttribute('href', 'mailto:a@example.com');
});

it.each([
  ['no entry', { body: { code: 0, rows: [] } }],
  ['a failing call', { status: 500, body: { code: 500 } }],
])('shows -- for %s', async (_what, answer) => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(() => answer);
  expect(await screen.findAllByText('--')).toHaveLength(4);
  expect(value('邮箱')).toHaveTextContent('--');
  silenced.mockRestore();
});
