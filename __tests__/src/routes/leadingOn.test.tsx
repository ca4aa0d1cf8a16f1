import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { startCannedServer, type CannedServer } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';

const neighbours = {
  previous: { fdId: 'id1', title: '上面的政策' },
  next: { fdId: 'id/3', title: '下面的政策' },
};

let backend: CannedServer;
beforeAll(async () => {
  backend = await startCannedServer();
});
afterAll(() => backend.close());
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

it('leads from a detail to the pieces beside it in the list that the visitor came from', async () => {
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

it('says where the list of a half begins', async () => {
  renderApp('/supply_demand/demand/detail/g1', { origin: backend.url, extras: ['relations'] });
  expect(within(await boards()).getByText('这是第一条需求')).toBeVisible();
  expect(within(await boards()).getByRole('link', { name: /^下一条需求\s*移门$/ })).toHaveAttribute(
    'href',
    '/supply_demand/demand/detail/g2',
  );
  expect(asked('/api/getbuginess/neighbours')[0]?.get('type')).toBe('1');
});

it('leaves the page whole where there is no answer', async () => {
  backend.answering(answersOf({ '/api/policy/findPolicyById': record({ fdId: 'id2', fdTitle: '一条政策' }) }));
  renderApp('/policy/detail/id2', { origin: backend.url, extras: ['relations'] });
  await screen.findByRole('heading', { level: 1, name: '一条政策' });
  await waitFor(() => expect(asked('/api/policy/neighbours')).toHaveLength(1));
  expect(screen.queryByRole('navigation', { name: '上一条与下一条' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回列表' })).toBeVisible();
});

it('asks for nothing where it is not offered', async () => {
  renderApp('/policy/detail/id2', { origin: backend.url });
  await screen.findByRole('link', { name: '返回列表' });
  expect(asked('/api/policy/neighbours')).toEqual([]);
});
