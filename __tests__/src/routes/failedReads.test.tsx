import { screen, within } from '@testing-library/react';
import { usePortal, pageOfRows, record, findButton, findLink, findTitle } from '../../support/usePortal';
import type { Canned, CannedRequest } from '../../support/cannedServer';

/** Error states of failed queries, and retries. */

const policies = pageOfRows(3, (n) => ({ fdId: `p${n}`, fdTitle: `政策 ${n}` }));
const categories = record([{ fdCategory: 'k', fdCategoryName: '新类' }]);
const unreadable = { body: { code: 0, msg: 'no rows here' } };

const portal = usePortal({ '/api/policy/list': policies, '/api/policy/categories': categories });
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** Fails as given until switched off. */
function ailing(failure: Canned, healthy: Canned | ((request: CannedRequest) => Canned)) {
  const state = { ill: true };
  const answer = (request: CannedRequest) =>
    state.ill ? failure : typeof healthy === 'function' ? healthy(request) : healthy;
  return { answer, heal: () => void (state.ill = false) };
}

const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name });

it('refetches a failed list when its screen is mounted again', async () => {
  const { answer, heal } = ailing(unreadable, policies);
  const { user } = portal.open('/policy', { '/api/policy/list': answer });
  await findButton('重试');
  heal();
  await user.click(mainLink('联系我们'));
  await findTitle('联系我们');
  await user.click(mainLink('企业政策'));
  expect(await findLink('政策 1')).toBeVisible();
});

it('shows the count of a list of one page, without page buttons', async () => {
  portal.open('/policy');
  const bar = await screen.findByRole('navigation', { name: '分页' });
  expect(bar).toHaveTextContent('共 3 条');
  expect(within(bar).queryAllByRole('button')).toEqual([]);
  expect(within(bar).queryByRole('textbox')).toBeNull();
});

it('moves the focus to the heading of a list whose 重试 disappears', async () => {
  const { answer, heal } = ailing({ status: 500 }, policies);
  const { user } = portal.open('/policy', { '/api/policy/list': answer });
  const retry = await findButton('重试');
  heal();
  await user.click(retry);
  await findLink('政策 1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
