import { act, screen, waitFor, within } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { startCannedServer, useCannedServer } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';

const categories = ['1', '2'].map((code) => ({ fdCategory: code, fdCategoryName: `第${code}类` }));
const backend = useCannedServer(
  answersOf({
    '/api/policy/list': pageOfRows(70, (number) => ({ fdId: `id${number}`, fdTitle: `政策 ${number}` })),
    '/api/industryNews/list': (request) =>
      request.query.get('pageNum') === '2'
        ? { status: 502, body: '<html>' }
        : pageOfRows(18, (number) => ({ fdId: `n${number}`, fdTitle: `动态 ${number}` }))(request),
    '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
    '/api/policy/categories': { body: { code: 0, data: categories } },
  }),
);
beforeEach(() => {
  backend.requests.length = 0;
});

const asked = () =>
  backend.requests.filter(({ path }) => path === '/api/policy/list').map(({ query }) => query.get('pageNum'));

it('keeps the page in the address, also over going back, with the bare address for page 1', async () => {
  const { user, address, router } = renderApp('/policy', { origin: backend.url });
  await screen.findByRole('link', { name: '政策 1' });
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(await screen.findByRole('link', { name: '政策 7' })).toBeVisible();
  expect(address()).toBe('/policy?page=2');
  expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('link', { name: '政策 1' })).toBeVisible();
  expect(address()).toBe('/policy');
});

it('opens the page of a shared address', async () => {
  renderApp('/policy?page=3', { origin: backend.url });
  expect(await screen.findByRole('link', { name: '政策 13' })).toBeVisible();
  expect(asked()).toEqual(['3']);
});

it('shows the last page for one past the end and corrects the address without a history entry', async () => {
  const { address, router } = renderApp('/policy?page=99', { origin: backend.url });
  await waitFor(() => expect(address()).toBe('/policy?page=12'));
  await waitFor(() => expect(screen.getByRole('link', { name: '政策 70' })).toBeVisible());
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each(['abc', '0', '-3', ''])('shows page 1 for ?page=%s and corrects the address', async (page) => {
  const { address } = renderApp(`/policy?page=${page}`, { origin: backend.url });
  await waitFor(() => expect(address()).toBe('/policy'));
  await waitFor(() => expect(screen.getByRole('link', { name: '政策 1' })).toBeVisible());
});

it('starts a category at page 1 and queries it by its code', async () => {
  const { user, address } = renderApp('/policy?page=3', { origin: backend.url });
  const nav = await screen.findByRole('navigation', { name: '分类导航' });
  await user.click(await within(nav).findByRole('link', { name: '第2类' }));
  await screen.findByRole('link', { name: '政策 1' });
  expect(address()).toBe('/policy/2');
  expect(backend.requests.at(-1)?.query.get('category')).toBe('2');
  expect(within(nav).getByRole('link', { name: '第2类' })).toHaveAttribute('aria-current', 'page');
});

it('keeps the page buttons when a page fails, and a click on another works', async () => {
  const { user } = renderApp('/special', { origin: backend.url });
  await screen.findByRole('link', { name: '动态 1' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(await screen.findByRole('link', { name: '动态 13' })).toBeVisible();
  jest.restoreAllMocks();
});

it('goes to the new last page when the list has shrunk since the page before', async () => {
  const shrinking = await startCannedServer();
  const rows = (total: number) => pageOfRows(total, (number) => ({ fdId: `p${number}`, fdTitle: `政策 ${number}` }));
  shrinking.answering(
    answersOf({
      '/api/policy/list': (request) => rows(request.query.get('pageNum') === '1' ? 18 : 8)(request),
      '/api/policy/categories': { body: { code: 0, data: [] } },
    }),
  );
  const { user, address } = renderApp('/policy', { origin: shrinking.url });
  await user.click(await screen.findByRole('button', { name: '3' }));
  await waitFor(() => expect(address()).toBe('/policy?page=2'));
  await waitFor(() => expect(screen.getByRole('link', { name: '政策 8' })).toBeVisible());
  expect(screen.getByText('共 8 条')).toBeVisible();
  await shrinking.close();
});

it('keeps the previous page, its bar and the focus until the next one has loaded, and announces loading', async () => {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { fetch } = globalThis;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes('pageNum=2')) await held;
    return fetch(input, init);
  });
  const { user } = renderApp('/policy', { origin: backend.url });
  await screen.findByRole('link', { name: '政策 1' });
  const next = screen.getByRole('button', { name: '下一页' });
  await user.click(next);
  expect(await screen.findByText('加载中…', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '政策 1' })).toBeVisible();
  expect(next).toBeInTheDocument();
  expect(next).toHaveFocus();
  letGo();
  expect(await screen.findByRole('link', { name: '政策 7' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '政策 1' })).toBeNull();
  spy.mockRestore();
});

it('shows an entry whose id holds half of a character, which no address can', async () => {
  const half = await startCannedServer();
  half.answering(
    answersOf({
      '/api/policy/list': { body: '{"code":0,"total":1,"rows":[{"fdId":"a\\ud83d","fdTitle":"一条政策\\ud83d"}]}' },
      '/api/policy/categories': { body: { code: 0, data: [{ fdCategory: 'b\ud83d', fdCategoryName: '一类' }] } },
    }),
  );
  renderApp('/policy', { origin: half.url });
  const [entry] = await screen.findAllByRole('link', { name: /一条政策/ });
  expect(entry).toHaveAttribute('href', `/policy/detail/a${encodeURIComponent('\ufffd')}`);
  expect(await screen.findByRole('link', { name: '一类' })).toHaveAttribute(
    'href',
    `/policy/b${encodeURIComponent('\ufffd')}`,
  );
  await half.close();
});
