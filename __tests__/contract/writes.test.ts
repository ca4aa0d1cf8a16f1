import { portalApi } from '../../src/api/portalApi';
import { authApi } from '../../src/areas/auth/authApi';
import { getbuginessApi } from '../../src/areas/getbuginess/getbuginessApi';
import { orderApi } from '../../src/areas/order/orderApi';
import { projectApi } from '../../src/areas/project/projectApi';
import { smallId } from '../support/smallSeed';
import { makeTestStore } from '../support/testStore';
import { startAccountServer, Visitor, type AccountServer } from '../support/visitor';

const { listGetbuginess, createGetbuginess } = getbuginessApi.endpoints;
const supplies = { pageNum: 1, pageSize: 9, type: '2' as const };

let server: AccountServer;
let bench: ReturnType<typeof makeTestStore>;
let company: { fdComId: string; fdComName: string };
let keys = 0;
const newKey = () => `contract-${(keys += 1)}`;

beforeAll(async () => {
  server = await startAccountServer({ listen: true });
  const visitor = await new Visitor(server).join('13900000031', '写入家居有限公司');
  bench = makeTestStore(server.url, visitor.token);
  const { data } = await bench.store.dispatch(authApi.endpoints.getUserInfo.initiate());
  company = { fdComId: data!.fdComId!, fdComName: data!.fdComName! };
});
afterAll(async () => {
  bench.store.dispatch(portalApi.util.resetApiState());
  await server.close();
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => void jest.restoreAllMocks());

const contact = { fdContactName: '周工', fdContactPhone: '13900000031', fdContactEmail: '', fdContactWechat: '' };
const order = () => ({ fdAppId: smallId(101), fdAppName: '应用 1', ...company, ...contact });
const application = () => ({
  fdProjectId: smallId(701),
  fdProjectName: '项目 1',
  ...company,
  fdSubmitterName: '周工',
  fdSubmitterPhone: '13900000031',
  fdApplicantEmail: '',
  fdApplicationInfo: '改造方案',
  attKey_projectApplyInfoAtt: '',
});
const entry = (fdGetbuginessName: string) => ({
  ...company,
  fdContactsPerson: '周工',
  fdContactsPhone: '13900000031',
  fdArea: '四川·成都',
  fdContactsAddress: '示例路 8 号',
  fdGetbuginessName,
  fdGetbuginessNumber: '12',
  fdGetbuginessModel: 'E0',
  fdGetbuginessPrice: '36.5',
  fdGetbuginessType: '2' as const,
  fdType: 'board',
  fdDeadlineTime: '2099-12-31',
});

describe('each write of each area, against the real server', () => {
  it('accepts an application', async () => {
    const sent = { entry: application(), idempotencyKey: newKey() };
    const { data } = await bench.store.dispatch(projectApi.endpoints.createProjectApplication.initiate(sent));
    expect(data).toMatchObject({ code: 0 });
  });

  it('accepts an intention', async () => {
    const sent = { entry: order(), idempotencyKey: newKey() };
    const { data } = await bench.store.dispatch(orderApi.endpoints.createOrder.initiate(sent));
    expect(data).toMatchObject({ code: 0 });
  });

  it('rejects invalid input with a user-facing message', async () => {
    const sent = { entry: { ...order(), fdContactPhone: '123' }, idempotencyKey: newKey() };
    const { error } = await bench.store.dispatch(orderApi.endpoints.createOrder.initiate(sent));
    expect(error).toMatchObject({ kind: 'business', code: 500, msg: expect.stringMatching(/电话|手机/) });
  });

  it('shows a published entry first on a mounted list, by tag invalidation', async () => {
    const open = bench.store.dispatch(listGetbuginess.initiate(supplies));
    const before = (await open).data!.total;
    await bench.store.dispatch(createGetbuginess.initiate({ entry: entry('新板材'), idempotencyKey: newKey() }));
    await Promise.all(bench.store.dispatch(portalApi.util.getRunningQueriesThunk()));
    const { data } = listGetbuginess.select(supplies)(bench.store.getState() as never);
    expect([data!.total, data!.rows[0].fdGetbuginessName]).toEqual([before + 1, '新板材']);
    open.unsubscribe();
  });

  it('stores one entry for the same idempotency key', async () => {
    const sent = { entry: entry('只发布一次'), idempotencyKey: newKey() };
    const first = await bench.store.dispatch(createGetbuginess.initiate(sent));
    const second = await bench.store.dispatch(createGetbuginess.initiate(sent));
    expect(second.data).toEqual(first.data);
    const { data } = await bench.store.dispatch(listGetbuginess.initiate(supplies, { forceRefetch: true }));
    expect(data!.rows.filter(({ fdGetbuginessName }) => fdGetbuginessName === '只发布一次')).toHaveLength(1);
  });

  it('rejects writes without a login, drops the token and shows the login page', async () => {
    const stranger = makeTestStore(server.url, 'made-up-token');
    const sent = { entry: entry('无人'), idempotencyKey: newKey() };
    const { error } = await stranger.store.dispatch(createGetbuginess.initiate(sent));
    expect(error).toMatchObject({ kind: 'auth', code: 401 });
    expect(stranger.browser.stored.has('authToken')).toBe(false);
    expect(stranger.browser.navigated).toEqual([expect.stringMatching(/^\/homeLogin\?redirect=/)]);
    stranger.store.dispatch(portalApi.util.resetApiState());
  });
});
