import { screen, waitFor, within } from '@testing-library/react';
import { usePortal, pageOfRows, record, findLink, findTitle } from '../../support/usePortal';

const neighbours = {
  previous: { fdId: 'id1', title: '上面的政策' },
  next: { fdId: 'id/3', title: '下面的政策' },
};
const policy = { '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }) };
const usual = {
  ...policy,
  '/api/policy/list': pageOfRows(70, (n) => ({ fdId: `id${n}`, fdTitle: `政策 ${n}` })),
  '/api/policy/neighbours': record(neighbours),
};
const portal = usePortal({}, ['relations']);

const boards = () => screen.findByRole('navigation', { name: '上一条与下一条' });

it('links from a detail to the previous and next item of the list that the visitor came from', async () => {
  const { user, address } = portal.open('/policy/2?fdLevel=市级&fdLevel=省级&page=3', usual);
  await user.click(await findLink('政策 13'));
  const next = within(await boards()).getByRole('link', { name: /^下一篇\s*下面的政策$/ });
  const previous = within(await boards()).getByRole('link', { name: /^上一篇\s*上面的政策$/ });
  expect(previous).toHaveAttribute('href', '/policy/detail/id1');
  expect(String(portal.asked('/api/policy/neighbours')[0])).toBe(
    String(new URLSearchParams('fdId=id13&fdLevel=市级&fdLevel=省级&category=2')),
  );
  await user.click(next);
  await waitFor(() => expect(address()).toBe('/policy/detail/id%2F3'));
  expect((await findLink('返回列表')).getAttribute('href')).toMatch(/^\/policy\/2\?.*page=3$/);
});

it('reports the beginning of a half’s list', async () => {
  portal.open('/supply_demand/demand/detail/g1', {
    '/api/getbuginess/findSupplyDemandById': record({ fdId: 'g1', fdGetbuginessName: '门板', fdGetbuginessType: '1' }),
    '/api/getbuginess/neighbours': record({ previous: null, next: { fdId: 'g2', title: '移门' } }),
  });
  expect(within(await boards()).getByText('这是第一条需求')).toBeVisible();
  expect(await findLink(/^下一条需求\s*移门$/)).toHaveAttribute('href', '/supply_demand/demand/detail/g2');
  expect(portal.asked('/api/getbuginess/neighbours')[0]?.get('type')).toBe('1');
});

it('leaves the page intact without a response', async () => {
  portal.open('/policy/detail/id2', policy);
  await findTitle('一条政策');
  await waitFor(() => expect(portal.asked('/api/policy/neighbours')).toHaveLength(1));
  expect(screen.queryByRole('navigation', { name: '上一条与下一条' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回列表' })).toBeVisible();
});

it('fetches nothing if not available', async () => {
  portal.open('/policy/detail/id2', usual, { extras: [] });
  await findLink('返回列表');
  expect(portal.asked('/api/policy/neighbours')).toEqual([]);
});

const fitting = { fdGetbuginessName: '烤漆门板', fdGetbuginessNumber: 2000, fdArea: '安徽·滁州', fdType: 'door' };

/** Opens a demand with one supply that fits it as far as said. */
function openDemand(fit: object, fields: object = {}) {
  const demand = { fdId: 'g1', fdGetbuginessName: '橱柜门板', fdGetbuginessType: '1', fdGetbuginessNumber: 1800 };
  const groups = [{ kind: 'fitting', area: 'getbuginess', rows: [{ fdId: 'g9', entity: fitting, fit }] }];
  portal.open('/supply_demand/demand/detail/g1', {
    '/api/getbuginess/findSupplyDemandById': record({ ...demand, fdType: 'door', fdArea: '安徽·合肥', ...fields }),
    '/api/getbuginess/categories': record([{ fdCategory: 'door', fdCategoryName: '门板' }]),
    '/api/relations/of': record({ groups }),
  });
  return screen.findByRole('region', { name: /^匹配的供应/ });
}

const crumbs = () => screen.findByRole('navigation', { name: '当前位置' });

it.each([
  ['matches', { category: true, province: true, quantity: 'alike' }, ['同类', '同省', '数量相当']],
  ['mismatches', { category: false, province: false, quantity: 'less' }, ['不同类', '跨省', '数量较少']],
])(
  'shows matching supplies of a demand, with the %s of each criterion in text, below the way to its category',
  async (_what, fit, words) => {
    const board = within(await openDemand(fit));
    expect(board.getByRole('link', { name: '烤漆门板' })).toHaveAttribute('href', '/supply_demand/supply/detail/g9');
    for (const word of words) expect(board.getByText(word)).toBeVisible();
    const link = await within(await crumbs()).findByRole('link', { name: '门板' });
    expect(link).toHaveAttribute('href', '/supply_demand/demand/door');
  },
);

it.each([
  [
    ['烤漆门板', '铝框移门'],
    [/^匹配的供应\s*1 条$/, /^同类供应\s*1 条$/],
  ],
  [['铝框移门', '玻璃推拉'], [/^同类供应\s*2 条$/]],
  [['橱柜门板', '门板贴面'], [/^匹配的供应\s*2 条$/]],
])('calls of %j only those matches whose name the demand shares', async (names, headings) => {
  const fit = { category: true, province: true, quantity: 'alike' };
  const rows = names.map((name, at) => ({
    fdId: `g${at + 5}`,
    entity: { ...fitting, fdGetbuginessName: name },
    fit,
  }));
  const demand = { fdId: 'g1', fdGetbuginessName: '橱柜门板', fdGetbuginessType: '1', fdType: 'door' };
  portal.open('/supply_demand/demand/detail/g1', {
    '/api/getbuginess/findSupplyDemandById': record(demand),
    '/api/relations/of': record({ groups: [{ kind: 'fitting', area: 'getbuginess', rows }] }),
  });
  await findLink(names[0]!);
  const shown = screen.getAllByRole('heading', { level: 2, name: /供应/ }).map(({ textContent }) => textContent);
  expect(shown).toEqual(headings.map((heading) => expect.stringMatching(heading)));
});

it('compares no criterion that the demand lacks', async () => {
  const lacking = { fdType: null, fdArea: null, fdGetbuginessNumber: null };
  const board = within(await openDemand({ category: false, province: false, quantity: null }, lacking));
  for (const word of ['不同类', '跨省', '地区未填', '数量未填']) expect(board.queryByText(word)).toBeNull();
  for (const value of ['安徽', '2,000']) expect(board.getByText(value)).toBeVisible();
});

describe.each([
  ['an app', '/shopping_mall', 'app', 'findOrderById', { fdAppName: '排产云' }],
  ['a project', '/project', 'project', 'findProjectById', { fdProjectName: '排产改造' }],
  ['an expert', '/specialist', 'specialist', 'findSpecialistById', { fdName: '孟汀' }],
])('the breadcrumb of %s', (_what, root, area, by, named) => {
  it('names its category, too, with the way to its list', async () => {
    portal.open(`${root}/detail/x1`, {
      [`/api/${area}/${by}`]: record({ fdId: 'x1', category: 'c2', ...named }),
      [`/api/${area}/categories`]: record([{ fdCategory: 'c2', fdCategoryName: '排产' }]),
    });
    expect(await within(await crumbs()).findByRole('link', { name: '排产' })).toHaveAttribute('href', `${root}/c2`);
  });

  it('stays as it is where no category is sent', async () => {
    portal.open(`${root}/detail/x1`, { [`/api/${area}/${by}`]: record({ fdId: 'x1', ...named }) });
    await findTitle(Object.values(named)[0]);
    expect(
      within(await crumbs())
        .getAllByRole('link')
        .at(-1),
    ).toHaveAttribute('href', root);
  });
});

const interpretation = { fdId: 'p3', entity: { fdTitle: '一图读懂', fdApplyDate: '2025-06-20' } };
const interpretations = { kind: 'interpretations', area: 'policy', rows: [interpretation] };

it('has a panel for each kind of related content of a policy', async () => {
  const expert = { fdId: 's1', entity: { fdName: '孟汀', fdTitle: '研究员' } };
  const groups = [
    interpretations,
    { kind: 'experts', area: 'specialist', rows: [expert] },
    { kind: 'surprise', area: 'policy', rows: [{ fdId: 'x', entity: {} }] },
  ];
  portal.open('/policy/detail/id2', { ...policy, '/api/relations/of': record({ groups }) });
  const block = within(await screen.findByRole('region', { name: '相关内容' }));
  const kinds = block.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(kinds).toEqual(['解读', '相关专家']);
  expect(block.getByRole('link', { name: '孟汀' })).toHaveAttribute('href', '/specialist/detail/s1');
  expect(block.getByRole('link', { name: '全部解读' })).toHaveAttribute('href', '/policy/3');
});

it('names the kind of the only panel in the heading above its items', async () => {
  portal.open('/policy/detail/id2', { ...policy, '/api/relations/of': record({ groups: [interpretations] }) });
  const block = within(await screen.findByRole('region', { name: '解读' }));
  expect(block.getByRole('heading', { level: 2, name: '解读' })).toBeVisible();
  expect(block.getByRole('heading', { level: 3, name: '一图读懂' })).toBeVisible();
});
