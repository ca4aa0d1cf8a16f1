import { plainAreaCalls } from '../../support/plainAreaCalls';
import { Visitor, useAccountServer } from '../../support/visitor';

/** Roles: docs/behaviour/accounts.md. */

const server = useAccountServer();

/** Each list, and the call for one of its entries. */
const reads = [
  ...plainAreaCalls.map(({ list, detail }) => [list, detail] as const),
  ['/api/app/list', '/api/app/findOrderById'],
  ['/api/app/findTopList', '/api/app/findOrderById'],
  ['/api/specialist/list', '/api/specialist/findSpecialistById'],
  ['/api/specialist/recommendList', '/api/specialist/findSpecialistRelationById'],
  ['/api/project/list', '/api/project/findProjectById'],
  ['/api/recruit/list', '/api/recruit/findRecruitById'],
  ['/api/getbuginess/list?type=1', '/api/getbuginess/findSupplyDemandById'],
  ['/api/getbuginess/list?type=2', '/api/getbuginess/findSupplyDemandById'],
] as const;

const guarded = ['/api/project/add', '/api/order/add', '/api/getbuginess/add', '/components/sysAttMain/upload'];

describe('an anonymous visitor', () => {
  it.each(reads)('can browse every list and detail: %s, %s', async (list, detail) => {
    const visitor = new Visitor(server);
    const { body } = await visitor.get(list);
    expect(body.code).toBe(0);
    const [{ fdId }] = (body.rows ?? body.data) as { fdId: string }[];
    expect((await visitor.get(`${detail}?fdId=${fdId}`)).body).toMatchObject({ code: 0, data: expect.any(Object) });
  });

  it.each(guarded)('cannot use %s without a token', async (path) => {
    expect(await new Visitor(server).form(path, {})).toMatchObject({ status: 401, body: { code: 401 } });
  });
});

describe('a registered company', () => {
  it('reads its own user name and company only', async () => {
    const [first, second] = [new Visitor(server), new Visitor(server)];
    await first.join('13900000011', '甲木业');
    await second.join('13900000012', '乙木业');
    const companies = [];
    for (const [company, username, fdComName] of [
      [first, '13900000011', '甲木业'],
      [second, '13900000012', '乙木业'],
    ] as const) {
      const { data } = (await company.get('/api/user/info')).body;
      expect(data).toMatchObject({ username, fdComName });
      companies.push((data as { fdComId: string }).fdComId);
    }
    expect(new Set(companies).size).toBe(2);
  });

  it('can still browse with an expired session', async () => {
    const visitor = await new Visitor(server).join('13900000013');
    await visitor.form('/logout', {});
    for (const [list] of reads) expect((await visitor.get(list)).body.code).toBe(0);
  });
});
