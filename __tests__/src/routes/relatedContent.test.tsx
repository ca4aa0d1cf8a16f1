import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const neighbours = {
  previous: { fdId: 'id1', title: '上面的政策' },
  next: { fdId: 'id/3', title: '下面的政策' },
};

const backend = useCannedServer();
beforeEach(() => {
  backend.answering(
    answersOf({
      '/api/policy/list': pageOfRows(70, (n) => ({ fdId: `id${n}`, fdTitle: `政策 ${n}` })),
      '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
      '/api/policy/neighbours': record(neighbours),
      '/api/getbuginess/findSupplyDemandById': record({
        fdId: 'g1',
        fdGetbuginessName: '门板',
        fdGetbuginessType: '1',
      }),
      '/api/getbuginess/neighbours': record({ previous: null, next: { fdId: 'g2', title: '移门' } }),
    }),
  );
});

const boards = () => screen.findByRole('navigation', { name: '上一条与下一条' });
const asked = (path: string) => backend.requests.filter((one) => one.path === path).map(({ query }) => query);

it('links from a detail to the previous and next item of the list that the visitor came from', async () => {
  const { user, address } = renderApp('/policy/2?fdLevel=市级&fdLevel=省级&page=3', {
    origin: backend.url,
    extras: ['relations'],
  });
  await user.click(await screen.findByRole('link', { name: '政策 13' }));
  const next = within(await boards()).getByRole('link', { name: /^下一篇\s*下面的政策$/ });
  expect(within(await boards()).getByRole('link', { name: /^上一篇\s*上面的政策$/ })).toHaveAttribute(
    'href',
    '/policy/detail/id1',
  );
  const [query] = asked('/api/policy/neighbours');
  expect([query?.get('fdId'), query?.get('category'), query?.getAll('fdLevel'), query?.get('page')]).toEqual([
    'id13',
    '2',
    ['市级', '省级'],
    null,
  ]);
  await user.click(next);
  await waitFor(() => expect(address()).toBe('/policy/detail/id%2F3'));
  expect(await screen.findByRole('link', { name: '返回列表' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/policy\/2\?.*page=3$/),
  );
});

it('reports the beginning of a half’s list', async () => {
  renderApp('/supply_demand/demand/detail/g1', { origin: backend.url, extras: ['relations'] });
  expect(within(await boards()).getByText('这是第一条需求')).toBeVisible();
  expect(within(await boards()).getByRole('link', { name: /^下一条需求\s*移门$/ })).toHaveAttribute(
    'href',
    '/supply_demand/demand/detail/g2',
  );
  expect(asked('/api/getbuginess/neighbours')[0]?.get('type')).toBe('1');
});

it('leaves the page intact without a response', async () => {
  backend.answering(answersOf({ '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }) }));
  renderApp('/policy/detail/id2', { origin: backend.url, extras: ['relations'] });
  await screen.findByRole('heading', { level: 1, name: '一条政策' });
  await waitFor(() => expect(asked('/api/policy/neighbours')).toHaveLength(1));
  expect(screen.queryByRole('navigation', { name: '上一条与下一条' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回列表' })).toBeVisible();
});

it('fetches nothing if not available', async () => {
  renderApp('/policy/detail/id2', { origin: backend.url });
  await screen.findByRole('link', { name: '返回列表' });
  expect(asked('/api/policy/neighbours')).toEqual([]);
});

const fitting = (fit: object) => ({
  groups: [
    {
      kind: 'fitting',
      area: 'getbuginess',
      rows: [
        {
          fdId: 'g9',
          entity: { fdGetbuginessName: '烤漆门板', fdGetbuginessNumber: 2000, fdArea: '安徽·滁州', fdType: 'door' },
          fit,
        },
      ],
    },
  ],
});

function openDemand(fit: object, said: object = {}) {
  backend.answering(
    answersOf({
      '/api/getbuginess/findSupplyDemandById': record({
        fdId: 'g1',
        fdGetbuginessName: '橱柜门板',
        fdGetbuginessType: '1',
        fdType: 'door',
        fdArea: '安徽·合肥',
        fdGetbuginessNumber: 1800,
        ...said,
      }),
      '/api/getbuginess/categories': { body: { code: 0, data: [{ fdCategory: 'door', fdCategoryName: '门板' }] } },
      '/api/relations/of': record(fitting(fit)),
    }),
  );
  renderApp('/supply_demand/demand/detail/g1', { origin: backend.url, extras: ['relations'] });
}

it('shows matching supplies of a demand, and for each criterion in text whether it matches', async () => {
  openDemand({ category: true, province: true, quantity: 'alike' });
  const board = await screen.findByRole('region', { name: /^合得上的供应/ });
  expect(within(board).getByRole('link', { name: '烤漆门板' })).toHaveAttribute(
    'href',
    '/supply_demand/supply/detail/g9',
  );
  for (const word of ['同类', '同省', '数量相当']) expect(within(board).getByText(word)).toBeVisible();
});

it('shows mismatches as well', async () => {
  openDemand({ category: false, province: false, quantity: 'less' });
  const board = await screen.findByRole('region', { name: /^合得上的供应/ });
  for (const word of ['不同类', '跨省', '数量较少']) expect(within(board).getByText(word)).toBeVisible();
});

it('compares no criterion that the demand lacks', async () => {
  openDemand(
    { category: false, province: false, quantity: null },
    { fdType: null, fdArea: null, fdGetbuginessNumber: null },
  );
  const board = await screen.findByRole('region', { name: /^合得上的供应/ });
  for (const word of ['不同类', '跨省', '地区未填', '数量未填']) expect(within(board).queryByText(word)).toBeNull();
  for (const value of ['安徽', '2,000']) expect(within(board).getByText(value)).toBeVisible();
});

it('names the category of an entry in the breadcrumb', async () => {
  openDemand({ category: true, province: true, quantity: null });
  const crumbs = await screen.findByRole('navigation', { name: '当前位置' });
  expect(await within(crumbs).findByRole('link', { name: '门板' })).toHaveAttribute(
    'href',
    '/supply_demand/demand/door',
  );
});

const categorised = [
  ['an app', '/shopping_mall', 'app', 'findOrderById', { fdAppName: '排产云' }],
  ['a project', '/project', 'project', 'findProjectById', { fdProjectName: '排产改造' }],
  ['an expert', '/specialist', 'specialist', 'findSpecialistById', { fdName: '孟汀' }],
] as const;

it.each(categorised)(
  'names the category of %s, too, with the way to its list',
  async (_what, root, area, by, named) => {
    backend.answering(
      answersOf({
        [`/api/${area}/${by}`]: record({ fdId: 'x1', category: 'c2', ...named }),
        [`/api/${area}/categories`]: { body: { code: 0, data: [{ fdCategory: 'c2', fdCategoryName: '排产' }] } },
      }),
    );
    renderApp(`${root}/detail/x1`, { origin: backend.url });
    const crumbs = await screen.findByRole('navigation', { name: '当前位置' });
    expect(await within(crumbs).findByRole('link', { name: '排产' })).toHaveAttribute('href', `${root}/c2`);
  },
);

it.each(categorised)(
  'leaves the breadcrumb of %s as it is where no category is sent',
  async (_what, root, area, by, named) => {
    backend.answering(answersOf({ [`/api/${area}/${by}`]: record({ fdId: 'x1', ...named }) }));
    renderApp(`${root}/detail/x1`, { origin: backend.url });
    await screen.findByRole('heading', { level: 1, name: Object.values(named)[0] });
    const crumbs = screen.getByRole('navigation', { name: '当前位置' });
    expect(within(crumbs).getAllByRole('link').at(-1)).toHaveAttribute('href', root);
  },
);

it('has a panel for each kind of related content of a policy', async () => {
  backend.answering(
    answersOf({
      '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
      '/api/relations/of': record({
        groups: [
          {
            kind: 'interpretations',
            area: 'policy',
            rows: [{ fdId: 'p3', entity: { fdTitle: '一图读懂', fdApplyDate: '2025-06-20' } }],
          },
          {
            kind: 'experts',
            area: 'specialist',
            rows: [{ fdId: 's1', entity: { fdName: '孟汀', fdTitle: '研究员' } }],
          },
          { kind: 'surprise', area: 'policy', rows: [{ fdId: 'x', entity: {} }] },
        ],
      }),
    }),
  );
  renderApp('/policy/detail/id2', { origin: backend.url, extras: ['relations'] });
  const block = await screen.findByRole('region', { name: '与它相关' });
  expect(
    within(block)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['解读', '可以问的人']);
  expect(within(block).getByRole('link', { name: '孟汀' })).toHaveAttribute('href', '/specialist/detail/s1');
  expect(within(block).getByRole('link', { name: '全部解读' })).toHaveAttribute('href', '/policy/3');
});

it('names the kind of the only panel in the heading above its items', async () => {
  const rows = [{ fdId: 'p3', entity: { fdTitle: '一图读懂' } }];
  backend.answering(
    answersOf({
      '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }),
      '/api/relations/of': record({ groups: [{ kind: 'interpretations', area: 'policy', rows }] }),
    }),
  );
  renderApp('/policy/detail/id2', { origin: backend.url, extras: ['relations'] });
  const block = await screen.findByRole('region', { name: '解读' });
  expect(within(block).getByRole('heading', { level: 2, name: '解读' })).toBeVisible();
  expect(within(block).getByRole('heading', { level: 3, name: '一图读懂' })).toBeVisible();
});
