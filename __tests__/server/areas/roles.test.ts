import { plainAreaCalls } from '../../support/plainAreaCalls';
import { Visitor, useAccountServer } from '../../support/visitor';

/** Roles: docs/behaviour/accounts.md. */

const server = useAccountServer();

const lists = [
  ...plainAreaCalls.map(({ list }) => list),
  '/api/app/list',
  '/api/app/findTopList',
  '/api/specialist/list',
  '/api/specialist/recommendList',
  '/api/project/list',
  '/api/recruit/list',
  '/api/getbuginess/list?type=1',
  '/api/getbuginess/list?type=2',
];

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
    for (const list of lists) expect((await visitor.get(list)).body.code).toBe(0);
  });
});
