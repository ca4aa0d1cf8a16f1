import { act, screen, waitFor, within } from '@testing-library/react';
import type { ListFilters } from '../../../src/contract/filters';
import { usePortal, pageOfRows, record, findButton, findLink, findTitle, textsOf } from '../../support/usePortal';
import type { CannedRequest } from '../../support/cannedServer';

const levels = ['国家级', '省级', '市级'];
const issuers = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬'];

/** 20 policies, 9 of a level, 4 with a level and an issuer. */
const left = (query: URLSearchParams) =>
  query.has('fdLevel') && query.has('fdIssuedComName') ? 4 : query.has('fdLevel') ? 9 : 20;

/** Issuers without results. */
let empty: string[] = [];

const filters = ({ query }: CannedRequest): ListFilters => ({
  total: left(query),
  categories: { '': 70, '1': 28 },
  filters: [
    {
      name: 'fdLevel',
      label: '层级',
      choices: levels.map((value, place) => ({ value, label: value, count: place === 0 ? 0 : place * 3 })),
    },
    {
      name: 'fdIssuedComName',
      label: '发文单位',
      choices: issuers.map((value) => ({ value, label: value, count: empty.includes(value) ? 0 : 2 })),
    },
  ],
  orders: [
    { value: '', label: '最新发布' },
    { value: 'fdApplyDate', label: '最早发布' },
  ],
});

let hasFailed = false;
const portal = usePortal(
  {
    '/api/policy/list': (request) =>
      pageOfRows(left(request.query), (number) => ({ fdId: `id${number}`, fdTitle: `政策 ${number}` }))(request),
    '/api/policy/filters': (request) => (hasFailed ? { status: 502, body: '<html>' } : record(filters(request))),
    '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
    '/api/policy/categories': record([{ fdCategory: '1', fdCategoryName: '普通政策' }]),
  },
  ['filters'],
);
beforeEach(() => {
  hasFailed = false;
  empty = [];
});

const { open } = portal;
const panel = () => screen.findByRole('form', { name: '筛选' });
const group = async (name: string) => within(within(await panel()).getByRole('group', { name }));
const choice = async (name: string) => within(await panel()).getByRole('checkbox', { name });
const labelsIn = async (name: string) =>
  (await group(name)).getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels![0]!.textContent);
const asked = (path: string) => portal.asked(path).at(-1)!;
const level = encodeURIComponent('市级');
const issuer = encodeURIComponent('甲');

describe('the filters beside a list', () => {
  it('are grouped with the count of each option, and disable options without results', async () => {
    open('/policy');
    expect(await labelsIn('层级')).toEqual(['国家级 0 条', '省级 3 条', '市级 6 条']);
    expect(await choice('国家级 0 条')).toBeDisabled();
    expect(await choice('市级 6 条')).toBeEnabled();
  });

  it('take effect at once: in the address, the calls and the count, on the first page, and the focus stays', async () => {
    const { user, address, router } = open('/policy?page=2');
    expect(await findLink('政策 7')).toBeVisible();
    const box = await choice('市级 6 条');
    await user.click(box);
    expect(address()).toBe(`/policy?fdLevel=${level}`);
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('共 9 条'));
    expect(asked('/api/policy/list').getAll('fdLevel')).toEqual(['市级']);
    expect(textsOf('link', screen.getByRole('list', { name: '已选条件' }))).toEqual(['移除 市级']);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/policy?page=2');
    expect(await choice('市级 6 条')).not.toBeChecked();
    expect(await findLink('政策 7')).toBeVisible();
  });

  it('combine within one filter, as repeated parameters', async () => {
    const { user } = open(`/policy?fdLevel=${level}`);
    await user.click(await choice('省级 3 条'));
    await waitFor(() => expect(asked('/api/policy/list').getAll('fdLevel')).toEqual(['市级', '省级']));
    expect(asked('/api/policy/filters').getAll('fdLevel')).toEqual(['市级', '省级']);
  });

  it('show the first options of a long filter, and the others if one of them is selected', async () => {
    const fold = async () =>
      within(await panel())
        .getByText('展开其余 3 项')
        .closest('details');
    const { unmount } = open('/policy');
    expect(await fold()).not.toHaveAttribute('open');
    unmount();
    open(`/policy?fdIssuedComName=${encodeURIComponent('壬')}`);
    expect(await fold()).toHaveAttribute('open');
    expect(await choice('壬 2 条')).toBeChecked();
  });

  it.each([
    [
      ['甲'],
      '展开其余 2 项',
      ['乙 2 条', '丙 2 条', '丁 2 条', '戊 2 条', '己 2 条', '庚 2 条', '辛 2 条', '壬 2 条', '甲 0 条'],
    ],
    [
      ['甲', '乙', '丙'],
      '另有 3 项暂无内容',
      ['丁 2 条', '戊 2 条', '己 2 条', '庚 2 条', '辛 2 条', '壬 2 条', '甲 0 条', '乙 0 条', '丙 0 条'],
    ],
  ])(
    'fold away options without results first, %j, and promise no more than leave something',
    async (none, fold, all) => {
      empty = none;
      open('/policy');
      expect(await labelsIn('发文单位')).toEqual(all);
      expect((await group('发文单位')).getByText(fold).tagName).toBe('SUMMARY');
      expect((await choice('甲 0 条')).closest('details')).not.toHaveAttribute('open');
    },
  );

  it('keep selected options visible and in place, whatever their count', async () => {
    empty = ['甲'];
    const { user } = open(`/policy?fdIssuedComName=${issuer}`);
    const box = await choice('甲 0 条');
    expect(box.closest('details')).toBeNull();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(box).toHaveFocus();
    expect(box.closest('details')).toBeNull();
  });

  it('show counts of categories in the navigation, without changing link names', async () => {
    open(`/policy?fdLevel=${level}`);
    await panel();
    const nav = within(screen.getByRole('navigation', { name: '分类导航' }));
    expect(nav.getByRole('link', { name: '全部' })).toHaveAccessibleDescription('70 条');
    expect(await nav.findByRole('link', { name: '普通政策' })).toHaveAccessibleDescription('28 条');
    expect(nav.getByRole('link', { name: '项目申报' })).not.toHaveAccessibleDescription();
  });

  it('are kept by the links to the categories, with the order', async () => {
    open(`/policy/1?fdLevel=${level}&order=fdApplyDate&page=2&other=x`);
    await panel();
    const nav = within(screen.getByRole('navigation', { name: '分类导航' }));
    const kept = `?fdLevel=${level}&order=fdApplyDate`;
    expect(nav.getByRole('link', { name: '全部' })).toHaveAttribute('href', `/policy${kept}`);
    expect(await nav.findByRole('link', { name: '普通政策' })).toHaveAttribute('href', `/policy/1${kept}`);
    expect(nav.getByRole('link', { name: '项目申报' })).toHaveAttribute('href', '/project');
  });

  it('are neither fetched nor applied if not available', async () => {
    open(`/policy?fdLevel=${level}&order=fdApplyDate`, undefined, { extras: [] });
    expect(await findLink('政策 1')).toBeVisible();
    expect(portal.asked('/api/policy/filters')).toEqual([]);
    expect([...asked('/api/policy/list').keys()].sort()).toEqual(['brief', 'pageNum', 'pageSize']);
    expect(screen.queryByRole('form', { name: '筛选' })).toBeNull();
    expect(screen.queryByRole('button', { name: '筛选' })).toBeNull();
  });
});

describe('the active filters', () => {
  it('are removed one by one, and the next one takes the focus', async () => {
    const { user, address } = open(`/policy?fdLevel=${level}&fdIssuedComName=${issuer}&order=fdApplyDate`);
    await user.click(await findLink('移除 市级'));
    expect(address()).toBe(`/policy?fdIssuedComName=${issuer}&order=fdApplyDate`);
    expect(screen.getByRole('link', { name: '移除 甲' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '移除 甲' }));
    expect(address()).toBe('/policy?order=fdApplyDate');
    await waitFor(() => expect(screen.getByText('共 20 条', { selector: '[role=status]' })).toHaveFocus());
  });

  it('are cleared with one click, except the order', async () => {
    const { user, address } = open(`/policy?fdLevel=${level}&fdIssuedComName=${issuer}&order=fdApplyDate`);
    await user.click(await findLink('清除全部'));
    expect(address()).toBe('/policy?order=fdApplyDate');
    await waitFor(() => expect(screen.queryByRole('list', { name: '已选条件' })).toBeNull());
  });

  it('are kept across pages, and on going back from an entry', async () => {
    const { user, address } = open(`/policy?fdLevel=${level}`);
    await user.click(await findButton('2'));
    expect(address()).toBe(`/policy?fdLevel=${level}&page=2`);
    await user.click(await findLink('政策 7'));
    await findTitle('一条政策');
    await user.click(await findLink('返回列表'));
    await waitFor(() => expect(address()).toBe(`/policy?fdLevel=${level}&page=2`));
    expect(await choice('市级 6 条')).toBeChecked();
  });

  it('are the only parameters that links repeat, however many there are', async () => {
    const junk = Array.from({ length: 900 }, (_, at) => `fdX${'A'.repeat(at % 30)}=${at}`).join('&');
    const { address, user } = open(`/policy?fdLevel=${level}&fdLevel=unknown&${junk}&order=fdApplyDate&campaign=1`);
    await panel();
    expect(await findLink('移除 市级')).toHaveAttribute('href', '/policy?order=fdApplyDate');
    expect(document.querySelector('main')!.innerHTML).not.toMatch(/fdX|unknown|campaign/);
    await user.click(await findButton('2'));
    expect(address()).toBe(`/policy?fdLevel=${level}&order=fdApplyDate&page=2`);
  });

  it('leave a parameter in the address that is no filter’s, which no link repeats', async () => {
    const { address } = open(`/policy?fdLevel=${level}&campaign=1`);
    expect(await findLink('移除 市级')).toHaveAttribute('href', '/policy');
    expect(address()).toContain('campaign=1');
    expect(document.querySelector('main')!.innerHTML).not.toContain('campaign');
  });

  it('leave no unknown parameter in the address, nor in links back to it', async () => {
    const { address, user, router } = open('/policy?fdXyz=1&fdLevel=unknown&page=2');
    await waitFor(() => expect(address()).toBe('/policy?page=2'));
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(await findLink('政策 7'));
    await findTitle('一条政策');
    expect(await findLink('返回列表')).toHaveAccessibleDescription('（第 2 页）');
  });

  it('does not send a page away that another choice does not have', async () => {
    const { router, address } = open(`/policy?fdLevel=${level}&fdIssuedComName=${issuer}`);
    await waitFor(() => expect(asked('/api/policy/list').has('fdLevel')).toBe(true));
    await screen.findByText('共 4 条', { selector: '[role=status]' });
    await act(() => router.navigate('/policy?page=3'));
    expect(await findLink('政策 13')).toBeVisible();
    expect(address()).toBe('/policy?page=3');
  });
});

it('keeps the order in the address, with the bare address for the usual one', async () => {
  const { user, address } = open('/policy?page=2');
  await user.selectOptions(await screen.findByRole('combobox', { name: '排序' }), '最早发布');
  expect(address()).toBe('/policy?order=fdApplyDate');
  await waitFor(() => expect(asked('/api/policy/list').get('order')).toBe('fdApplyDate'));
  // No count depends on it.
  expect(asked('/api/policy/filters').has('order')).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '最新发布');
  expect(address()).toBe('/policy');
});

describe('the filters over a list', () => {
  const openSheet = async (address: string) => {
    const page = open(address);
    await panel();
    await page.user.click(screen.getByRole('button', { name: /^筛选/ }));
    return { ...page, sheet: within(await screen.findByRole('dialog', { name: '筛选' })) };
  };

  it('show the result count while selecting, and take effect together', async () => {
    const { user, address, sheet } = await openSheet('/policy?page=2');
    expect(await sheet.findByRole('button', { name: '查看 20 条政策' })).toBeVisible();
    await user.click(sheet.getByRole('checkbox', { name: '市级 6 条' }));
    expect(await sheet.findByRole('button', { name: '查看 9 条政策' })).toBeVisible();
    expect(sheet.getByRole('status')).toHaveTextContent('共 9 条');
    await user.click(sheet.getByRole('checkbox', { name: '甲 2 条' }));
    expect(address()).toBe('/policy?page=2');
    await user.click(await sheet.findByRole('button', { name: '查看 4 条政策' }));
    await waitFor(() => expect(address()).toBe(`/policy?fdLevel=${level}&fdIssuedComName=${issuer}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const key = screen.getByRole('button', { name: '筛选 2 项已选' });
    expect(key).toHaveFocus();
  });

  it('are discarded on closing, and start from the list’s filters', async () => {
    const { user, address, sheet } = await openSheet(`/policy?fdLevel=${level}`);
    await user.click(await sheet.findByRole('checkbox', { name: '市级 6 条' }));
    await user.click(sheet.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(`/policy?fdLevel=${level}`);
    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const again = within(await screen.findByRole('dialog', { name: '筛选' }));
    expect(await again.findByRole('checkbox', { name: '市级 6 条' })).toBeChecked();
  });

  it('close on going back, and only they do', async () => {
    const { router, address } = await openSheet(`/policy?fdLevel=${level}`);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(`/policy?fdLevel=${level}`);
  });

  it('are cleared with one click', async () => {
    const { user, address, sheet } = await openSheet(`/policy?fdLevel=${level}&order=fdApplyDate`);
    await user.click(await sheet.findByRole('button', { name: '清除' }));
    await user.click(await sheet.findByRole('button', { name: '查看 20 条政策' }));
    await waitFor(() => expect(address()).toBe('/policy?order=fdApplyDate'));
  });

  it('open by the space bar too', async () => {
    const { user } = open('/policy');
    await panel();
    act(() => screen.getByRole('button', { name: '筛选' }).focus());
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog', { name: '筛选' })).toBeVisible();
  });
});
