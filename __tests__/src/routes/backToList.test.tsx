import { act, screen, waitFor } from '@testing-library/react';
import type { Extra } from '../../../src/contract/extras';
import { usePortal, pageOfRows, record, findLink, findTitle } from '../../support/usePortal';

const portal = usePortal({
  '/api/policy/list': pageOfRows(70, (n) => ({ fdId: `id${n}`, fdTitle: `政策 ${n}` })),
  '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
  '/api/app/list': pageOfRows(20, (n) => ({ fdId: `a${n}`, fdAppName: `应用 ${n}` })),
  '/api/app/findOrderById': record({ fdId: 'a1', fdAppName: '一个应用' }),
});

const back = () => findLink('返回列表');

/** A detail page that was opened from a list. */
async function openFrom(list: string, extras: Extra[] = []) {
  const page = portal.open(list, undefined, { extras });
  await page.user.click((await screen.findAllByRole('link', { name: /^(?:政策|应用) \d+$/ }))[0]!);
  await findTitle(/^一/);
  return page;
}

it.each([
  ['/policy/2?page=3', '政策 13'],
  ['/shopping_mall/erp?page=2', '应用 10'],
])(
  'goes back in the history from a detail to %s, where it came from, also after going forward again',
  async (list, entry) => {
    const { user, address, router } = await openFrom(list);
    expect(await back()).toHaveAttribute('href', list);
    await user.click(await back());
    expect(await findLink(entry)).toBeVisible();
    expect(address()).toBe(list);
    expect(router.state.historyAction).toBe('POP');
    await act(() => router.navigate(1));
    expect(await back()).toHaveAttribute('href', list);
  },
);

it('links to the page and category visited last if the list is not the previous entry', async () => {
  const { user, address, router } = await openFrom('/policy/2?page=3');
  await act(() => router.navigate('/contactUs'));
  await findTitle('联系我们');
  await act(() => router.navigate('/policy/detail/id3'));
  await user.click(await back());
  await waitFor(() => expect(address()).toBe('/policy/2?page=3'));
  expect(router.state.historyAction).toBe('PUSH');
});

it('links to the first page for visitors who came from elsewhere', async () => {
  portal.open('/policy/detail/id2');
  expect(await back()).toHaveAttribute('href', '/policy');
  expect(await back()).not.toHaveAccessibleDescription();
});

it.each<[query: string, said: string, extra: Extra]>([
  ['?fdLevel=任何话&page=2', '（已筛选 · 第 2 页）', 'filters'],
  ['?fdLevel=市级&fdTheme=任何话', '（已筛选）', 'filters'],
  ['?order=fdApplyDate&page=2', '（第 2 页）', 'filters'],
  ['?page=2#main', '（第 2 页）', 'filters'],
  ['#?page=2', '', 'filters'],
  ['?page=2&page=任何话', '（第 2 页）', 'filters'],
  ['?page=1', '', 'filters'],
  // Where there are no filters, no list is filtered.
  ['?fdLevel=市级&page=2', '（第 2 页）', 'search'],
])('describes in the portal’s own words where in the list of %s it links to', async (query, expected, extra) => {
  await openFrom(`/policy/2${query}`, [extra]);
  expect(await back()).toHaveAccessibleDescription(expected);
});
