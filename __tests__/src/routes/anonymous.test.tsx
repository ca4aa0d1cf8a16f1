import { act, screen, waitFor } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { startCannedServer, type CannedServer } from '../../support/cannedServer';
import { renderApp } from '../../support/renderApp';

/** Everything can be read without a login: docs/behaviour/accounts.md. */

let backend: CannedServer;
beforeAll(async () => {
  backend = await startCannedServer();
});
afterAll(() => backend.close());
afterEach(() => jest.restoreAllMocks());

const lists = [
  ['/policy', 'policy', 'fdTitle'],
  ['/project', 'project', 'fdProjectName'],
  ['/shopping_mall', 'app', 'fdAppName'],
  ['/special', 'industryNews', 'fdTitle'],
  ['/financial/loan', 'financial', 'fdTitle'],
  ['/specialist', 'specialist', 'fdName'],
  ['/specialist/detailAll', 'specialist', 'fdName'],
  ['/supply_demand/supply', 'getbuginess', 'fdGetbuginessName'],
  ['/supply_demand/demand', 'getbuginess', 'fdGetbuginessName'],
] as const;

const details = [
  ['/policy/detail/x1', '/api/policy/findPolicyById', 'fdTitle'],
  ['/project/detail/x1', '/api/project/findProjectById', 'fdProjectName'],
  ['/shopping_mall/detail/x1', '/api/app/findOrderById', 'fdAppName'],
  ['/special/detail/x1', '/api/industryNews/findIndustryNewsById', 'fdTitle'],
  ['/financial/detail/x1', '/api/financial/findFinancialById', 'fdTitle'],
  ['/specialist/detail/x1', '/api/specialist/findSpecialistById', 'fdName'],
  ['/recruit/detail/x1', '/api/recruit/findRecruitById', 'fdPost'],
  ['/supply_demand/supply/detail/x1', '/api/getbuginess/findSupplyDemandById', 'fdGetbuginessName'],
  ['/supply_demand/demand/detail/x1', '/api/getbuginess/findSupplyDemandById', 'fdGetbuginessName'],
] as const;

/** The page is at its address, user info is not fetched, and no call carries a token. */
function expectUnasked(address: () => string, path: string) {
  expect(address()).toBe(path);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(backend.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
}

describe('an anonymous visitor', () => {
  it.each(lists)('can browse the list %s', async (path, api, title) => {
    const rows = pageOfRows(3, (number) => ({ fdId: `x${number}`, [title]: `条目 ${number}` }));
    backend.answering(answersOf({ [`/api/${api}/list`]: rows }));
    const { address } = renderApp(path, { origin: backend.url });
    expect((await screen.findAllByRole('link', { name: '条目 1' }))[0]).toBeVisible();
    expectUnasked(address, path);
  });

  it.each(details)('can browse the detail %s, which shows 加载中… until it has loaded', async (path, api, title) => {
    backend.answering(answersOf({ [api]: record({ fdId: 'x1', [title]: '条目 1' }) }));
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes(api)) await held;
      return send(input, init);
    });
    const { address } = renderApp(path, { origin: backend.url });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('加载中…'));
    expect(screen.queryByText('数据加载失败，请稍后重试')).toBeNull();
    act(() => answer());
    expect(await screen.findByRole('heading', { level: 1, name: '条目 1' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('加载中…');
    expectUnasked(address, path);
  });
});
