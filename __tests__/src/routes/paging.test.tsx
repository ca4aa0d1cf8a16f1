import { act, screen, waitFor, within } from '@testing-library/react';
import { usePortal, pageOfRows, record, findButton, findLink, findTitle } from '../../support/usePortal';
import { holdAnswersTo } from '../../support/cannedPage';

const policies = (total: number) => pageOfRows(total, (n) => ({ fdId: `id${n}`, fdTitle: `政策 ${n}` }));
const news = pageOfRows(18, (n) => ({ fdId: `n${n}`, fdTitle: `动态 ${n}` }));
const portal = usePortal({
  '/api/policy/list': policies(70),
  '/api/policy/categories': record(['1', '2'].map((code) => ({ fdCategory: code, fdCategoryName: `第${code}类` }))),
});

it('keeps the page in the address, also over going back, with the bare address for page 1', async () => {
  const { user, address, router } = portal.open('/policy');
  await findLink('政策 1');
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(await findLink('政策 7')).toBeVisible();
  expect(address()).toBe('/policy?page=2');
  expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  await act(() => router.navigate(-1));
  expect(await findLink('政策 1')).toBeVisible();
  expect(address()).toBe('/policy');
});

it.each([
  ['the last page for one past the end', '99', '/policy?page=12', '政策 70'],
  ['page 1 for no number', 'abc', '/policy', '政策 1'],
  ['page 1 for a number with something behind it', '5x', '/policy', '政策 1'],
  ['the page of a whole number for another', '2.5', '/policy?page=2', '政策 7'],
  ['page 1 for a zero', '0', '/policy', '政策 1'],
  ['page 1 for a negative one', '-3', '/policy', '政策 1'],
  ['page 1 for an empty one', '', '/policy', '政策 1'],
])('shows %s and corrects the address without a history entry', async (_what, page, corrected, entry) => {
  const { address, router } = portal.open(`/policy?page=${page}`);
  await waitFor(() => expect(address()).toBe(corrected));
  await waitFor(() => expect(screen.getByRole('link', { name: entry })).toBeVisible());
  expect(router.state.historyAction).toBe('REPLACE');
});

it('opens the page of a shared address, and starts a category at page 1, queried by its code', async () => {
  const { user, address } = portal.open('/policy?page=3');
  expect(await findLink('政策 13')).toBeVisible();
  expect(portal.asked('/api/policy/list').map((query) => query.get('pageNum'))).toEqual(['3']);
  const nav = within(await screen.findByRole('navigation', { name: '分类导航' }));
  await user.click(await nav.findByRole('link', { name: '第2类' }));
  await findLink('政策 1');
  expect(address()).toBe('/policy/2');
  expect(portal.backend.requests.at(-1)?.query.get('category')).toBe('2');
  expect(nav.getByRole('link', { name: '第2类' })).toHaveAttribute('aria-current', 'page');
});

it('shows the count of a list of one page, without page buttons', async () => {
  portal.open('/policy', { '/api/policy/list': policies(3) });
  const bar = await screen.findByRole('navigation', { name: '分页' });
  expect(bar).toHaveTextContent('共 3 条');
  expect(within(bar).queryAllByRole('button')).toEqual([]);
  expect(within(bar).queryByRole('textbox')).toBeNull();
});

it('fetches a list that failed again, by 重试, which leads to its heading, and when it is opened anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = { '/api/policy/list': { body: { code: 0, msg: 'no rows here' } } };
  const { user, router } = portal.open('/policy', failed);
  const retry = await findButton('重试');
  portal.answering({});
  await user.click(retry);
  await findLink('政策 1');
  expect(await findTitle('企业政策')).toHaveFocus();
  portal.answering(failed);
  await act(() => router.navigate('/policy/1'));
  await findButton('重试');
  portal.answering({});
  for (const [path, title] of [
    ['/contactUs', '联系我们'],
    ['/policy/1', '企业政策'],
  ] as const) {
    await act(() => router.navigate(path));
    await findTitle(title);
  }
  expect(await findLink('政策 1')).toBeVisible();
});

it('keeps the page buttons when a page fails, and a click on another works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = portal.open('/special', {
    '/api/industryNews/list': (request) =>
      request.query.get('pageNum') === '2' ? { status: 502, body: '<html>' } : news(request),
  });
  await findLink('动态 1');
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(await findButton('重试')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(await findLink('动态 13')).toBeVisible();
});

it('goes to the new last page when the list has shrunk since the page before', async () => {
  const { user, address } = portal.open('/policy', {
    '/api/policy/list': (request) => policies(request.query.get('pageNum') === '1' ? 18 : 8)(request),
  });
  await user.click(await findButton('3'));
  await waitFor(() => expect(address()).toBe('/policy?page=2'));
  await waitFor(() => expect(screen.getByRole('link', { name: '政策 8' })).toBeVisible());
  expect(screen.getByText('共 8 条')).toBeVisible();
});

it('keeps the previous page, its bar and the focus until the next one has loaded, and announces loading', async () => {
  const answers = holdAnswersTo(({ searchParams }) => searchParams.get('pageNum') === '2');
  const { user } = portal.open('/policy');
  await findLink('政策 1');
  const next = screen.getByRole('button', { name: '下一页' });
  await user.click(next);
  expect(await screen.findByText('加载中…', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '政策 1' })).toBeVisible();
  expect(next).toBeInTheDocument();
  expect(next).toHaveFocus();
  await waitFor(async () => {
    await answers.open();
    expect(screen.getByRole('link', { name: '政策 7' })).toBeVisible();
  });
  expect(screen.queryByRole('link', { name: '政策 1' })).toBeNull();
});

it('returns to its place on a page of the list that was left before it was drawn', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  jest.replaceProperty(window, 'scrollY', 700);
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const { router } = portal.open('/policy');
  await findLink('政策 1');
  act(() => {
    for (const name of ['3', '2']) screen.getByRole('button', { name }).click();
  });
  await findLink('政策 7');
  await act(() => router.navigate(-1));
  await findLink('政策 13');
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
});

it('shows an entry whose id holds half of a character, which no address can', async () => {
  portal.open('/policy', {
    '/api/policy/list': { body: '{"code":0,"total":1,"rows":[{"fdId":"a\\ud83d","fdTitle":"一条政策\\ud83d"}]}' },
    '/api/policy/categories': record([{ fdCategory: 'b\ud83d', fdCategoryName: '一类' }]),
  });
  const [entry] = await screen.findAllByRole('link', { name: /一条政策/ });
  expect(entry).toHaveAttribute('href', `/policy/detail/a${encodeURIComponent('\ufffd')}`);
  expect(await findLink('一类')).toHaveAttribute('href', `/policy/b${encodeURIComponent('\ufffd')}`);
});
