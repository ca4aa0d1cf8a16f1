import fs from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { usePortal, configured, pageOfRows, record, findLink, findTitle, textsOf } from '../../support/usePortal';
import { fakeDate } from '../../support/fakeDate';

const entry = (n: number) => ({
  fdId: `e${n}`,
  fdGetbuginessName: `板材 ${n}`,
  fdType: 'board',
  fdGetbuginessNumber: '3000',
});
const portal = usePortal({
  '/api/getbuginess/list': pageOfRows(2, entry),
  '/api/getbuginess/findSupplyDemandById': record(entry(1)),
  '/api/getbuginess/categories': record([{ fdCategory: 'board', fdCategoryName: '板材类' }]),
});
const open = (path: string, demand: unknown) => portal.open(path, { '/api/system/navigation': configured({ demand }) });
/** The list of supplies, whose entries have further fields. */
const openList = (...more: object[]) =>
  portal.open('/supply_demand/supply', {
    '/api/getbuginess/list': pageOfRows(more.length, (n) => ({ ...entry(n), ...more[n - 1] })),
    '/api/getbuginess/findSupplyDemandById': record({ ...entry(1), ...more[0] }),
  });
const list = () => screen.findByRole('list', { name: '供需对接' });
const items = async () => within(await list()).getAllByRole('listitem');
const sides = () => textsOf('link', screen.getByRole('navigation', { name: '供需切换' }));

it.each(['true', '', null, '0'])('offers 需求 where the config says %p', async (value) => {
  open('/supply_demand/supply', value);
  await findLink('需求');
  expect(sides()).toEqual(['供应', '需求']);
  expect(screen.getByRole('link', { name: '供应' })).toHaveAttribute('aria-current', 'page');
});

it.each([
  '/supply_demand/demand',
  '/supply_demand/demand/board',
  '/supply_demand/demand/detail/e1',
  '/supply_demand/demand/detail',
  '/supply_demand/demand/a/b',
])('leads %s to supply, alone, where the config says false', async (path) => {
  const { address } = open(path, ' False ');
  await waitFor(() => expect(address()).toBe('/supply_demand/supply'));
  expect(await list()).toBeVisible();
  expect(sides()).toEqual(['供应']);
});

it.each([
  ['supply', '2', '发布供应'],
  ['demand', '1', '发布需求'],
])('asks for the %s list with type %s, and %s needs a login', async (side, type, publish) => {
  const { user, store } = open(`/supply_demand/${side}/board`, 'true');
  expect(await within(await list()).findAllByText('板材类')).toHaveLength(2);
  const query = { pageNum: '1', pageSize: '9', category: 'board', type, brief: '1' };
  expect(portal.asked('/api/getbuginess/list').map((params) => Object.fromEntries(params))).toEqual([query]);
  await user.click(screen.getByRole('button', { name: publish }));
  expect(store.getState().dialogs).toMatchObject({
    question: 'loginNeeded',
    pendingForm: { dialog: { kind: 'publish', type }, path: `/supply_demand/${side}/board` },
  });
});

it('shows an amount of zero as 面议, and the days left until the deadline, which is itself the last day', async () => {
  fakeDate('2025-06-28T10:00:00+08:00');
  const deadlines = ['2025-06-30', '2025-06-28', '2025-06-27', '尽快', null];
  const amounts = [0, '0.00', '0', '12.5', '7'];
  openList(...deadlines.map((fdDeadlineTime, at) => ({ fdDeadlineTime, fdGetbuginessPrice: amounts[at] })));
  const shown = (await items()).map((item) => within(item).queryByText('面议') !== null);
  expect(shown).toEqual([true, true, true, false, false]);
  expect(await screen.findByText('剩 2 天')).toBeVisible();
  for (const words of ['今天截止', '已截止', '尽快 截止']) expect(screen.getByText(words)).toBeVisible();
  expect(document.body).not.toHaveTextContent('NaN');
});

it.each(['/supply_demand/rent', '/supply_demand/demand/a/b'])('answers %s with 页面不存在', async (path) => {
  open(path, 'true');
  expect(await findTitle('页面不存在')).toBeVisible();
});

it('shows the status of an entry where it is in words, on the list and on its page, and no bare code', async () => {
  const { user } = openList({ fdStatus: '已结束' }, { fdStatus: '1' });
  const [first, second] = await items();
  expect(within(first).getByText('已结束')).toBeVisible();
  expect(within(second).queryByText('1')).toBeNull();
  await user.click(screen.getByRole('link', { name: '板材 1' }));
  await findTitle('板材 1');
  expect(screen.getByText('已结束')).toBeVisible();
});

const picturesIn = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('presentation')
    .map((picture) => picture.getAttribute('src')!);

it('draws each entry by its category, the same in the list and on its page, and anything else as goods', async () => {
  const { user } = openList(
    { fdType: 'board' },
    { fdType: '7', fdId: 'e2' },
    { fdType: null, fdId: 'e3' },
    { fdType: 'board', fdId: 'e4' },
  );
  const pictures = picturesIn(await list());
  expect(pictures.map((src) => /goods\/(\w+)-/.exec(src)?.[1])).toEqual(['board', 'other', 'other', 'board']);
  expect(pictures[0]).not.toBe(pictures[3]);
  expect(pictures.filter((src) => !fs.existsSync(path.join('public', src)))).toEqual([]);
  await user.click(screen.getByRole('link', { name: '板材 1' }));
  expect(picturesIn((await findTitle('板材 1')).closest('article')!)[0]).toBe(pictures[0]);
});

/** Supplies side by side: docs/behaviour/supply-and-demand.md#comparison. */
describe('the comparison', () => {
  const supply = (n: number) => ({
    fdId: `e${n}`,
    fdGetbuginessName: `板材 ${n}`,
    fdType: n === 5 ? 'door' : 'board',
    fdGetbuginessNumber: `${n}000`,
    fdGetbuginessModel: '2440×1220×18/张',
    fdGetbuginessPrice: n * 850,
    fdContactsPhone: '13800000000',
    fdDeadlineTime: n === 3 ? '2001-01-01' : '2099-12-31',
  });
  const compared = usePortal({
    '/api/getbuginess/list': pageOfRows(5, supply),
    '/api/getbuginess/findSupplyDemandById': ({ query }) => {
      const n = Number(query.get('fdId')?.slice(1));
      return n > 5 ? { status: n > 9 ? 404 : 500 } : record(supply(n));
    },
    '/api/getbuginess/categories': record([{ fdCategory: 'board', fdCategoryName: '板材类' }]),
  });

  const field = (n: number) => screen.findByRole('checkbox', { name: `加入对比 板材 ${n}` });

  it('compares the chosen supplies, three at most; going back keeps them chosen, 撤销 until something else is', async () => {
    const { address, user } = compared.open('/supply_demand/supply/board?page=1');
    await user.click(await field(1));
    expect(screen.getByText('已选 1 条，最多 3 条')).toBeVisible();
    expect(screen.queryByRole('link', { name: '对比' })).not.toBeInTheDocument();
    await user.click(await field(2));
    await user.click(await field(4));
    expect(await field(3)).toBeDisabled();
    await user.click(await field(4));
    expect(await field(3)).toBeEnabled();
    await user.click(screen.getByRole('link', { name: '对比' }));
    expect(textsOf('cell', await screen.findByRole('row', { name: /^数量/ }))).toEqual([
      '1,000\u00a0张',
      '2,000\u00a0张',
    ]);
    expect(address()).toBe('/supply_demand/compare?id=e1&id=e2');
    expect(textsOf('columnheader')).toEqual(['板材 1', '板材 2']);
    await user.click(screen.getByRole('link', { name: '返回供应列表' }));
    await waitFor(async () => expect(await field(2)).toBeChecked());
    expect(address()).toMatch('/supply_demand/supply/board');
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(await field(2)).not.toBeChecked();
    expect(screen.queryByText(/已选/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await field(2)).toBeChecked();
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
    await user.click(await field(2));
    await user.click(await field(2));
    expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  it('compares within one category: entries of another cannot be chosen, nor named by the address', async () => {
    const { user, unmount } = compared.open('/supply_demand/supply');
    await user.click(await field(1));
    expect(await field(5)).toBeDisabled();
    expect(await field(2)).toBeEnabled();
    expect(screen.getByText('同一类别的供应才能对比')).toBeVisible();
    unmount();
    compared.open('/supply_demand/compare?id=e1&id=e5&id=e2');
    expect(await screen.findByText('另有 1 条属于其他类别，不在此对比。')).toBeVisible();
    expect(textsOf('columnheader')).toEqual(['板材 1', '板材 2']);
  });

  it('gives the price of one piece, and calls the company of an open entry', async () => {
    compared.open('/supply_demand/compare?id=e1&id=e3');
    const amounts = await screen.findByRole('row', { name: /^金额/ });
    expect(textsOf('cell', amounts)).toEqual(['850 元约 0.85 元/张', '2,550 元约 0.85 元/张']);
    const [call, ...others] = screen.getAllByRole('link', { name: /^拨打电话/ });
    expect(call).toHaveAttribute('href', 'tel:13800000000');
    expect(others).toEqual([]);
  });

  it('shows the others where one fails, and a link to the list without any', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = compared.open('/supply_demand/compare?id=e3&id=e9&id=e3');
    expect(await screen.findByText('有 1 条未能加载。', { exact: false })).toBeVisible();
    expect(textsOf('columnheader')).toEqual(['板材 3']);
    unmount();
    compared.open('/supply_demand/compare');
    expect(await findLink('返回供应列表')).toBeVisible();
  });

  it('says of entries that were taken down that they are gone, which nothing tries again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { unmount } = compared.open('/supply_demand/compare?id=e3&id=e10');
    expect(await screen.findByText('有 1 条已不存在或已撤下。')).toBeVisible();
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
    unmount();
    compared.open('/supply_demand/compare?id=e10&id=e11');
    expect(await screen.findByText('内容不存在或已撤下')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(await findLink('返回供应列表')).toBeVisible();
  });
});
