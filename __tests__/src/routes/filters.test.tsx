import { act, screen, waitFor, within } from '@testing-library/react';
import type { ListFilters } from '../../../src/contract/filters';
import { usePortal, pageOfRows, record, findButton, findLink, findTitle, textsOf } from '../../support/usePortal';
import type { Canned } from '../../support/cannedServer';
import { holdAnswersTo } from '../../support/cannedPage';

/** Filters of a list, also while a response is late, missing or empty. */

const levels = ['国家级', '省级', '市级'];
const issuers = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬'];
const orders = [
  { value: '', label: '最新发布' },
  { value: 'fdApplyDate', label: '最早发布' },
];

/** 20 policies, 9 of a level, 4 with a level and an issuer. */
const left = (query: URLSearchParams) =>
  query.has('fdLevel') && query.has('fdIssuedComName') ? 4 : query.has('fdLevel') ? 9 : 20;

/** Issuers without results. */
let empty: (query: URLSearchParams) => string[];

/** Without another level no policy is of the state's. */
const filtersOf = (query: URLSearchParams): ListFilters => ({
  total: left(query),
  categories: { '': 70, '1': 28 },
  filters: [
    {
      name: 'fdLevel',
      label: '层级',
      choices: levels.map((value, place) => ({
        value,
        label: value,
        count: place > 0 ? place * 3 : query.has('fdLevel') ? 4 : 0,
      })),
    },
    {
      name: 'fdIssuedComName',
      label: '发文单位',
      choices: issuers.map((value) => ({ value, label: value, count: empty(query).includes(value) ? 0 : 2 })),
    },
  ],
  orders,
});

const failing: Canned = { status: 502, body: '<html>' };
let filters: (query: URLSearchParams) => Canned;
let list: (query: URLSearchParams) => Canned | undefined;
const portal = usePortal(
  {
    '/api/policy/list': (request) =>
      list(request.query) ??
      pageOfRows(left(request.query), (number) => ({ fdId: `id${number}`, fdTitle: `政策 ${number}` }))(request),
    '/api/policy/filters': ({ query }) => filters(query),
    '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
    '/api/policy/categories': record([{ fdCategory: '1', fdCategoryName: '普通政策' }]),
  },
  ['filters'],
);
/** The backend answers every call again. */
const heal = () => {
  empty = () => [];
  filters = (query) => record(filtersOf(query));
  list = () => undefined;
};
beforeEach(heal);

const { open } = portal;
const panel = () => screen.findByRole('form', { name: '筛选' });
const group = async (name: string) => within(within(await panel()).getByRole('group', { name }));
const choice = async (name: string) => within(await panel()).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const labelsIn = async (name: string) =>
  (await group(name)).getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels![0]!.textContent);
const lastRequest = (path: string) => portal.asked(path).at(-1)!;
const total = () => screen.getByText(/^(共 \d+ 条)?$/, { selector: '[role=status][tabindex]' }).textContent;
const retry = () => screen.findByRole('button', { name: '重试 筛选' });
const holdFilters = () => holdAnswersTo(({ pathname }) => pathname.endsWith('/filters'));
const level = encodeURIComponent('市级');
const issuer = encodeURIComponent('甲');
/** A list with its dialog of filters. */
const openSheet = async (address = '/policy') => {
  const page = open(address);
  await panel();
  await page.user.click(await findButton(/^筛选/));
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: '筛选' })) };
};
/** A list, and a choice that filters it. */
const openPanel = async () => ({ ...open('/policy'), box: await choice('市级') });

describe('the filters beside a list', () => {
  it('are grouped with the count of each option, and disable options without results', async () => {
    open('/policy');
    expect(await labelsIn('层级')).toEqual(['国家级 0 条', '省级 3 条', '市级 6 条']);
    expect(await choice('国家级 0 条')).toBeDisabled();
    expect(await choice('市级 6 条')).toBeEnabled();
  });

  it('break a long label between its words, and name it whole', async () => {
    const label = '省中小企业服务中心';
    const choices = [{ value: 'a', label, count: 7 }];
    filters = () => record({ total: 20, filters: [{ name: 'fdIssuedComName', label: '发文单位', choices }], orders });
    open('/policy');
    const { innerHTML } = (await choice(`${label} 7 条`)).closest('label')!;
    expect(innerHTML.replace(/<wbr[^>]*>/g, '|').replace(/<[^>]+>/g, '')).toMatch(/企业\|服务\|中心/);
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
    expect(lastRequest('/api/policy/list').getAll('fdLevel')).toEqual(['市级']);
    expect(textsOf('link', screen.getByRole('list', { name: '已选条件' }))).toEqual(['移除 市级']);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/policy?page=2');
    expect(await choice('市级 6 条')).not.toBeChecked();
    expect(await findLink('政策 7')).toBeVisible();
  });

  it('combine within one filter, as repeated parameters', async () => {
    const { user } = open(`/policy?fdLevel=${level}`);
    await user.click(await choice('省级 3 条'));
    await waitFor(() => expect(lastRequest('/api/policy/list').getAll('fdLevel')).toEqual(['市级', '省级']));
    expect(lastRequest('/api/policy/filters').getAll('fdLevel')).toEqual(['市级', '省级']);
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
      empty = () => none;
      open('/policy');
      expect(await labelsIn('发文单位')).toEqual(all);
      expect((await group('发文单位')).getByText(fold).tagName).toBe('SUMMARY');
      expect((await choice('甲 0 条')).closest('details')).not.toHaveAttribute('open');
    },
  );

  it('keep selected options visible and in place, whatever their count', async () => {
    empty = () => ['甲'];
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
    const filtersQuery = `?fdLevel=${level}&order=fdApplyDate`;
    expect(nav.getByRole('link', { name: '全部' })).toHaveAttribute('href', `/policy${filtersQuery}`);
    expect(await nav.findByRole('link', { name: '普通政策' })).toHaveAttribute('href', `/policy/1${filtersQuery}`);
    expect(nav.getByRole('link', { name: '项目申报' })).toHaveAttribute('href', '/project');
  });

  it('are neither fetched nor applied if not available', async () => {
    open(`/policy?fdLevel=${level}&order=fdApplyDate`, undefined, { extras: [] });
    expect(await findLink('政策 1')).toBeVisible();
    expect(portal.asked('/api/policy/filters')).toEqual([]);
    expect([...lastRequest('/api/policy/list').keys()].sort()).toEqual(['brief', 'pageNum', 'pageSize']);
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

  it('are the only parameters that links repeat and the key counts, however many there are', async () => {
    const junk = Array.from({ length: 900 }, (_, at) => `fdX${'A'.repeat(at % 30)}=${at}`).join('&');
    const { address, user } = open(`/policy?fdLevel=${level}&fdLevel=unknown&${junk}&order=fdApplyDate&campaign=1`);
    await panel();
    expect(await findLink('移除 市级')).toHaveAttribute('href', '/policy?order=fdApplyDate');
    expect(await findButton('筛选 1 项已选')).toBeVisible();
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
    await waitFor(() => expect(lastRequest('/api/policy/list').has('fdLevel')).toBe(true));
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
  await waitFor(() => expect(lastRequest('/api/policy/list').get('order')).toBe('fdApplyDate'));
  // No count depends on it.
  expect(lastRequest('/api/policy/filters').has('order')).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '最新发布');
  expect(address()).toBe('/policy');
});

describe('the filters over a list', () => {
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

it('a list without filters has neither an empty panel nor a key to an empty dialog, and keeps its order', async () => {
  filters = () => record({ total: 20, filters: [], orders });
  const { user, address } = open('/policy');
  await user.selectOptions(await screen.findByRole('combobox', { name: '排序' }), '最早发布');
  expect(address()).toBe('/policy?order=fdApplyDate');
  expect(screen.queryByRole('form', { name: '筛选' })).toBeNull();
  expect(screen.queryByRole('button', { name: /筛选/ })).toBeNull();
  // Without script the order is submitted with the form.
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: '排序' });
  expect(order.form).not.toBeVisible();
});

describe.each([
  ['fails', failing],
  ['is unreadable', record(null)],
])('where the answer for a choice %s', (_how, answer) => {
  it('the panel and what is chosen stay, and can be taken back', async () => {
    const { user, address, box } = await openPanel();
    filters = () => answer;
    await user.click(box);
    expect(await retry()).toBeVisible();
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '移除 市级' }));
    expect(address()).toBe('/policy');
  });

  it('the fields of the dialog stay, with a way to ask again', async () => {
    const { user, sheet } = await openSheet();
    const box = sheet.getByRole('checkbox', { name: /^市级/ });
    filters = () => answer;
    await user.click(box);
    const again = await sheet.findByRole('button', { name: '重试 筛选' });
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    heal();
    await user.click(again);
    expect(await sheet.findByRole('button', { name: '查看 9 条政策' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: '重试 筛选' })).toBeNull();
  });

  it('and there is none of another, what is chosen can be cleared', async () => {
    filters = () => answer;
    const { user, address } = open(`/policy?fdLevel=${level}&order=fdApplyDate`);
    await retry();
    await user.click(await findLink('清除全部'));
    expect(address()).toBe('/policy?order=fdApplyDate');
  });
});

it('a list that fails for a choice has neither the total nor the pages of the choice before', async () => {
  const { user, box } = await openPanel();
  await waitFor(() => expect(total()).toBe('共 20 条'));
  expect(await screen.findByRole('navigation', { name: '分页' })).toBeVisible();
  list = () => failing;
  await user.click(box);
  const again = await findButton('重试');
  expect(total()).toBe('');
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  heal();
  await user.click(again);
  const pages = () => screen.getByRole('navigation', { name: '分页' });
  await waitFor(() => expect(within(pages()).getByText('共 9 条')).toBeVisible());
});

it('where list and filters fail, one press fetches both again', async () => {
  const { user, box } = await openPanel();
  filters = () => failing;
  list = () => failing;
  await user.click(box);
  const again = await findButton(/^重试/);
  heal();
  await user.click(again);
  expect(await screen.findByRole('checkbox', { name: '国家级 4 条' })).toBeEnabled();
  await waitFor(() => expect(total()).toBe('共 9 条'));
  expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull();
});

describe('while the answer for a choice is under way', () => {
  it('the submit of the dialog says no number, and a choice that left nothing before can be made', async () => {
    const { user, sheet } = await openSheet();
    expect(await sheet.findByRole('button', { name: '查看 20 条政策' })).toBeVisible();
    expect(sheet.getByRole('checkbox', { name: /^国家级/ })).toBeDisabled();
    const pending = holdFilters();
    await user.click(sheet.getByRole('checkbox', { name: /^市级/ }));
    expect(sheet.getByRole('button', { name: '查看结果' })).toBeEnabled();
    expect(sheet.getByRole('checkbox', { name: /^国家级/ })).toBeEnabled();
    await waitFor(async () => {
      await pending.open();
      expect(sheet.getByRole('button', { name: '查看 9 条政策' })).toBeVisible();
    });
  });

  it('nothing is refused in the panel', async () => {
    const { user } = open('/policy');
    expect(await choice('国家级')).toBeDisabled();
    holdFilters();
    await user.click(await choice('市级'));
    expect(await choice('国家级')).toBeEnabled();
  });
});

it('what only the newer answer of the dialog offers can be chosen there', async () => {
  const { user, address, sheet } = await openSheet();
  filters = (query) => {
    const [one] = filtersOf(query).filters;
    const choices = [...one!.choices, { value: '3', label: '县级', count: 1 }];
    return record({ total: 10, filters: [{ ...one!, choices }], orders });
  };
  await user.click(sheet.getByRole('checkbox', { name: /^市级/ }));
  await user.click(await sheet.findByRole('checkbox', { name: /^县级/ }));
  await user.click(sheet.getByRole('checkbox', { name: /^市级/ }));
  await user.click(await sheet.findByRole('button', { name: '查看 10 条政策' }));
  await waitFor(() => expect(address()).toBe('/policy?fdLevel=3'));
  expect(await choice('县级')).toBeChecked();
});

describe('in a filter of many choices', () => {
  const fold = (field: HTMLElement) => field.closest('details');
  /** With a level some issuers have no results, without one the last. */
  beforeEach(() => void (empty = (query) => (query.has('fdLevel') ? ['甲', '乙'] : ['壬'])));

  it('the choice that has the focus stays where it is when the answer leaves nothing of it', async () => {
    const { user, address, box } = await openPanel();
    const pending = holdFilters();
    await user.click(box);
    const first = await choice('甲');
    act(() => first.focus());
    await waitFor(async () => {
      await pending.open();
      expect(first).toHaveAccessibleName('甲 0 条');
    });
    expect(first).toHaveFocus();
    expect(fold(first)).toBeNull();
    expect(first).toBeEnabled();
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard(' ');
    expect(first).not.toBeChecked();
    expect(address()).toBe(`/policy?fdLevel=${level}`);
    act(() => box.focus());
    expect(fold(await choice('甲'))).not.toBeNull();
    expect(await choice('甲')).toBeDisabled();
  });

  it('one that is made in the fold while the answer is under way stays there', async () => {
    const { user, box } = await openPanel();
    const pending = holdFilters();
    await user.click(box);
    await user.click(screen.getByText('展开其余 2 项'));
    const last = await choice('壬');
    await user.click(last);
    expect(last).toBeChecked();
    expect(last).toHaveFocus();
    expect(fold(last)).toHaveAttribute('open');
    await pending.open();
    expect(last).toHaveFocus();
  });

  it('one that was made stays in sight where the counts cannot be read', async () => {
    const { user } = open(`/policy?fdLevel=${level}`);
    const eighth = await choice('辛');
    expect(fold(eighth)).toBeNull();
    filters = () => failing;
    await user.click(eighth);
    await retry();
    expect(eighth).toHaveFocus();
    expect(fold(eighth)).toBeNull();
    const other = await choice('国家级');
    act(() => other.focus());
    expect(fold(await choice('辛'))).toBeNull();
    expect(fold(await choice('甲'))).not.toBeNull();
  });
});

it('what filters nothing is not cleared from an empty list', async () => {
  list = () => ({ body: { code: 0, msg: null, total: 0, rows: [] } });
  const { router } = open('/policy?fdFoo=1');
  await panel();
  expect(await screen.findByText('暂无数据')).toBeVisible();
  expect(screen.queryByRole('link', { name: '清除全部' })).toBeNull();
  await act(() => router.navigate(`/policy?fdLevel=${level}`));
  expect((await screen.findAllByRole('link', { name: '清除全部' })).length).toBeGreaterThan(0);
});
