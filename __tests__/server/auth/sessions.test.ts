import { describeOnEngines, startAccountServer, useVisitor, Visitor } from '../../support/visitor';

const minute = 60_000;
const day = 24 * 60 * minute;
const demo = ['13800000001', 'demo1234'] as const;

describeOnEngines('a token', (server, engine) => {
  const visitor = useVisitor(server);
  const status = async () => (await visitor.get('/api/user/info')).status;

  it('is required: without one, or with an unknown one, user info is 401 with code 401', async () => {
    const expected = { code: 401, msg: expect.any(String) };
    for (const authorization of ['', 'Bearer ', 'Bearer nonsense', 'Basic YTpi', `Bearer ${'x'.repeat(5000)}`]) {
      const { status, body } = await visitor.get('/api/user/info', { headers: { authorization } });
      expect([status, body]).toEqual([401, expected]);
    }
  });

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

  it('survives a restart', async () => {
    const first = await startAccountServer({ engine });
    const remembered = new Visitor(first);
    await remembered.logIn(...demo, { rememberMe: 'true' });
    await first.app.close();
    const { dataDir, databaseUrl } = first.config;
    const second = await startAccountServer({ config: { dataDir, databaseUrl } });
    const info = await new Visitor(second).get('/api/user/info', { token: remembered.token });
    expect(info.status).toBe(200);
  });
});
