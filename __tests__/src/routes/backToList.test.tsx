import { act, screen, waitFor } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const backend = useCannedServer(
  answersOf({
    '/api/policy/list': pageOfRows(70, (n) => ({ fdId: `id${n}`, fdTitle: `政策 ${n}` })),
    '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
    '/api/app/list': pageOfRows(20, (n) => ({ fdId: `a${n}`, fdAppName: `应用 ${n}` })),
    '/api/app/findOrderById': record({ fdId: 'a1', fdAppName: '一个应用' }),
  }),
);

const back = () => screen.findByRole('link', { name: '返回列表' });

it.each([
  ['/policy/2?page=3', '政策 13', '一条政策'],
  ['/shopping_mall/erp?page=2', '应用 10', '一个应用'],
])('goes back in the history from a detail to %s, where it came from', async (list, entry, title) => {
  const { user, address, router } = renderApp(list, { origin: backend.url });
  await user.click(await screen.findByRole('link', { name: entry }));
  await screen.findByRole('heading', { level: 1, name: title });
  expect(await back()).toHaveAttribute('href', list);
  expect(await back()).toHaveAccessibleDescription(`（第 ${list.slice(-1)} 页）`);
  await user.click(await back());
  expect(await screen.findByRole('link', { name: entry })).toBeVisible();
  expect(address()).toBe(list);
  expect(router.state.historyAction).toBe('POP');
});

it('links to the page and category visited last if the list is not the previous entry', async () => {
  const { user, address, router } = renderApp('/policy/2?page=3', { origin: backend.url });
  await user.click(await screen.findByRole('link', { name: '政策 13' }));
  await screen.findByRole('heading', { level: 1, name: '一条政策' });
  await act(() => router.navigate('/contactUs'));
  await screen.findByRole('heading', { level: 1, name: '联系我们' });
  await act(() => router.navigate('/policy/detail/id3'));
  await user.click(await back());
  await waitFor(() => expect(address()).toBe('/policy/2?page=3'));
  expect(router.state.historyAction).toBe('PUSH');
});

it('links to the first page for visitors who came from elsewhere', async () => {
  renderApp('/policy/detail/id2', { origin: backend.url });
  expect(await back()).toHaveAttribute('href', '/policy');
  expect(await back()).not.toHaveAccessibleDescription();
});

it.each([
  ['?fdLevel=任何话&page=2', '（已筛选 · 第 2 页）'],
  ['?fdLevel=市级&fdTheme=任何话', '（已筛选）'],
  ['?order=fdApplyDate&page=2', '（第 2 页）'],
  ['?page=2#main', '（第 2 页）'],
  ['#?page=2', ''],
  ['?page=2&page=任何话', '（第 2 页）'],
  ['?page=1', ''],
])('describes in the portal’s own words where in the list of %s it links to', async (query, said) => {
  const { user } = renderApp(`/policy/2${query}`, { origin: backend.url, extras: ['filters'] });
  await user.click((await screen.findAllByRole('link', { name: /^政策 \d+$/ }))[0]!);
  await screen.findByRole('heading', { level: 1, name: '一条政策' });
  expect(await back()).toHaveAccessibleDescription(said);
});

it('calls no list filtered if filters are not available', async () => {
  const { user } = renderApp('/policy/2?fdLevel=市级&page=2', { origin: backend.url });
  await user.click((await screen.findAllByRole('link', { name: /^政策 \d+$/ }))[0]!);
  await screen.findByRole('heading', { level: 1, name: '一条政策' });
  expect(await back()).toHaveAccessibleDescription('（第 2 页）');
});

it('knows where it is after going back and forward', async () => {
  const { user, router } = renderApp('/policy/2?page=3', { origin: backend.url });
  await user.click(await screen.findByRole('link', { name: '政策 13' }));
  await back();
  await act(() => router.navigate(-1));
  await screen.findByRole('link', { name: '政策 13' });
  await act(() => router.navigate(1));
  expect(await back()).toHaveAttribute('href', '/policy/2?page=3');
});
