import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userKnown } from '../../../src/areas/auth/authSlice';
import type { Extra } from '../../../src/contract/extras';
import { assistantAddress } from '../../../src/routes/home/HomeHero';
import { carouselAdvanced } from '../../../src/state/carouselsSlice';
import { slideEnded } from '../../../src/state/homeTabsSlice';
import { answersOf, pageOfRows } from '../../support/cannedPortal';
import { useCannedServer, type Canned, type CannedRequest } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';
import { reduceMotion } from '../../support/reduceMotion';
import { unsafeHrefs } from '../../support/unsafeLinks';

/** The home page: docs/behaviour/home.md. */

const backend = useCannedServer();
beforeEach(() => {
  backend.requests.length = 0;
});

const banners = (count: number): Canned => ({
  body: {
    code: 0,
    total: count,
    rows: Array.from({ length: count }, (_, place) => ({
      fdId: `b${place}`,
      fdFilePath: `/profile/banner-${place}.png`,
      fdLink: place === 0 ? '/policy' : null,
    })),
  },
});
const config =
  (values: Record<string, string>) =>
  ({ query }: CannedRequest): Canned => {
    const value = values[query.get('type') ?? ''];
    return { body: { code: 0, rows: value === undefined ? [] : [{ configValue: value }] } };
  };

function open(table: Parameters<typeof answersOf>[0] = {}, extras: Extra[] = []) {
  backend.answering(
    answersOf({
      '/api/banner/list': banners(8),
      '/api/policy/list': pageOfRows(9, (number) => ({ fdId: `p${number}`, fdTitle: `解读 ${number}` })),
      '/api/specialist/list': pageOfRows(9, (number) => ({ fdId: `s${number}`, fdName: `人才 ${number}` })),
      '/api/specialist/recommendList': pageOfRows(9, (number) => ({ fdId: `r${number}`, fdName: `专家 ${number}` })),
      '/api/getbuginess/list': (request) =>
        pageOfRows(9, (number) => ({
          fdId: `g${number}`,
          fdGetbuginessName: `${request.query.get('type') === '1' ? '需求' : '供应'} ${number}`,
        }))(request),
      ...table,
    }),
  );
  return renderApp('/index', { origin: backend.url, extras });
}

const banner = () => screen.findByRole('region', { name: '首页横幅' });
const panel = () => screen.getByRole('tabpanel');
const asked = (path: string) => backend.requests.filter((request) => request.path === path);

describe('the banner', () => {
  it('fetches page 1 with six banners of its type and shows the first six', async () => {
    open();
    await screen.findByRole('button', { name: '第 6 张' });
    expect(screen.queryByRole('button', { name: '第 7 张' })).toBeNull();
    expect(Object.fromEntries(asked('/api/banner/list')[0]!.query)).toEqual({
      pageNum: '1',
      pageSize: '6',
      category: 'banner_index',
      type: 'banner_index',
    });
  });

  it('has its buttons behind the shortcuts in tab order', async () => {
    open();
    const dot = await screen.findByRole('button', { name: '第 6 张' });
    const shortcut = screen.getByRole('link', { name: /^项目申报/ });
    expect(shortcut.compareDocumentPosition(dot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows one picture at a time as a link, and its dots choose another', async () => {
    reduceMotion();
    const { user, store } = open();
    await screen.findByRole('button', { name: '第 1 张', current: true });
    expect(within(await banner()).getByRole('link')).toHaveAttribute('href', '/policy');
    await user.click(screen.getByRole('button', { name: '第 3 张' }));
    expect(screen.getByRole('button', { name: '第 3 张' })).toHaveAttribute('aria-current', 'true');
    expect(within(await banner()).getAllByRole('img')).toHaveLength(1);
    expect(within(await banner()).getByRole('link')).toHaveAttribute('href', '#');
    act(() => void store.dispatch(carouselAdvanced({ key: 'banner_index' })));
    expect(screen.getByRole('button', { name: '第 4 张' })).toHaveAttribute('aria-current', 'true');
  });

  it('can be stopped and started', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: '暂停轮播' }));
    expect(store.getState().carousels.banner_index?.paused).toBe(true);
    await user.click(screen.getByRole('button', { name: '继续轮播' }));
    expect(store.getState().carousels.banner_index?.paused).toBe(false);
  });

  it('is held while the pointer is over it, while keyboard focus is inside, and while the page is hidden', async () => {
    const { user, store } = open();
    const dot = await screen.findByRole('button', { name: '第 1 张' });
    const held = () => store.getState().carousels.banner_index?.held;
    await user.hover(await banner());
    expect(held()).toBe(true);
    await user.unhover(await banner());
    expect(held()).toBe(false);
    act(() => dot.focus());
    expect(held()).toBe(true);
    act(() => dot.blur());
    expect(held()).toBe(false);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(held()).toBe(true);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(held()).toBe(false);
  });

  it.each([
    ['暂无轮播图', banners(0)],
    ['轮播图加载出错', { status: 500, body: { code: 500 } }],
    ['轮播图加载出错', { body: { code: 0 } }],
  ] as const)('shows the default picture and %s for %j', async (message, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ '/api/banner/list': answer as Canned });
    expect(await screen.findByText(message)).toBeVisible();
    expect(within(await banner()).getByRole('img')).toHaveAttribute('src', '/pictures/banner-index.svg');
    expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull();
    jest.restoreAllMocks();
  });

  it('shows the default picture when a banner does not load', async () => {
    reduceMotion();
    open();
    await screen.findByRole('button', { name: '第 1 张' });
    const picture = within(await banner()).getByRole('img');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/pictures/banner-index.svg');
  });
});

describe('the four tabs', () => {
  it('start with four policy interpretations, and link to the policies', async () => {
    open();
    expect(await screen.findByRole('link', { name: '解读 4' })).toHaveAttribute('href', '/policy/detail/p4');
    expect(within(panel()).getAllByRole('listitem')).toHaveLength(4);
    expect(asked('/api/policy/list')[0]!.query.get('category')).toBe('3');
    expect(screen.getByRole('link', { name: '查看更多 政策解读' })).toHaveAttribute('href', '/policy');
    expect(screen.getByRole('button', { name: '上一栏' })).toBeDisabled();
  });

  it('show the first items at once, and animate only changes', async () => {
    const { store } = open();
    const panel = () => screen.getByRole('tabpanel').firstElementChild;
    await screen.findByRole('link', { name: '解读 1' });
    expect(panel()).not.toHaveClass('slide');
    act(() => void store.dispatch(slideEnded()));
    fireEvent.click(screen.getByRole('tab', { name: '人才服务' }));
    expect(panel()).toHaveClass('slide');
  });

  it('move by buttons, and stop at the last', async () => {
    const { user, store } = open();
    await screen.findByRole('tablist', { name: '首页栏目' });
    const go = async (name: string) => {
      act(() => void store.dispatch(slideEnded()));
      await user.click(screen.getByRole('button', { name }));
    };
    await go('下一栏');
    expect(screen.getByRole('tab', { name: '人才服务' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('link', { name: '人才 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看更多 人才服务' })).toHaveAttribute('href', '/specialist');
    await go('下一栏');
    await go('下一栏');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('数字化应用商城');
    expect(screen.getByRole('link', { name: /查看更多 数字化/ })).toHaveAttribute('href', '/shopping_mall');
    expect(screen.getByRole('button', { name: '下一栏' })).toBeDisabled();
    await go('上一栏');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('行业动态');
    expect(screen.getByRole('link', { name: '查看更多 行业动态' })).toHaveAttribute('href', '/special');
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
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('人才服务');
    await act(() => jest.advanceTimersByTimeAsync(500));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).not.toHaveTextContent('人才服务');
  });

  it('move with the arrow keys, and the focus with them', async () => {
    const { user, store } = open();
    (await screen.findByRole('tab', { name: '政策解读' })).focus();
    act(() => void store.dispatch(slideEnded()));
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('数字化应用商城');
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('say 暂无数据 with 重试 when their list fails, and recover', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const { user } = open({
      '/api/policy/list': (request) =>
        fails ? { status: 502, body: '<html>' } : pageOfRows(1, () => ({ fdId: 'p', fdTitle: '解读' }))(request),
    });
    const retry = await within(await screen.findByRole('tabpanel')).findByRole('button', { name: '重试' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '解读' })).toBeVisible();
    silenced.mockRestore();
  });
});

describe('demand and supply', () => {
  const block = (name: string) => screen.findByRole('region', { name });

  it('show six items each, linked to their details', async () => {
    open();
    const demand = await block('需求信息');
    expect(await within(demand).findByRole('link', { name: '需求 6' })).toHaveAttribute(
      'href',
      '/supply_demand/demand/detail/g6',
    );
    expect(within(demand).getAllByRole('listitem')).toHaveLength(6);
    expect(await within(await block('供应信息')).findByRole('link', { name: '供应 6' })).toHaveAttribute(
      'href',
      '/supply_demand/supply/detail/g6',
    );
  });

  it('of a portal that is still empty offer to publish the first entry', async () => {
    open({ '/api/getbuginess/list': pageOfRows(0, () => ({})) });
    const ways = [
      ['需求信息', '发布需求', '/supply_demand/demand'],
      ['供应信息', '发布供应', '/supply_demand/supply'],
    ] as const;
    for (const [name, label, href] of ways) {
      const side = await block(name);
      expect(await within(side).findByText('暂无数据')).toBeVisible();
      expect(within(side).getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  });

  it('say when they close, with the year when it is not this one, and that they have closed', async () => {
    const thisYear = new Date().getFullYear();
    const deadlines = [`${thisYear + 1}-08-12`, `${thisYear - 1}-08-12`];
    open({
      '/api/getbuginess/list': pageOfRows(2, (number) => ({
        fdId: `g${number}`,
        fdGetbuginessName: `条目 ${number}`,
        fdDeadlineTime: deadlines[number - 1],
      })),
    });
    for (const name of ['需求信息', '供应信息']) {
      const [ahead, behind] = await within(await block(name)).findAllByRole('listitem');
      expect(ahead).toHaveTextContent(`${thisYear + 1}-08-12 截止`);
      expect(behind).toHaveTextContent('已截止');
    }
  });

  it('show supply alone where the config switches demand off', async () => {
    open({ '/api/system/navigation': config({ demand: 'false' }) });
    expect(await within(await block('供应信息')).findByRole('link', { name: '供应 1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '需求信息' })).toBeNull();
    expect(asked('/api/getbuginess/list').map(({ query }) => query.get('type'))).toEqual(['2']);
  });
});

it('recommends three experts', async () => {
  open();
  const experts = await screen.findByRole('region', { name: '专家推荐' });
  await within(experts).findByRole('link', { name: '专家 3' });
  expect(within(experts).getAllByRole('heading', { level: 3 })).toHaveLength(3);
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
    await waitFor(() => expect(own()).toHaveTextContent('我的办件：2 件有新进展我的申报5我的意向3我的发布0'));
    expect(within(own()!).getByRole('link', { name: /我的申报/ })).toHaveAttribute('href', '/my');
  });

  it('keeps its links when the numbers cannot be had', async () => {
    openAs(company, ['my'], { status: 500, body: {} });
    await waitFor(() => expect(asked('/api/my/counts')).toHaveLength(1));
    await waitFor(() => expect(own()).toHaveTextContent('我的办件我的申报我的意向我的发布'));
  });

  it.each<[string, ...Parameters<typeof openAs>]>([
    ['visitors', null],
    ['staff', { ...company, fdComId: '' }],
    ['a backend without it', company, []],
  ])('is not there for %s', async (_whom, ...login) => {
    openAs(...login);
    await screen.findByRole('link', { name: '供应 1' });
    expect(own()).toBeNull();
    expect(asked('/api/my/counts')).toEqual([]);
  });
});

describe('the entry AI 助手', () => {
  it.each(['https://assistant.example/', '/assistant'])('links to %s if configured', async (value) => {
    open({ '/api/system/navigation': config({ 'home:ai': value }) });
    expect(await screen.findByRole('link', { name: /AI 助手/ })).toHaveAttribute('href', value);
  });

  it.each([...unsafeHrefs, '//elsewhere.example', '助手', undefined])('is not there for %p', (value) =>
    expect(assistantAddress(value as string)).toBeUndefined(),
  );
});
