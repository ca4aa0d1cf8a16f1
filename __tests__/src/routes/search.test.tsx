import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AreaName } from '../../../src/contract/areas';
import type { SearchPage } from '../../../src/contract/search';
import styles from '../../../src/areas/search/SearchField.module.css';
import { usePortal, record, textsOf } from '../../support/usePortal';

const hit = (area: AreaName, number: number) => ({
  area,
  fdId: `${area}-${number}`,
  title: ['第', '板材', ` ${number} 条`],
  issuer: null,
  date: null,
  excerpt: null,
  entity: {},
});

const empty = { total: 0, groups: [], counts: {}, corrections: [], filters: [] };
const nothing: SearchPage = { ...empty, more: false, loose: false, counted: true };
/** The hits of some areas, one group each. */
const found = (...hits: ReturnType<typeof hit>[]): SearchPage => ({
  ...nothing,
  total: hits.length,
  groups: hits.map((one) => ({ area: one.area, count: 1, rows: [one] })),
  counts: Object.fromEntries(hits.map(({ area }) => [area, 1])),
});
const policies: SearchPage = {
  ...found(hit('policy', 1)),
  total: 23,
  counts: { policy: 23 },
};

const portal = usePortal({}, ['search']);
const lastAsked = () => portal.asked('/api/search/list').at(-1)!;
const searchFor = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;

function openResults(answer: SearchPage, query: string) {
  const page = portal.open(`/search?${query}`, { '/api/search/list': record(answer) });
  /** Waits until the address is that of a search. */
  const at = (query: Record<string, string>) => waitFor(() => expect(page.address()).toBe(searchFor(query)));
  return { ...page, at };
}

const places = { name: 'place', label: '地区', choices: [{ value: '浙江', label: '浙江', count: 7 }] };
const linksOf = async (name: string) => textsOf('link', await screen.findByRole('navigation', { name }));

it('offers the sections, recent searches and frequent words before a search', async () => {
  const words = [{ word: '板材', count: 3, more: false }];
  const { user, address, browser } = portal.open('/search', {
    '/api/search/suggest': record({ words, pages: [] }),
  });
  browser.stored.set('recentSearches', JSON.stringify(['封边']));
  expect(await linksOf('按栏目查找')).toContain('政策');
  expect(await linksOf('最近搜索')).toEqual(['封边']);
  expect(await linksOf('热门搜索')).toEqual(['板材']);
  await user.click(screen.getByRole('link', { name: '板材' }));
  expect(address()).toBe(searchFor({ q: '板材' }));
});

describe('an area without results', () => {
  it('links to the areas with results', async () => {
    openResults({ ...nothing, counts: { policy: 3 } }, 'q=板材&area=recruit');
    expect(await screen.findByText(/招聘里没有找到“板材”/)).toBeVisible();
    expect(await linksOf('按栏目查看')).toEqual(['全部 3 条', '政策 3 条', '招聘 0 条']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“板材”的搜索结果');
  });

  it('differs from a search without any results', async () => {
    openResults(nothing, 'q=板材&area=recruit');
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到“板材”' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '按栏目查看' })).toBeNull();
  });
});

describe('the address', () => {
  const q = encodeURIComponent('板材');

  it.each([
    ['past the end', `q=${q}&area=policy&page=99`, `q=${q}&area=policy&page=3`],
    ['that is no number', `q=${q}&area=policy&page=abc`, `q=${q}&area=policy`],
    ['without an area', `q=${q}&page=2`, `q=${q}`],
  ])('is corrected if it requests a page %s', async (_which, requested, right) => {
    const { address } = openResults(policies, requested);
    await waitFor(() => expect(address()).toBe(`/search?${right}`));
    expect(await screen.findByRole('list', { name: '政策' })).toBeVisible();
  });
});

it('says nothing of a rating that is none, and an expert’s title where no position is given', async () => {
  const app = { ...hit('app', 1), entity: { fdRating: 0 } };
  const specialist = { ...hit('specialist', 1), entity: { fdPosition: '', fdTitle: '高级工程师' } };
  openResults(found(app, specialist), 'q=板材');
  expect(await screen.findByText('高级工程师')).toBeVisible();
  expect(within(screen.getByRole('list', { name: '应用' })).queryByText('0')).toBeNull();
});

it('says nothing for a day or a salary that is not given', async () => {
  openResults(found(hit('project', 1), hit('recruit', 1), hit('policy', 1)), 'q=板材');
  for (const name of ['项目', '招聘', '政策']) {
    expect(await screen.findByRole('list', { name })).toHaveTextContent(/^第板材 1 条$/);
  }
});

it('says nothing twice: neither an excerpt of facts alone, nor a fact that the excerpt says', async () => {
  const level = { entity: { fdLevel: '省级', fdTheme: '产业·协同' }, issuer: ['甲', '委', ''] };
  const rows = [
    { ...hit('policy', 1), ...level, excerpt: ['…· 省级 · 产业·', '协同', '…'] },
    { ...hit('policy', 2), ...level, excerpt: ['…甲委'] },
    { ...hit('policy', 3), ...level, excerpt: ['省级 · ', '板材', ''] },
  ];
  openResults({ ...policies, groups: [{ area: 'policy', count: 3, rows }] }, 'q=板材');
  const list = within(await screen.findByRole('list', { name: '政策' }));
  const itemTexts = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(itemTexts).toEqual([
    '第板材 1 条 甲委 省级 产业·协同',
    '第板材 2 条 甲委 省级 产业·协同',
    '第板材 3 条省级 · 板材 甲委 产业·协同',
  ]);
});

it('omits results without title or address', async () => {
  const rows = [hit('policy', 1), { ...hit('policy', 2), area: 'moon' }, { ...hit('policy', 3), title: '空' }];
  const groups = [{ area: 'policy', count: 3, rows }] as SearchPage['groups'];
  openResults({ ...policies, groups }, 'q=板材');
  expect(within(await screen.findByRole('list', { name: '政策' })).getAllByRole('listitem')).toHaveLength(1);
});

it('offers corrections if only some of the words were found', async () => {
  const { user, at } = openResults({ ...policies, loose: true, corrections: ['板材 补助'] }, 'q=版才 补助');
  expect(await screen.findByText(/没有完全匹配的内容，以下为部分匹配结果/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: '板材 补助' }));
  await at({ q: '板材 补助' });
});

it.each([
  ['pressed', (key: HTMLElement, user: UserEvent) => user.click(key)],
  ['reached by keys', (key: HTMLElement, user: UserEvent) => (key.focus(), user.keyboard(' '))],
])('clears its field by a button that is %s', async (_how, press) => {
  const { user, at } = openResults(policies, 'q=板材');
  const own = within(await screen.findByRole('main')).getByRole('searchbox', { name: '搜索' });
  expect(own).toHaveValue('板材');
  await press(screen.getByRole('button', { name: '清空' }), user);
  expect(own).toHaveValue('');
  expect(own).toHaveFocus();
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  await user.keyboard('岩板{Enter}');
  await at({ q: '岩板' });
});

it.each([
  ['has', '/search?q=板材', true],
  ['leaves the browser’s own to', '/nowhere', false],
])('%s a clear button of its own: %s', async (_how, path, isOwn) => {
  portal.open(path, { '/api/search/list': record(policies) });
  const own = within(await screen.findByRole('main')).getByRole('searchbox', { name: '搜索' });
  expect(own.closest('form')!.classList.contains(styles.clearable!)).toBe(isOwn);
});

it('truncates long queries at code points', async () => {
  openResults(policies, `q=${encodeURIComponent(`${'板'.repeat(79)}𠮷材`)}`);
  await screen.findByRole('list', { name: '政策' });
  expect(lastAsked().get('q')).toBe(`${'板'.repeat(79)}𠮷`);
});

describe('the filters', () => {
  const times = {
    name: 'within',
    label: '发布时间',
    choices: [
      { value: 'month', label: '近一月', count: 4 },
      { value: 'quarter', label: '近三个月', count: 0 },
      { value: 'year', label: '近一年', count: 20 },
    ],
    none: { label: '不限', count: 23 },
  };
  const filtered: SearchPage = { ...policies, filters: [times, places] };
  const panel = async () => within(await screen.findByRole('form', { name: '筛选' }));

  it('stand in the address, each time in the place of the one before, and are kept from area to area', async () => {
    const { address, user, at } = openResults(filtered, 'q=板材');
    const time = async (name: RegExp) => (await panel()).getByRole('radio', { name });
    await user.click(await time(/近一月/));
    await at({ q: '板材', within: 'month' });
    await user.click((await panel()).getByRole('checkbox', { name: /浙江/ }));
    await user.click(await time(/近一年/));
    const chosen = new URLSearchParams({ q: '板材', within: 'year', place: '浙江' });
    await waitFor(() => expect(address()).toBe(`/search?${chosen}`));
    expect(String(lastAsked())).toBe(String(chosen));
    const link = within(screen.getByRole('navigation', { name: '按栏目查看' })).getByRole('link', { name: /政策/ });
    const { searchParams } = new URL((link as HTMLAnchorElement).href);
    expect(Object.fromEntries(searchParams)).toEqual({ q: '板材', area: 'policy', within: 'year', place: '浙江' });
  });

  it('have one time of several, navigated by the arrow keys, and can be reset', async () => {
    const { user, at } = openResults(filtered, 'q=板材');
    const group = within((await panel()).getByRole('group', { name: '发布时间' }));
    const labels = group.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels![0]!.textContent);
    expect(labels).toEqual(['不限 23 条', '近一月 4 条', '近三个月 0 条', '近一年 20 条']);
    const any = group.getByRole('radio', { name: /不限/ });
    expect(any).toBeChecked();
    any.focus();
    await user.keyboard('{ArrowDown}');
    await at({ q: '板材', within: 'month' });
    expect(group.getByRole('radio', { name: /近一月/ })).toHaveFocus();
    expect(group.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await user.click(any);
    await at({ q: '板材' });
    expect(any).toBeChecked();
  });

  it('make one history entry while moving through several times, and say no count that is not known', async () => {
    // Without counts no option is skipped.
    const { address, router, user, at } = openResults({ ...filtered, counted: false }, 'q=板材');
    expect((await panel()).getByRole('radio', { name: '近一月' })).toBeEnabled();
    (await panel()).getByRole('radio', { name: /不限/ }).focus();
    for (const within of ['month', 'quarter', 'year']) {
      await user.keyboard('{ArrowDown}');
      await at({ q: '板材', within });
    }
    await user.click((await panel()).getByRole('checkbox', { name: /浙江/ }));
    await at({ q: '板材', within: 'year', place: '浙江' });
    await user.click((await panel()).getByRole('radio', { name: /近一月/ }));
    await at({ q: '板材', within: 'month', place: '浙江' });
    await act(() => router.navigate(-1));
    await at({ q: '板材', within: 'year', place: '浙江' });
    await act(() => router.navigate(-1));
    await at({ q: '板材', within: 'year' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).has('within')).toBe(false));
  });

  it('are switched off one by one, and all together', async () => {
    const { address, user, at } = openResults(filtered, 'q=板材&within=month&place=浙江');
    const chips = await screen.findByRole('list', { name: '已选条件' });
    await user.click(within(chips).getByRole('link', { name: /近一月/ }));
    const rest = new URLSearchParams({ q: '板材', place: '浙江' });
    await waitFor(() => expect(address()).toBe(`/search?${rest}`));
    await user.click(screen.getByRole('link', { name: '清除全部' }));
    await at({ q: '板材' });
    expect(screen.queryByRole('list', { name: '已选条件' })).toBeNull();
  });

  it('are a form that keeps what is looked for, and where, without script', async () => {
    openResults(filtered, 'q=板材&area=policy&place=浙江');
    const form = await screen.findByRole<HTMLFormElement>('form', { name: '筛选' });
    const sentBy = (one: HTMLFormElement | null) =>
      [...one!.querySelectorAll('input')]
        .filter(({ type, checked }) => type === 'hidden' || checked)
        .map(({ name, value }) => [name, value]);
    expect(sentBy(form)).toEqual([
      ['q', '板材'],
      ['area', 'policy'],
      ['within', ''],
      ['place', '浙江'],
    ]);
    const pages = within(await screen.findByRole('navigation', { name: '分页' }));
    const { form: turning, name, value } = pages.getByRole<HTMLButtonElement>('button', { name: '2' });
    expect([...sentBy(turning), [name, value]]).toEqual([
      ['q', '板材'],
      ['area', 'policy'],
      ['place', '浙江'],
      ['page', '2'],
    ]);
  });

  it('say that they leave nothing, which is not that nothing was found', async () => {
    openResults({ ...nothing, filters: [times] }, 'q=板材&within=month');
    expect(await screen.findByText('没有符合所选条件的结果')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“板材”的搜索结果');
    expect(screen.queryByText(/板材里没有找到/)).toBeNull();
  });

  it('pass over what no filter has, and of several times take the longest', async () => {
    openResults(filtered, 'q=板材&within=never&within=month&within=year&open=2&fdLevel=x');
    await screen.findByRole('list', { name: '政策' });
    expect(String(lastAsked())).toBe(String(new URLSearchParams({ q: '板材', within: 'year' })));
  });

  it('lead on with what they know alone', async () => {
    const stale = { value: '加微信', label: '已失效的条件', count: 0 };
    const page = { ...filtered, filters: [times, { ...places, choices: [...places.choices, stale] }] };
    const { user, at } = openResults(page, 'q=板材&place=加微信&place=火星');
    const chips = await screen.findByRole('list', { name: '已选条件' });
    expect(within(chips).getAllByRole('link')).toHaveLength(1);
    await user.click(within(chips).getByRole('link', { name: /已失效的条件/ }));
    await at({ q: '板材' });
    expect(document.body).not.toHaveTextContent(/加微信|火星/);
  });
});

describe('the order', () => {
  const filtered: SearchPage = { ...policies, filters: [places] };
  const order = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '排序' });
  const newest = new URLSearchParams({ q: '板材', area: 'policy', order: 'newest' });

  it('is one of two, stands in the address, and begins with the first page', async () => {
    const { address, user, at } = openResults(filtered, 'q=板材&area=policy&page=2');
    const select = await order();
    expect([...select.options].map(({ label }) => label)).toEqual(['最相关', '最新']);
    expect(select).toHaveDisplayValue('最相关');
    await user.selectOptions(select, '最新');
    await waitFor(() => expect(address()).toBe(`/search?${newest}`));
    expect(await screen.findByText('共 23 条，最新的排在前面')).toBeVisible();
    await user.selectOptions(await order(), '最相关');
    await at({ q: '板材', area: 'policy' });
    expect(await screen.findByText('共 23 条，标题匹配的优先显示')).toBeVisible();
  });

  it('is kept by the areas, the pages and the filters, and is none of those chosen', async () => {
    const { address, user } = openResults(filtered, `${newest}`);
    expect(await order()).toHaveDisplayValue('最新');
    expect(screen.queryByRole('list', { name: '已选条件' })).toBeNull();
    const areas = within(screen.getByRole('navigation', { name: '按栏目查看' }));
    for (const link of areas.getAllByRole<HTMLAnchorElement>('link')) {
      expect(new URL(link.href).searchParams.get('order')).toBe('newest');
    }
    await user.click(within(screen.getByRole('navigation', { name: '分页' })).getByRole('button', { name: '2' }));
    await waitFor(() => expect(address()).toBe(`/search?${newest}&page=2`));
    await user.click(await screen.findByRole('checkbox', { name: /浙江/ }));
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).getAll('place')).toEqual(['浙江']));
    await user.click(screen.getByRole('link', { name: '清除全部' }));
    await waitFor(() => expect(address()).toBe(`/search?${newest}`));
  });

  it('is sent with the form of the filters where there is no script', async () => {
    openResults({ ...filtered, filters: [] }, `${newest}`);
    const { form, name, value } = await order();
    const sent = [...form!.querySelectorAll('input')].map((field) => [field.name, field.value]);
    expect([...sent, [name, value]]).toEqual([
      ['q', '板材'],
      ['area', 'policy'],
      ['order', 'newest'],
    ]);
  });

  it.each(['oldest', ''])('passes over what is none: %p', async (named) => {
    openResults(filtered, `q=板材&order=${named}`);
    expect(await order()).toHaveDisplayValue('最相关');
    expect(lastAsked().has('order')).toBe(false);
  });
});
