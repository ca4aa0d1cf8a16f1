import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { useCannedServer, type Canned, type CannedRequest } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';

const backend = useCannedServer();

const entry = (n: number) => ({
  fdId: `e${n}`,
  fdGetbuginessName: `板材 ${n}`,
  fdType: 'board',
  fdGetbuginessNumber: '3000',
});
const config =
  (configValue: unknown) =>
  ({ query }: CannedRequest): Canned => ({
    body: { code: 0, rows: query.get('type') === 'demand' ? [{ configKey: 'demand', configValue }] : [] },
  });
const answers = (navigation: Canned | ((request: CannedRequest) => Canned)) =>
  answersOf({
    '/api/getbuginess/list': pageOfRows(2, entry),
    '/api/getbuginess/findSupplyDemandById': record(entry(1)),
    '/api/getbuginess/categories': { body: { code: 0, data: [{ fdCategory: 'board', fdCategoryName: '板材类' }] } },
    '/api/system/navigation': navigation,
  });
const sides = () =>
  within(screen.getByRole('navigation', { name: '供需切换' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it.each(['true', '', null, '0'])('offers 需求 where the config says %p', async (value) => {
  backend.answering(answers(config(value)));
  renderApp('/supply_demand/supply', { origin: backend.url });
  await screen.findByRole('link', { name: '需求' });
  expect(sides()).toEqual(['供应', '需求']);
  expect(screen.getByRole('link', { name: '供应' })).toHaveAttribute('aria-current', 'page');
});

it('has no 需求 where the config says false', async () => {
  backend.answering(answers(config(' False ')));
  renderApp('/supply_demand/supply', { origin: backend.url });
  await screen.findByRole('list', { name: '供需对接' });
  await waitFor(() => expect(backend.requests.some(({ query }) => query.get('type') === 'demand')).toBe(true));
  expect(sides()).toEqual(['供应']);
});

it.each([
  '/supply_demand/demand',
  '/supply_demand/demand/board',
  '/supply_demand/demand/detail/e1',
  '/supply_demand/demand/detail',
  '/supply_demand/demand/a/b',
])('leads %s to supply where the config says false', async (path) => {
  backend.answering(answers(config('false')));
  const { address } = renderApp(path, { origin: backend.url });
  await waitFor(() => expect(address()).toBe('/supply_demand/supply'));
});

it.each([
  ['supply', '2', '发布供应'],
  ['demand', '1', '发布需求'],
])('asks for the %s list with type %s, and %s needs a login', async (side, type, publish) => {
  backend.answering(answers(config('true')));
  const { user, store } = renderApp(`/supply_demand/${side}/board`, { origin: backend.url });
  const list = await screen.findByRole('list', { name: '供需对接' });
  const asked = backend.requests.find(({ query }) => query.get('category') === 'board');
  expect(Object.fromEntries(asked!.query)).toEqual({
    pageNum: '1',
    pageSize: '9',
    category: 'board',
    type,
    brief: '1',
  });
  expect(await within(list).findAllByText('板材类')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: publish }));
  expect(store.getState().dialogs).toMatchObject({
    question: 'loginNeeded',
    pendingForm: { dialog: { kind: 'publish', type }, path: `/supply_demand/${side}/board` },
  });
});

it('shows an amount of zero as 面议', async () => {
  const amounts = [0, '0.00', '0', '12.5'];
  backend.answering(
    answersOf({
      '/api/getbuginess/list': pageOfRows(4, (n) => ({ ...entry(n), fdGetbuginessPrice: amounts[n - 1] })),
    }),
  );
  renderApp('/supply_demand/supply', { origin: backend.url });
  const items = within(await screen.findByRole('list', { name: '供需对接' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).queryByText('面议') !== null)).toEqual([true, true, true, false]);
});

it('counts the days left until the deadline, which is itself the last day', async () => {
  jest.useFakeTimers({
    now: new Date('2025-06-28T10:00:00+08:00'),
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'setInterval', 'performance'],
  });
  try {
    const deadlines = ['2025-06-30', '2025-06-28', '2025-06-27', '尽快', null];
    backend.answering(
      answersOf({ '/api/getbuginess/list': pageOfRows(5, (n) => ({ ...entry(n), fdDeadlineTime: deadlines[n - 1] })) }),
    );
    renderApp('/supply_demand/supply', { origin: backend.url });
    expect(await screen.findByText('剩 2 天')).toBeVisible();
    expect(screen.getByText('今天截止')).toBeVisible();
    expect(screen.getByText('已截止')).toBeVisible();
    expect(screen.getByText('尽快 截止')).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  } finally {
    jest.useRealTimers();
  }
});

it.each(['/supply_demand/rent', '/supply_demand/demand/a/b'])('answers %s with 页面不存在', async (path) => {
  backend.answering(answers(config('true')));
  renderApp(path, { origin: backend.url });
  expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
});

it('shows the status of an entry where it is in words, on the list and on its page, and no bare code', async () => {
  const statuses = ['已结束', '1'];
  const withStatus = (n: number) => ({ ...entry(n), fdStatus: statuses[n - 1] });
  backend.answering(
    answersOf({
      '/api/getbuginess/list': pageOfRows(2, withStatus),
      '/api/getbuginess/findSupplyDemandById': record(withStatus(1)),
    }),
  );
  const { user } = renderApp('/supply_demand/supply', { origin: backend.url });
  const items = within(await screen.findByRole('list', { name: '供需对接' })).getAllByRole('listitem');
  expect(within(items[0]).getByText('已结束')).toBeVisible();
  expect(within(items[1]).queryByText('1')).toBeNull();
  await user.click(screen.getByRole('link', { name: '板材 1' }));
  await screen.findByRole('heading', { level: 1, name: '板材 1' });
  expect(screen.getByText('已结束')).toBeVisible();
});
