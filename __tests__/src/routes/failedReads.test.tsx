import { screen, waitFor, within } from '@testing-library/react';
import { configured, pageOfRows, record } from '../../support/cannedPortal';
import type { Canned, CannedRequest } from '../../support/cannedServer';
import { findButton, findLink, findTitle } from '../../support/see';
import { usePortal } from '../../support/usePortal';

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

const entries = { address: '地址', postcode: '邮编', phone: '电话', email: '邮箱' };
const keys = Object.keys(entries).map((name) => `contactUs:${name}`);

it.each([
  ...Object.values(entries).map((label) => [label, { status: 500 }] as const),
  ['版权信息', unreadable] as const,
])('offers 重试 for the entry %s that could not be fetched', async (label, failure) => {
  const values = Object.fromEntries([...keys, 'home:footer'].map((key) => [key, '12345678']));
  const { answer, heal } = ailing(failure, configured(values));
  const { user } = portal.open('/contactUs', { '/api/system/navigation': answer });
  const retry = await findButton(`重试 ${label}`);
  const place = retry.closest('dd') ?? screen.getByRole('contentinfo');
  if (label !== '版权信息') expect(place).toHaveTextContent('--');
  heal();
  await user.click(retry);
  await waitFor(() => expect(place).toHaveTextContent('12345678'));
  if (label !== '版权信息') expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  [{ status: 502 }, '/special', '/api/industryNews/categories', categories, '分类导航', '新类'],
  [{ status: 500 }, '/project/detail/1', '/api/att/getAttFile', record('/profile/a.zip'), '附件', /a\.zip/],
  [{ body: '{"code":0,' }, '/project/detail/1', '/api/att/getAttFile', record('/profile/a.zip'), '附件', /a\.zip/],
])(
  'offers 重试 after %j, at %s, for %s, which is not called missing',
  async (failure, at, path, healthy, name, link) => {
    const { answer, heal } = ailing(failure, healthy);
    const project = { '/api/project/findProjectById': record({ fdId: '1', fdProjectName: '技改项目' }) };
    const { user } = portal.open(at, { ...project, [path]: answer });
    const retry = await findButton(`重试 ${name}`);
    expect(document.body).not.toHaveTextContent('暂无附件');
    const nav = retry.closest('nav');
    heal();
    await user.click(retry);
    expect(await findLink(link)).toBeVisible();
    // The button has gone: the focus stays near.
    if (nav) expect(nav).toHaveFocus();
  },
);

it('moves the focus to the heading of a list whose 重试 disappears', async () => {
  const { answer, heal } = ailing({ status: 500 }, policies);
  const { user } = portal.open('/policy', { '/api/policy/list': answer });
  const retry = await findButton('重试');
  heal();
  await user.click(retry);
  await findLink('政策 1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
