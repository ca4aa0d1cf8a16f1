import { screen, within } from '@testing-library/react';
import { answersOf, pageOfRows } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const backend = useCannedServer();

const categories = { body: { code: 0, msg: null, data: [{ fdCategory: 'c1', fdCategoryName: '第一类' }] } };

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
  const row = (number: number) => ({ fdId: `id${number}`, [title]: `条目 ${number}` });
  const healthy = { [`/api/${api}/categories`]: categories, [`/api/${api}/list`]: pageOfRows(size + 1, row) };
  const lists = () => backend.requests.filter((request) => request.path === `/api/${api}/list`);

  it('has its heading, its list with links to the details, its category nav and the pagination', async () => {
    backend.answering(answersOf(healthy));
    const { address } = renderApp(path, { origin: backend.url });
    const list = await screen.findByRole('list', { name: heading });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toBe(`${heading} - 家居定制供应链`);
    const link = within(list).getByRole('link', { name: '条目 1' });
    expect(link).toHaveAttribute('href', `${detail}id1`);
    expect(within(list).getAllByRole('heading')).toHaveLength(size);
    expect(lists()[0].query.get('pageSize')).toBe(String(size));
    const nav = screen.getByRole('navigation', { name: '分类导航' });
    expect(within(nav).getAllByRole('link')[0]).toHaveTextContent(first);
    expect(await within(nav).findByRole('link', { name: '第一类' })).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: '分页' })).getByText(`共 ${size + 1} 条`)).toBeVisible();
    // Without a login: docs/behaviour/accounts.md.
    expect([address(), backend.requests.filter(({ headers }) => headers.authorization)]).toEqual([path, []]);
  });

  it('copes with rows of wrong types and missing fields', async () => {
    const odd = [
      { fdId: 7 },
      { fdId: 'a', [title]: { a: 1 }, fdContent: 5, fdField: 3, fdRating: 'x', fdDescription: [] },
      'text',
      null,
    ];
    backend.answering(answersOf({ [`/api/${api}/list`]: { body: { code: 0, total: '2', rows: odd } } }));
    renderApp(path, { origin: backend.url });
    const list = await screen.findByRole('list', { name: heading });
    expect(within(list).getAllByRole('link', { name: '--' })[0]).toHaveAttribute('href', `${detail}7`);
    expect(screen.getByText('共 2 条')).toBeVisible();
  });
});

it('leads /supply_demand to supply', async () => {
  backend.answering(answersOf({}));
  const { address } = renderApp('/supply_demand', { origin: backend.url });
  await screen.findByRole('heading', { level: 1, name: '供需对接' });
  expect(address()).toBe('/supply_demand/supply');
});

it('names the policy categories by the fixed labels where the backend sends none', async () => {
  backend.answering(answersOf({}));
  renderApp('/policy', { origin: backend.url });
  const nav = await screen.findByRole('navigation', { name: '分类导航' });
  const labels = within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(labels).toEqual(['全部', '普通政策', '申报政策', '政策解读', '项目申报']);
});
