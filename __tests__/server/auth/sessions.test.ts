import { randomBytes } from 'node:crypto';
import { accountLimits } from '../../../server/accountLimits';
import { newSecret } from '../../../server/auth/secondFactor';
import { resetPassword, setStatus } from '../../../server/auth/manageAccounts';
import * as passwords from '../../../server/auth/passwords';
import { Sessions } from '../../../server/auth/sessions';
import { routeTable } from '../../support/routeTable';
import { testEngines } from '../../support/server';
import { changeAccount, readRows } from '../../support/storeRows';
import {
  describeOnEngines,
  useAccountServer,
  useCompany,
  useFreshServer,
  useVisitor,
  Visitor,
  startAccountServer,
  type AccountServer,
} from '../../support/visitor';
import { createTestDatabase } from '../../support/postgres';
import { publication } from '../../support/formValues';

const minute = 60_000;
const day = 24 * 60 * minute;
const demo = ['13800000001', 'demo1234'] as const;

describeOnEngines('a token', (server) => {
  const visitor = useVisitor(server);
  const status = async () => (await visitor.get('/api/user/info')).status;

  it('expires after half an hour without use, and is extended by use', async () => {
    await visitor.logIn(...demo);
    server.pass(29 * minute);
    expect(await status()).toBe(200);
    server.pass(29 * minute);
    expect(await status()).toBe(200);
    server.pass(30 * minute);
    expect(await status()).toBe(401);
  });

  it('expires after twelve hours even when used all the time', async () => {
    await visitor.logIn(...demo);
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect(await status()).toBe(200);
      server.pass(15 * minute);
    }
    expect(await status()).toBe(401);
  });

  it('of a remembered login may be unused for 30 days, and expires after 90', async () => {
    await visitor.logIn(...demo, { rememberMe: 'true' });
    for (const days of [29, 29, 29]) {
      server.pass(days * day);
      expect(await status()).toBe(200);
    }
    server.pass(3 * day);
    expect(await status()).toBe(401);
    await visitor.logIn(...demo, { rememberMe: 'true' });
    server.pass(30 * day);
    expect(await status()).toBe(401);
  });

  it('is revoked by a log-out, without affecting other tokens', async () => {
    await visitor.logIn(...demo);
    const second = new Visitor(server);
    await second.logIn(...demo);
    expect((await visitor.send('POST', '/logout')).body).toEqual({ code: 0, msg: '操作成功' });
    expect(await status()).toBe(401);
    expect((await second.get('/api/user/info')).status).toBe(200);
  });

  it('need not be valid for a log-out to succeed', async () => {
    for (const token of [null, 'unknown']) {
      expect((await visitor.send('POST', '/logout', { token })).body.code).toBe(0);
    }
  });
});

jest.mock('../../../server/auth/passwords', () => {
  const actual = jest.requireActual<typeof passwords>('../../../server/auth/passwords');
  return { ...actual, checkPassword: jest.fn(actual.checkPassword) };
});

describe.each(testEngines)('sessions of the demo accounts on the %s store', (engine) => {
  const demo = { username: '13800000001', password: 'demo1234' };
  const server = useFreshServer({ engine });
  const visitor = useVisitor(server);

  /** Changes the store between the next login's password check and its response. */
  function changeDuringLogin(change: () => Promise<unknown>) {
    const { checkPassword } = jest.requireActual<typeof passwords>('../../../server/auth/passwords');
    jest.mocked(passwords.checkPassword).mockImplementationOnce(async (...given) => {
      const right = await checkPassword(...given);
      await change();
      return right;
    });
  }
  const storedSessions = () => readRows(server, 'session');

  it('end when the demo accounts are disabled', async () => {
    await visitor.logIn(demo.username, demo.password);
    const found = async (withDemo: boolean) =>
      new Sessions(await server.store(), accountLimits, server.now, withDemo).find(visitor.token ?? '');
    expect(await found(true)).toMatchObject({ username: demo.username });
    expect(await found(false)).toBeNull();
  });

  it('are not created by a pending login with the old password', async () => {
    changeDuringLogin(async () => resetPassword(await server.store(), demo.username, 'another-one'));
    const { body } = await visitor.logIn(demo.username, demo.password);
    expect(body).toEqual({ code: 500, msg: '用户不存在/密码错误' });
    expect(await storedSessions()).toEqual([]);
    expect((await visitor.logIn(demo.username, 'another-one')).body.code).toBe(0);
  });

  it('are not created by a pending login of an account that was disabled meanwhile', async () => {
    changeDuringLogin(async () => setStatus(await server.store(), demo.username, '1'));
    expect((await visitor.logIn(demo.username, demo.password)).body.code).toBe(500);
    await setStatus(await server.store(), demo.username, '0');
    expect(await storedSessions()).toEqual([]);
  });

  it('are not created by a pending login whose account enabled two-factor login meanwhile', async () => {
    const username = '13800000002';
    changeDuringLogin(() => changeAccount(server, username, { totpSecret: newSecret() }));
    expect((await visitor.logIn(username, demo.password)).body.code).toBe(500);
    expect(await storedSessions()).toEqual([]);
    expect((await visitor.logIn(username, demo.password)).body.code).toBe(428);
  });
});

describe('tokens', () => {
  const server = useAccountServer();
  const company = useCompany(server, '13900000001', '示例木业');

  const others = ['/api/user/info', '/components/sysAttMain/upload'];
  /** Calls that need a login. */
  const guarded = () =>
    routeTable(server.app).filter(
      ({ method, path }) =>
        /^(?:GET|POST)$/.test(method) && (/^\/api\/(?:my|desk)\/[^:*]+$/.test(path) || others.includes(path)),
    );

  const flip = (token: string, place: number) =>
    token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);

  it('no token, and forged, altered and truncated tokens are refused by every call that needs one', async () => {
    const own = company.token!;
    const tokens = [
      null,
      ...Array.from({ length: 8 }, () => randomBytes(32).toString('base64url')),
      ...[0, 7, 21, own.length - 2].map((place) => flip(own, place)),
      own.slice(1),
      own.slice(0, -1),
      `${own}A`,
      own.toLowerCase(),
      own.split('').reverse().join(''),
      'null',
      'undefined',
      "' or 1=1 --",
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      'x'.repeat(5000),
    ];
    expect(guarded().length).toBeGreaterThan(25);
    expect(guarded().map(({ path }) => path)).toEqual(expect.arrayContaining(others));
    for (const { method, path } of guarded()) {
      for (const token of tokens) {
        const json = method === 'POST' ? {} : undefined;
        const { status, body } = await company.send(method as 'GET' | 'POST', path, { token, json });
        expect([method, path, token, status, body.code]).toEqual([method, path, token, 401, 401]);
      }
    }
  });

  it('a token is sent as a Bearer header only', async () => {
    const own = company.token!;
    const ways: Record<string, string>[] = [
      { authorization: '' },
      { authorization: 'Bearer ' },
      { authorization: own },
      { authorization: `Basic ${own}` },
      { cookie: `authToken=${own}` },
      { 'x-auth-token': own },
    ];
    for (const headers of ways) {
      const { status, body } = await company.get('/api/user/info', { token: null, headers });
      expect([headers, status, body]).toEqual([headers, 401, { code: 401, msg: expect.any(String) }]);
    }
    expect((await company.get(`/api/user/info?token=${own}`, { token: null })).status).toBe(401);
  });

  it('tokens have 256 random bits: none comes twice, each bit is as often set as not', async () => {
    const seen = new Set<string>();
    const bits = new Array<number>(256).fill(0);
    const visitor = new Visitor(server);
    for (let turn = 0; turn < 60; turn += 1) {
      await visitor.logIn('13900000001', 'secret-1');
      const bytes = Buffer.from(visitor.token!, 'base64url');
      expect(bytes).toHaveLength(32);
      seen.add(visitor.token!);
      for (let bit = 0; bit < 256; bit += 1) bits[bit]! += (bytes[bit >> 3]! >> (bit & 7)) & 1;
    }
    expect(seen.size).toBe(60);
    // Six standard deviations.
    for (const set of bits) expect(Math.abs(set - 30)).toBeLessThan(24);
  });
});

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
