import { usualEngines } from '../../support/server';
import { logInStaff } from '../../support/staff';
import { Visitor, useAccountServer } from '../../support/visitor';

const minute = 60_000;
const demo = ['13800000002', 'demo1234'] as const;

describe.each(usualEngines)('a back-office login on the %s store', (engine) => {
  const server = useAccountServer({ engine });
  beforeEach(() => server.pass(61 * minute));

  const guess = (username: string) => new Visitor(server).logIn(username, 'wrong-one');

  /** Any number of failed attempts, waiting for the short lock in between. */
  async function guessOften(username: string, times: number) {
    const answers = [];
    for (let round = 0; round < times; round += 1) {
      if (round > 0 && round % 4 === 0) server.pass(10 * minute);
      answers.push((await guess(username)).body);
    }
    server.pass(10 * minute);
    return answers;
  }

  it.each(['false', 'true'])(
    'expires after half an hour without use and after ten hours, rememberMe=%s',
    async (rememberMe) => {
      const staff = new Visitor(server);
      const status = async () => (await staff.get('/api/desk/me')).status;
      await staff.logIn(...demo, { rememberMe });
      server.pass(30 * minute);
      expect(await status()).toBe(401);
      await staff.logIn(...demo, { rememberMe });
      for (let quarters = 0; quarters < 40; quarters += 1) {
        expect(await status()).toBe(200);
        server.pass(15 * minute);
      }
      expect(await status()).toBe(401);
    },
  );

  it('allows ten wrong passwords in an hour; then the right one gets the same response as a wrong one', async () => {
    // After nine failures the tenth attempt may succeed.
    await guessOften(demo[0], 9);
    expect((await new Visitor(server).logIn(...demo)).body.code).toBe(0);
    const known = await guessOften(demo[0], 10);
    const right = (await new Visitor(server).logIn(...demo)).body;
    expect(right).toEqual({ code: 500, msg: '用户不存在/密码错误，还可再试 4 次' });
    server.pass(60 * minute);
    expect((await new Visitor(server).logIn(...demo)).body.code).toBe(0);
    server.pass(61 * minute);
    // Companies' and unknown names get the same response.
    for (const name of ['13800000001', 'nobody']) expect(await guessOften(name, 10)).toEqual(known);
  });

  it('does not affect the limit of companies', async () => {
    await guessOften('13800000001', 10);
    expect((await new Visitor(server).logIn('13800000001', demo[1])).body.code).toBe(0);
  });

  it('resets the count of failed attempts after a successful one', async () => {
    await logInStaff(server, 'editor');
    await guessOften('editor', 6);
    await logInStaff(server, 'editor');
    await guessOften('editor', 6);
    expect((await logInStaff(server, 'editor')).token).not.toBeNull();
  });
});
