import { screen, within, fireEvent, waitFor } from '@testing-library/react';
import {
  usePortal,
  pageOfRows,
  record,
  configured,
  findTitle,
  textsOf,
  findButton,
  findLink,
} from '../../support/usePortal';

const portal = usePortal();

/** The section pages: address, area, heading, page size, first category, title field, details. docs/behaviour/lists.md. */
const sections = [
  ['/policy', 'policy', '企业政策', 6, '全部', 'fdTitle', '/policy/detail/'],
  ['/project', 'project', '项目申报', 6, '全部', 'fdProjectName', '/project/detail/'],
  ['/financial/c1', 'financial', '金融服务', 6, '平台介绍', 'fdTitle', '/financial/detail/'],
  ['/special', 'industryNews', '行业动态', 6, '全部', 'fdTitle', '/special/detail/'],
  ['/shopping_mall', 'app', '数字化转型应用商城', 9, '全部', 'fdAppName', '/shopping_mall/detail/'],
  ['/specialist/detailAll', 'specialist', '全部专家', 12, '全部', 'fdName', '/specialist/detail/'],
  ['/supply_demand/supply', 'getbuginess', '供需对接', 9, '全部', 'fdGetbuginessName', '/supply_demand/supply/detail/'],
  ['/supply_demand/demand', 'getbuginess', '供需对接', 9, '全部', 'fdGetbuginessName', '/supply_demand/demand/detail/'],
] as const;

describe.each(sections)('the section page %s', (path, api, heading, size, first, title, detail) => {
  it('has its heading, its list with links to the details, its category nav and the pagination', async () => {
    const { address } = portal.open(path, {
      [`/api/${api}/categories`]: record([{ fdCategory: 'c1', fdCategoryName: '第一类' }]),
      [`/api/${api}/list`]: pageOfRows(size + 1, (n) => ({ fdId: `id${n}`, [title]: `条目 ${n}` })),
    });
    const list = within(await screen.findByRole('list', { name: heading }));
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toBe(`${heading} - 家居定制供应链`);
    expect(list.getByRole('link', { name: '条目 1' })).toHaveAttribute('href', `${detail}id1`);
    expect(list.getAllByRole('heading')).toHaveLength(size);
    expect(portal.asked(`/api/${api}/list`)[0].get('pageSize')).toBe(String(size));
    const nav = within(screen.getByRole('navigation', { name: '分类导航' }));
    expect(nav.getAllByRole('link')[0]).toHaveTextContent(first);
    expect(await nav.findByRole('link', { name: '第一类' })).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: '分页' })).getByText(`共 ${size + 1} 条`)).toBeVisible();
    // Without a login: docs/behaviour/accounts.md.
    expect([address(), portal.authorized()]).toEqual([path, []]);
  });
});

it('names the policy categories by the fixed labels where the backend sends none', async () => {
  portal.open('/policy');
  await findTitle('企业政策');
  const labels = textsOf('link', screen.getByRole('navigation', { name: '分类导航' })).map((text) => text?.trim());
  expect(labels).toEqual(['全部', '普通政策', '申报政策', '政策解读', '项目申报']);
});

const app = (fields: object) => ({ fdId: 'a1', fdAppName: '板图拆单', ...fields });

describe('the top list of the mall', () => {
  const best = [1, 2, 3, 4].map((n) => ({ fdId: `t${n}`, fdAppName: `优选 ${n}`, fdRating: n }));
  const top = { '/api/app/findTopList': record(best) };

  it('shows three apps on the root path, fetched with page size 3', async () => {
    portal.open('/shopping_mall', top);
    const block = within(await screen.findByRole('region', { name: '优惠方案' }));
    expect(await block.findAllByRole('listitem')).toHaveLength(3);
    expect(block.getByRole('link', { name: '优选 1' })).toHaveAttribute('href', '/shopping_mall/detail/t1');
    expect(portal.asked('/api/app/findTopList')[0]?.get('pageSize')).toBe('3');
  });

  it('is absent in a category, and not fetched', async () => {
    portal.open('/shopping_mall/c1', top);
    await screen.findByText('共 0 条');
    expect(screen.queryByRole('region', { name: '优惠方案' })).toBeNull();
    expect(portal.asked('/api/app/findTopList')).toEqual([]);
  });
});

it.each<[what: string, fields: object, shown: string]>([
  ['without a rating', {}, '暂无评分'],
  ['without a description', {}, '暂无描述'],
  ['with a price, which it never shows', { fdMarketPrice: '9800' }, '面议'],
  ['with a description of 100 characters', { fdDescription: `<p>${'𠮷'.repeat(100)}</p>` }, '𠮷'.repeat(100)],
  ['with a longer one, cut as people count', { fdDescription: '𠮷'.repeat(101) }, `${'𠮷'.repeat(100)}…`],
])('a card of the mall %s: %j', async (_what, fields, shown) => {
  portal.open('/shopping_mall', { '/api/app/list': pageOfRows(1, () => app(fields)) });
  const card = (await screen.findByText('面议')).closest('li')!;
  expect(within(card).getByText(shown)).toBeVisible();
  expect(document.body).not.toHaveTextContent('9800');
});

it('a card of the mall shows a rating in stars', async () => {
  portal.open('/shopping_mall', { '/api/app/list': pageOfRows(1, () => app({ fdRating: '4.5' })) });
  expect(await screen.findByRole('img', { name: '评分 4.5 星' })).toBeVisible();
});

describe('the detail of an app', () => {
  const open = (fields: object, token?: string) =>
    portal.open('/shopping_mall/detail/a1', { '/api/app/findOrderById': record(app(fields)) }, { token });
  const video = () => screen.findByLabelText('板图拆单演示视频');

  it('plays its video, or says 暂无视频, and links to its demonstration outside', async () => {
    open({ fdVideoUrl: '/profile/video/a.mp4', fdDemoUrl: 'https://demo.example.com/a' });
    expect(await video()).toHaveAttribute('src', `${portal.backend.url}/profile/video/a.mp4`);
    const demo = screen.getByRole('link', { name: '查看演示' });
    expect(demo).toHaveAttribute('href', 'https://demo.example.com/a');
    expect(demo).toHaveAttribute('rel', 'noopener noreferrer');
    fireEvent.error(await video());
    expect(screen.getByText('暂无视频')).toBeVisible();
  });

  it('never links to an address that is not an http address', async () => {
    open({ fdDemoUrl: 'javascript:alert(1)' });
    await findTitle('板图拆单');
    expect(screen.queryByRole('link', { name: '查看演示' })).toBeNull();
  });

  it('asks a visitor to log in before 提交意向, and opens the form for a company', async () => {
    const dialog = { kind: 'intention', fdId: 'a1', title: '板图拆单' };
    const visitor = open({});
    await visitor.user.click(await findButton('提交意向'));
    const pendingForm = { path: '/shopping_mall/detail/a1', dialog };
    expect(visitor.store.getState().dialogs).toMatchObject({ question: 'loginNeeded', pendingForm });
    visitor.unmount();
    const company = open({}, 'token');
    await company.user.click(await findButton('提交意向'));
    expect(company.store.getState().dialogs.form).toEqual(dialog);
  });
});

/** Contact us: docs/behaviour/pages.md. */

const open = (values: Record<string, string>, path = '/contactUs') =>
  portal.open(path, { '/api/system/navigation': configured(values) });

it('shows address, postcode, phone and email, each from its config entry', async () => {
  const keys = ['address', 'postcode', 'phone', 'email'].map((name) => `contactUs:${name}`);
  open(Object.fromEntries(keys.map((key) => [key, `值 ${key}`])));
  for (const key of keys) expect(await screen.findByText(`值 ${key}`)).toBeVisible();
});

it('shows hours, and departments with their telephone numbers, where there are any', async () => {
  const { unmount } = open({
    'contactUs:hours': '工作日 9:00–17:30',
    'contactUs:departments': '政策申报科 0573-8320 3201； 金融服务科：0573-83203240；夜间请留言',
  });
  expect(await screen.findByText('工作日 9:00–17:30')).toBeVisible();
  expect(await findLink('0573 8320 3201')).toHaveAttribute('href', 'tel:057383203201');
  expect(screen.getByText('金融服务科')).toBeVisible();
  expect(screen.getByText('夜间请留言')).toBeVisible();
  unmount();
  open({ 'contactUs:phone': '12345678' });
  await findLink('1234 5678');
  await waitFor(() => expect(screen.queryByText('办公时间')).toBeNull());
  expect(screen.queryByText('咨询部门')).toBeNull();
});

it('keeps the lines of hours and of an address, and makes links of a phone number and of an email address', async () => {
  open({
    'contactUs:hours': '工作日 9:00–17:30\n周六 9:00–12:00',
    'contactUs:address': '榫合路 1 号\n3 栋',
    'contactUs:phone': '0573-8320 3200',
    'contactUs:email': 'a@example.com',
  });
  expect((await screen.findByText(/周六/)).closest('dd')).toHaveClass('pre-line');
  expect((await screen.findByText(/3 栋/)).closest('dd')).toHaveClass('pre-line');
  expect(await findLink('0573 8320 3200')).toHaveAttribute('href', 'tel:057383203200');
  expect(screen.getByRole('button', { name: '复制电话 057383203200' })).toHaveAttribute('data-text', '057383203200');
  expect(await findLink('a@example.com')).toHaveAttribute('href', 'mailto:a@example.com');
});

describe('a visitor from 反馈', () => {
  const email = { 'contactUs:email': 'a@example.com' };
  const from = (page: string) => `/contactUs?from=${encodeURIComponent(page)}`;
  const mail = () => findLink('写邮件反馈');

  it('gets a mail link with page and build prefilled', async () => {
    open(email, from('/policy?page=2'));
    const { protocol, pathname, searchParams } = new URL((await mail()).href);
    expect(protocol + pathname).toBe('mailto:a@example.com');
    expect(searchParams.get('subject')).toBe('网站反馈');
    expect(searchParams.get('body')).toContain('页面：/policy?page=2\r\n版本：0.0.0');
  });

  it.each(['//elsewhere.example/x', 'singlemessage'])('comes from a page of this site, not from %s', async (other) => {
    open(email, from(other));
    await findLink('a@example.com');
    expect(screen.queryByRole('heading', { level: 2, name: '反馈' })).toBeNull();
  });

  it('gets no mail link without a configured address', async () => {
    open({}, from('/policy'));
    expect(await screen.findByRole('heading', { level: 2, name: '反馈' })).toBeVisible();
    await screen.findAllByText('--');
    expect(screen.queryByRole('link', { name: '写邮件反馈' })).toBeNull();
  });
});
