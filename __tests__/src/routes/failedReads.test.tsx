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

it('offers the category navigation again, and keeps the focus there', async () => {
  const { answer, heal } = ailing({ status: 502 }, categories);
  const { user } = open('/special', { '/api/industryNews/categories': answer });
  const nav = await screen.findByRole('navigation', { name: '分类导航' });
  const retry = await within(nav).findByRole('button', { name: '重试 分类导航' });
  heal();
  await user.click(retry);
  expect(await within(nav).findByRole('link', { name: '新类' })).toBeVisible();
  expect(within(nav).queryByRole('button')).toBeNull();
  expect(nav).toHaveFocus();
});

it.each(['地址', '邮编', '电话', '邮箱'])(
  'offers 重试 for the contact entry %s that could not be fetched',
  async (label) => {
    const { answer, heal } = ailing({ status: 500 }, { body: { code: 0, rows: [{ configValue: '12345678' }] } });
    const { user } = open('/contactUs', { '/api/system/navigation': answer });
    const value = (await screen.findByText(label, { selector: 'dt' })).nextElementSibling as HTMLElement;
    const retry = await within(value).findByRole('button', { name: `重试 ${label}` });
    expect(value).toHaveTextContent('--');
    heal();
    await user.click(retry);
    await waitFor(() => expect(value.textContent).toContain('12345678'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

it('offers 重试 for the copyright line that could not be fetched', async () => {
  const { answer, heal } = ailing(unreadable, { body: { code: 0, rows: [{ configValue: '© 示例' }] } });
  const { user } = open('/privacy', { '/api/system/navigation': answer });
  const footer = await screen.findByRole('contentinfo');
  const retry = await within(footer).findByRole('button', { name: '重试 版权信息' });
  heal();
  await user.click(retry);
  expect(await within(footer).findByText('© 示例')).toBeVisible();
});

it.each([{ status: 500 }, { body: '{"code":0,' }])(
  'does not call an attachment missing that could not be fetched (%j)',
  async (failure) => {
    const { answer, heal } = ailing(failure, record('/profile/a.zip'));
    const { user } = open('/project/detail/1', {
      '/api/project/findProjectById': record({ fdId: '1', fdProjectName: '技改项目' }),
      '/api/att/getAttFile': answer,
    });
    const retry = await screen.findByRole('button', { name: '重试 附件' });
    expect(document.body).not.toHaveTextContent('暂无附件');
    heal();
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /a\.zip/ })).toBeVisible();
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
