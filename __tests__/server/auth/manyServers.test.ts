import { createTestDatabase } from '../../support/postgres';
import { publication } from '../../support/formValues';
import { startAccountServer, Visitor, type AccountServer } from '../../support/visitor';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const shared = process.env.TEST_DATABASE_URL
  ? [['the database', null], ...(redisUrl ? [['Redis', redisUrl]] : [])]
  : [];
const describeShared = shared.length > 0 ? describe.each(shared) : describe.skip.each([['the database', null]]);

describeShared('two servers on one PostgreSQL, short-lived values in %s', (_where, redis) => {
  let first: AccountServer;
  let second: AccountServer;
  /** A visitor of one server, and the same visitor at the other. */
  const both = (one = new Visitor(first)): [Visitor, Visitor] => {
    const other = new Visitor(second);
    other.session = one.session;
    other.token = one.token;
    return [one, other];
  };
  const entry = { ...publication, fdGetbuginessName: '两台服务器', fdGetbuginessType: '1' };

  beforeAll(async () => {
    const config = { databaseUrl: (await createTestDatabase()).url, redisUrl: redis };
    first = await startAccountServer({ config });
    second = await startAccountServer({ config: { ...config, dataDir: first.config.dataDir } });
  });

  it('allow a login at one with the captcha of the other, and accept the token at both', async () => {
    const one = new Visitor(first);
    const validateCode = await one.solve();
    const [, other] = both(one);
    const form = { username: '13800000001', password: 'demo1234', rememberMe: 'false', validateCode };
    const answer = await other.form('/login', form);
    expect(answer.body.code).toBe(0);
    one.token = String(answer.body.token);
    expect((await one.get('/api/user/info')).status).toBe(200);
    await other.send('POST', '/logout', { token: one.token });
    expect((await one.get('/api/user/info')).status).toBe(401);
  });

  it('count wrong passwords together', async () => {
    // Redis outlives a test run; a fixed name would be locked already.
    const username = `137${String(Date.now()).slice(-8)}`;
    const msgs = [];
    for (let round = 0; round < 6; round += 1) {
      const visitor = new Visitor(round % 2 ? first : second);
      msgs.push((await visitor.logIn(username, 'wrong-one')).body.msg);
    }
    // The fifth attempt locks the name, the sixth is rejected.
    expect(msgs.map((msg) => msg?.includes('锁定'))).toEqual([false, false, false, false, true, true]);
  });

  it('store one row for a key that reaches both at once, and show it on both lists', async () => {
    const [one, other] = both(await new Visitor(first).join('13900000001'));
    const sent = { key: 'both-servers-1' };
    const posts = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? one : other).form('/api/getbuginess/add', entry, sent),
    );
    expect((await Promise.all(posts)).map(({ body }) => body.code)).toEqual(Array(20).fill(0));
    for (const visitor of [one, other]) {
      const { body } = await visitor.get('/api/getbuginess/list?pageNum=1&pageSize=50&type=1');
      const names = body.rows.map(({ fdGetbuginessName }) => fdGetbuginessName);
      expect(names.filter((name) => name === entry.fdGetbuginessName)).toHaveLength(1);
    }
  });
});
