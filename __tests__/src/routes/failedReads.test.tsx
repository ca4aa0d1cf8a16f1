import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { useCannedServer, type Canned, type CannedRequest } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';

/** Error states of failed queries, and retries. */

const backend = useCannedServer();
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const policies = pageOfRows(3, (n) => ({ fdId: `p${n}`, fdTitle: `政策 ${n}` }));
const categories = { body: { code: 0, data: [{ fdCategory: 'k', fdCategoryName: '新类' }] } };
const unreadable = { body: { code: 0, msg: 'no rows here' } };

/** Fails as given until switched off. */
function ailing(failure: Canned, healthy: Canned | ((request: CannedRequest) => Canned)) {
  const state = { ill: true };
  const answer = (request: CannedRequest) =>
    state.ill ? failure : typeof healthy === 'function' ? healthy(request) : healthy;
  return { answer, heal: () => void (state.ill = false) };
}

const open = (path: string, table: Parameters<typeof answersOf>[0]) => {
  backend.answering(answersOf({ '/api/policy/list': policies, '/api/policy/categories': categories, ...table }));
  return renderApp(path, { origin: backend.url });
};
const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name });

it('refetches a failed list when its screen is mounted again', async () => {
  const { answer, heal } = ailing(unreadable, policies);
  const { user } = open('/policy', { '/api/policy/list': answer });
  await screen.findByRole('button', { name: '重试' });
  heal();
  await user.click(mainLink('联系我们'));
  await screen.findByRole('heading', { level: 1, name: '联系我们' });
  await user.click(mainLink('企业政策'));
  expect(await screen.findByRole('link', { name: '政策 1' })).toBeVisible();
});

it('shows the count of a list of one page, without page buttons', async () => {
  open('/policy', {});
  const bar = await screen.findByRole('navigation', { name: '分页' });
  expect(bar).toHaveTextContent('共 3 条');
  expect(within(bar).queryAllByRole('button')).toEqual([]);
  expect(within(bar).queryByRole('textbox')).toBeNull();
});

const configured = (configValue: string) => ({ body: { code: 0, rows: [{ configValue }] } });

it.each([
  ['地址', { status: 500 }],
  ['邮编', { status: 500 }],
  ['电话', { status: 500 }],
  ['邮箱', { status: 500 }],
  ['版权信息', unreadable],
])('offers 重试 for the entry %s that could not be fetched', async (label, failure) => {
  const { answer, heal } = ailing(failure, configured('12345678'));
  const { user } = open('/contactUs', { '/api/system/navigation': answer });
  const retry = await screen.findByRole('button', { name: `重试 ${label}` });
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
    const { user } = open(at, {
      '/api/project/findProjectById': record({ fdId: '1', fdProjectName: '技改项目' }),
      [path]: answer,
    });
    const retry = await screen.findByRole('button', { name: `重试 ${name}` });
    expect(document.body).not.toHaveTextContent('暂无附件');
    const nav = retry.closest('nav');
    heal();
    await user.click(retry);
    expect(await screen.findByRole('link', { name: link })).toBeVisible();
    // The button has gone: the focus stays near.
    if (nav) expect(nav).toHaveFocus();
  },
);

it('moves the focus to the heading of a list whose 重试 disappears', async () => {
  const { answer, heal } = ailing({ status: 500 }, policies);
  const { user } = open('/policy', { '/api/policy/list': answer });
  const retry = await screen.findByRole('button', { name: '重试' });
  heal();
  await user.click(retry);
  await screen.findByRole('link', { name: '政策 1' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
