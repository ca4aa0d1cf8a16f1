import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userKnown } from '../../../src/areas/auth/authSlice';
import type { Extra } from '../../../src/contract/extras';
import { assistantAddress } from '../../../src/routes/home/HomeHero';
import { slideEnded } from '../../../src/state/rotationSlices';
import { usePortal, configured, pageOfRows, findButton, findLink } from '../../support/usePortal';
import type { Canned } from '../../support/cannedServer';
import { fakeDate } from '../../support/fakeDate';
import { reduceMotion } from '../../support/reduceMotion';
import { unsafeHrefs } from '../../support/unsafeLinks';

/** The home page: docs/behaviour/home.md. */

const picture = (n: number) => ({
  fdId: `b${n}`,
  fdFilePath: `/profile/banner-${n}.png`,
  fdLink: n === 1 ? '/policy' : null,
});
const banners = (count: number): Canned => ({
  body: { code: 0, total: count, rows: Array.from({ length: count }, (_, place) => picture(place + 1)) },
});
const portal = usePortal({
  '/api/banner/list': banners(8),
  '/api/policy/list': pageOfRows(9, (n) => ({ fdId: `p${n}`, fdTitle: `解读 ${n}` })),
  '/api/specialist/list': pageOfRows(9, (n) => ({ fdId: `s${n}`, fdName: `人才 ${n}` })),
  '/api/specialist/recommendList': pageOfRows(9, (n) => ({ fdId: `r${n}`, fdName: `专家 ${n}` })),
  '/api/getbuginess/list': (request) => {
    const side = request.query.get('type') === '1' ? '需求' : '供应';
    return pageOfRows(9, (n) => ({ fdId: `g${n}`, fdGetbuginessName: `${side} ${n}` }))(request);
  },
});
const open = (answers?: Parameters<typeof portal.open>[1], extras: Extra[] = []) =>
  portal.open('/index', answers, { extras });

const selected = () => screen.getByRole('tab', { selected: true });

it('fetches page 1 with six banners of its type, and has a button of each behind the shortcuts in tab order', async () => {
  open();
  const dot = await findButton('第 6 张');
  expect(screen.queryByRole('button', { name: '第 7 张' })).toBeNull();
  const query = { pageNum: '1', pageSize: '6', category: 'banner_index', type: 'banner_index' };
  expect(Object.fromEntries(portal.asked('/api/banner/list')[0]!)).toEqual(query);
  const shortcut = screen.getByRole('link', { name: /^项目申报/ });
  expect(shortcut.compareDocumentPosition(dot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the four tabs', () => {
  const panel = () => screen.getByRole('tabpanel');

  it('start at once with four policy interpretations, link to the policies, and animate only changes', async () => {
    const { store } = open();
    expect(await findLink('解读 4')).toHaveAttribute('href', '/policy/detail/p4');
    expect(within(panel()).getAllByRole('listitem')).toHaveLength(4);
    expect(portal.asked('/api/policy/list')[0]!.get('category')).toBe('3');
    expect(screen.getByRole('link', { name: '查看更多 政策解读' })).toHaveAttribute('href', '/policy');
    expect(screen.getByRole('button', { name: '上一栏' })).toBeDisabled();
    expect(panel().firstElementChild).not.toHaveClass('slide');
    act(() => void store.dispatch(slideEnded()));
    fireEvent.click(screen.getByRole('tab', { name: '人才服务' }));
    expect(panel().firstElementChild).toHaveClass('slide');
  });

  it('move by buttons, and stop at the last', async () => {
    const { user, store } = open();
    await screen.findByRole('tablist', { name: '首页栏目' });
    const go = async (button: string, tab: string, more: string, path: string) => {
      act(() => void store.dispatch(slideEnded()));
      await user.click(screen.getByRole('button', { name: button }));
      expect(selected()).toHaveTextContent(tab);
      expect(screen.getByRole('link', { name: `查看更多 ${more}` })).toHaveAttribute('href', path);
    };
    await go('下一栏', '人才服务', '人才服务', '/specialist');
    expect(await findLink('人才 1')).toBeVisible();
    await go('下一栏', '行业动态', '行业动态', '/special');
    await go('下一栏', '数字化应用商城', '数字化应用商城', '/shopping_mall');
    expect(screen.getByRole('button', { name: '下一栏' })).toBeDisabled();
    expect(selected()).toHaveFocus();
    await go('上一栏', '行业动态', '行业动态', '/special');
  });

  it('cannot be changed while the slide runs, neither by tab nor by button nor by key', async () => {
    open();
    const tab = await screen.findByRole('tab', { name: '人才服务' });
    await waitFor(() => expect(tab).not.toHaveAttribute('aria-disabled'));
    // The slide lasts until the fake clock advances.
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(tab);
    expect(tab).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: '行业动态' }));
    await user.click(screen.getByRole('button', { name: '下一栏' }));
    tab.focus();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('人才服务');
    await act(() => jest.advanceTimersByTimeAsync(500));
    await user.keyboard('{ArrowRight}');
    expect(selected()).not.toHaveTextContent('人才服务');
  });

  it('move with the arrow keys, and the focus with them', async () => {
    const { user, store } = open();
    (await screen.findByRole('tab', { name: '政策解读' })).focus();
    act(() => void store.dispatch(slideEnded()));
    await user.keyboard('{End}');
    expect(selected()).toHaveTextContent('数字化应用商城');
    expect(selected()).toHaveFocus();
  });
});

describe('demand and supply', () => {
  const block = async (name: string) => within(await screen.findByRole('region', { name }));
  const sides = [
    ['需求', '/supply_demand/demand'],
    ['供应', '/supply_demand/supply'],
  ];

  it.each(sides)('show six items of %s, linked to their details', async (side, path) => {
    open();
    const { findByRole, getAllByRole } = await block(`${side}信息`);
    expect(await findByRole('link', { name: `${side} 6` })).toHaveAttribute('href', `${path}/detail/g6`);
    expect(getAllByRole('listitem')).toHaveLength(6);
  });

  it.each(sides)('of a portal that is still empty offer to publish the first entry of %s', async (side, path) => {
    open({ '/api/getbuginess/list': pageOfRows(0, () => ({})) });
    const { findByText, getByRole } = await block(`${side}信息`);
    expect(await findByText('暂无数据')).toBeVisible();
    expect(getByRole('link', { name: `发布${side}` })).toHaveAttribute('href', path);
  });

  it('say when they close, with the year when it is not this one, and that they have closed', async () => {
    const thisYear = new Date().getFullYear();
    const deadlines = [`${thisYear + 1}-08-12`, `${thisYear - 1}-08-12`];
    const entry = (n: number) => ({ fdId: `g${n}`, fdGetbuginessName: `条目 ${n}`, fdDeadlineTime: deadlines[n - 1] });
    open({ '/api/getbuginess/list': pageOfRows(2, entry) });
    for (const [side] of sides) {
      const [ahead, behind] = await (await block(`${side}信息`)).findAllByRole('listitem');
      expect(ahead).toHaveTextContent(`${thisYear + 1}-08-12 截止`);
      expect(behind).toHaveTextContent('已截止');
    }
  });

  it('show supply alone where the config switches demand off', async () => {
    open({ '/api/system/navigation': configured({ demand: 'false' }) });
    expect(await findLink('供应 1')).toBeVisible();
    expect(screen.queryByRole('region', { name: '需求信息' })).toBeNull();
    expect(portal.asked('/api/getbuginess/list').map((query) => query.get('type'))).toEqual(['2']);
  });
});

it('recommends three experts', async () => {
  open();
  const experts = within(await screen.findByRole('region', { name: '专家推荐' }));
  await experts.findByRole('link', { name: '专家 3' });
  expect(experts.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

describe('a company’s own work', () => {
  const company = { username: '13800000001', avatar: null, fdComId: 'c1', fdComName: '澄木家居' };
  const counts = { body: { code: 0, data: { application: 5, intention: 3, entry: 0, news: 2 } } };
  const own = () => screen.queryByRole('region', { name: '我的办件' });
  function openAs(user: typeof company | null, extras: Extra[] = ['my'], answer: Canned = counts) {
    const { store } = open({ '/api/my/counts': answer }, extras);
    if (user) act(() => void store.dispatch(userKnown(user)));
  }

  it('is shown with its numbers, what is new, and links to its lists', async () => {
    openAs(company);
    await waitFor(() =>
      expect(own()).toHaveTextContent('我的办件：2 件有新进展我的申报 5 件我的意向 3 件我的发布 0 件'),
    );
    expect(within(own()!).getByRole('link', { name: /我的申报/ })).toHaveAttribute('href', '/my');
  });

  it('keeps its links when the numbers cannot be had', async () => {
    openAs(company, ['my'], { status: 500, body: {} });
    await waitFor(() => expect(portal.asked('/api/my/counts')).toHaveLength(1));
    await waitFor(() => expect(own()).toHaveTextContent('我的办件我的申报 我的意向 我的发布'));
  });

  it.each<[string, ...Parameters<typeof openAs>]>([
    ['visitors', null],
    ['staff', { ...company, fdComId: '' }],
    ['a backend without it', company, []],
  ])('is not there for %s', async (_whom, ...login) => {
    openAs(...login);
    await findLink('供应 1');
    expect(own()).toBeNull();
    expect(portal.asked('/api/my/counts')).toEqual([]);
  });
});

describe('the entry AI 助手', () => {
  it.each(['https://assistant.example/', '/assistant'])('links to %s if configured', async (value) => {
    open({ '/api/system/navigation': configured({ 'home:ai': value }) });
    expect(await findLink(/AI 助手/)).toHaveAttribute('href', value);
  });

  it.each([...unsafeHrefs, '//elsewhere.example', '助手', undefined])('is not there for %p', (value) =>
    expect(assistantAddress(value as string)).toBeUndefined(),
  );
});

describe('the figures and what closes soon', () => {
  const rows = (...ends: (string | null)[]) =>
    pageOfRows(ends.length, (n) => ({
      fdId: `p${n}`,
      fdProjectName: `项目 ${n}`,
      fdApplicationStart: '2025-06-01',
      fdApplicationEnd: ends[n - 1],
    }));
  const closing = () => screen.findByRole('region', { name: '即将截止' });
  beforeEach(() => void fakeDate('2025-07-10T10:00:00+08:00'));
  afterEach(() => void jest.useRealTimers());

  it('count open projects, both halves, and all experts, each with a link', async () => {
    open({ '/api/project/list': rows('2025-07-12', '2025-09-01', '2025-07-01', null) });
    expect(await findLink('正在申报 3 个')).toHaveAttribute('href', '/project');
    expect(await findLink('供需 18 条')).toHaveAttribute('href', '/supply_demand');
    expect(await findLink('专家 9 位')).toHaveAttribute('href', '/specialist/detailAll');
  });

  it('count supplies alone where there is no demand, and leave out what they cannot know', async () => {
    open({
      '/api/system/navigation': configured({ demand: 'false' }),
      '/api/project/list': pageOfRows(40, (n) => ({ fdId: `p${n}`, fdProjectName: `项目 ${n}` })),
    });
    expect(await findLink('供需 9 条')).toBeVisible();
    expect(screen.queryByRole('link', { name: /正在申报/ })).toBeNull();
  });

  it('leave out what a backend without totals does not tell, and count what is all on one page', async () => {
    const untold = (count: number) => ({
      body: { code: 0, rows: Array.from({ length: count }, (_, n) => ({ fdId: `u${n}`, fdProjectName: `项目 ${n}` })) },
    });
    const { unmount } = open({
      '/api/project/list': untold(2),
      '/api/getbuginess/list': untold(6),
      '/api/specialist/list': untold(1),
    });
    expect(await findLink('正在申报 2 个')).toBeVisible();
    expect(screen.queryByRole('link', { name: /供需 \d+ 条|专家 \d+ 位/ })).toBeNull();
    unmount();
    // A full page may not be all.
    open({ '/api/project/list': untold(6) });
    expect(await findLink('供需 18 条')).toBeVisible();
    expect(screen.queryByRole('link', { name: /正在申报/ })).toBeNull();
  });

  it('ask for the open projects by their end where the backend has filters, whose total they show', async () => {
    open({ '/api/project/list': pageOfRows(40, (n) => ({ fdId: `p${n}`, fdProjectName: `项目 ${n}` })) }, ['filters']);
    expect(await findLink('正在申报 40 个')).toBeVisible();
    const requests = portal.asked('/api/project/list').map((query) => Object.fromEntries(query));
    expect(requests).toEqual([
      { pageNum: '1', pageSize: '6', fdApplicationEnd: 'open', order: 'fdApplicationEnd', brief: '1' },
    ]);
  });

  it('list the projects of the next 60 days, the most urgent first, with links', async () => {
    open({ '/api/project/list': rows('2025-09-08', '2025-07-10', '2025-07-17', '2025-09-09', '2025-07-09', null) });
    const items = await within(await closing()).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '项目 2今天截止 07-10 截止',
      '项目 3剩 7 天 07-17 截止',
      '项目 1剩 60 天 09-08 截止',
    ]);
    expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/project/detail/p2');
  });

  it.each([
    [[], '查看更多项目申报', '/project'],
    [['filters'] as const, '按截止时间查看', '/project?order=fdApplicationEnd'],
  ])('lead to all projects, by their end where the backend can sort them: %j', async (extras, name, address) => {
    open({ '/api/project/list': rows('2025-07-17') }, [...extras]);
    expect(await within(await closing()).findByRole('link', { name })).toHaveAttribute('href', address);
  });

  it.each([
    ['nothing closes soon', rows('2025-12-01', null)],
    ['the projects cannot be had', { status: 500, body: {} }],
  ])('leave out 即将截止 where %s', async (_why, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ '/api/project/list': answer });
    await findLink('专家 9 位');
    await waitFor(() => expect(screen.queryByRole('region', { name: '即将截止' })).toBeNull());
  });

  it('stand above the whole list of projects only', async () => {
    const answer = { '/api/project/list': rows('2025-07-17') };
    const { unmount } = portal.open('/project', answer);
    expect(await within(await closing()).findByRole('link', { name: '项目 1' })).toBeVisible();
    // A list that cannot be sorted has no link to itself.
    expect(within(await closing()).queryByRole('link', { name: /查看/ })).toBeNull();
    unmount();
    portal.open('/project/green', answer);
    await findLink('项目 1');
    expect(screen.queryByRole('region', { name: '即将截止' })).toBeNull();
  });
});

it('names in the panel where the banner shown leads, and changes with it', async () => {
  reduceMotion();
  const links = ['/policy', '/supply_demand/supply', 'javascript:alert(1)'];
  const rows = links.map((fdLink, n) => ({ ...picture(n), fdLink }));
  const { user } = open({ '/api/banner/list': { body: { code: 0, total: 3, rows } } });
  expect(await screen.findByText(/按发布日期排列/)).toBeVisible();
  await user.click(await findButton('第 2 张'));
  expect(await screen.findByText(/一边有产能/)).toBeVisible();
  await user.click(await findButton('第 3 张'));
  await waitFor(() => expect(screen.queryByText(/一边有产能/)).toBeNull());
});
