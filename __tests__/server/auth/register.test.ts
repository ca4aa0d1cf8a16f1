import { registration } from '../../support/formValues';
import { readRows } from '../../support/storeRows';
import { describeOnEngines, startAccountServer, useVisitor, Visitor } from '../../support/visitor';

const done = { code: 0, msg: '操作成功' };

describeOnEngines('POST /register/add', (server) => {
  const visitor = useVisitor(server);

  it('creates an account with a company of its own, without logging in', async () => {
    const { status, body } = await visitor.register({ userName: '13900000001', fdComName: ' 示例木业 ' });
    expect([status, body]).toEqual([200, done]);
    await visitor.logIn('13900000001', 'secret-1');
    const info = { username: '13900000001', fdComName: '示例木业', fdComId: expect.any(String) };
    const own = await visitor.data('/api/user/info');
    expect(own).toMatchObject(info);
    // Another one of the same name is another company.
    const other = await new Visitor(server).join('13900000008', '示例木业');
    expect(await other.data('/api/user/info')).toMatchObject({ fdComId: expect.not.stringContaining(own.fdComId) });
  });

  it.each([
    ['an empty company name', { fdComName: '  ' }, '公司名称不能为空'],
    ['a company name with a control character', { fdComName: '木\u0007业' }, '公司名称包含不支持的字符'],
    ['a phone of 10 digits', { userName: '1390000000' }, '手机号格式不正确'],
    ['an empty password', { password: '', confirmPassword: '' }, '用户密码不能为空'],
    ['a password of 257', { password: '1'.repeat(257), confirmPassword: '1'.repeat(257) }, '密码不能超过256位'],
    ['two passwords', { confirmPassword: 'secret-2' }, '两次输入的密码不一致'],
    ['a wrong captcha', { validateCode: '999' }, '验证码错误'],
    ['no captcha', { validateCode: '' }, '验证码错误'],
  ])('rejects %s', async (_what, fields, msg) => {
    const { status, body } = await visitor.register({ userName: '13900000099', ...fields });
    expect([status, body]).toEqual([200, { code: 500, msg }]);
    expect((await visitor.logIn('13900000099', 'secret-1')).body.code).toBe(500);
  });

  it('counts the characters of a password as people do: twenty emoji are valid at login and password change', async () => {
    const password = '🪵🔨'.repeat(10);
    await visitor.register({ userName: '13900000098', password, confirmPassword: password });
    const answer = await new Visitor(server).logIn('13900000098', password);
    expect(answer.body).toMatchObject({ code: 0, is_cust: '1' });
  });

  it.each([64, 128, 256])(
    'takes a password of %i characters whole: another last character is another password',
    async (length) => {
      const password = 'Kx7 板'.repeat(length).slice(0, length);
      const userName = `1390000${1000 + length}`;
      expect((await visitor.register({ userName, password, confirmPassword: password })).body.code).toBe(0);
      expect((await new Visitor(server).logIn(userName, `${password.slice(0, -1)}#`)).body.code).toBe(500);
      expect((await new Visitor(server).logIn(userName, password)).body.code).toBe(0);
    },
  );

  it('reports a wrong captcha before anything else', async () => {
    expect((await visitor.form('/register/add', {})).body).toEqual({ code: 500, msg: '验证码错误' });
  });

  it('rejects a taken name, also of concurrent registrations', async () => {
    const visitors = Array.from({ length: 8 }, () => new Visitor(server));
    const answers = await Promise.all(visitors.map((one) => one.register({ userName: '13900000002' })));
    const taken = { code: 500, msg: "保存用户'13900000002'失败，注册账号已存在" };
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
    expect(answers.map(({ body }) => body).filter(({ code }) => code !== 0)).toEqual(Array(7).fill(taken));
  });

  it('ignores is_cust, status and company id from the client', async () => {
    const own = { is_cust: '0', isCust: '0', fdComId: 'f'.repeat(32), status: '1' };
    await visitor.register({ userName: '13900000003', ...own });
    const answer = await visitor.logIn('13900000003', 'secret-1');
    expect(answer.body).toMatchObject({ code: 0, is_cust: '1' });
    expect((await visitor.data('/api/user/info')).fdComId).not.toBe(own.fdComId);
  });

  it('accepts a multipart form as well', async () => {
    const validateCode = await visitor.solve();
    const form = { ...registration, userName: '13900000004', validateCode };
    const part = ([name, value]: [string, string]) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const payload = `${Object.entries(form).map(part).join('')}--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await visitor.send('POST', '/register/add', { headers, payload })).body).toEqual(done);
  });

  it('ignores a JSON body', async () => {
    const json = { userName: '13900000005', validateCode: await visitor.solve() };
    expect((await visitor.post('/register/add', json)).body).toEqual({ code: 500, msg: '验证码错误' });
  });

  it('answers a repeated key with the first response, whatever the captcha, and creates one account', async () => {
    const register = (fields: Record<string, string> = {}) =>
      visitor.register({ userName: '13900000006', ...fields }, { key: 'register-key-1' });
    expect((await register()).body).toEqual(done);
    expect((await register({ validateCode: 'old' })).body).toEqual(done);
    expect((await register({ password: 'secret-2', confirmPassword: 'secret-2' })).status).toBe(422);
    expect((await visitor.logIn('13900000006', 'secret-1')).body.code).toBe(0);
  });

  it('is limited per address', async () => {
    const limits = { registrations: { times: 2, withinMs: 60_000 } };
    const limited = await startAccountServer({ deps: { limits } });
    const codes = [];
    for (let index = 0; index < 3; index += 1) {
      codes.push((await new Visitor(limited).register({ userName: `1390000001${index}` })).body.code);
    }
    expect(codes).toEqual([0, 0, 429]);
  });
});

describe('the stored data of an account', () => {
  it('is an argon2id hash of its password and a hash of its token, without captcha, key or password in clear text', async () => {
    const server = await startAccountServer();
    const visitor = new Visitor(server);
    const fields = { userName: '13900000001', password: 'open-sesame', confirmPassword: 'open-sesame' };
    await visitor.register(fields, { key: 'my-secret-key-1' });
    await visitor.logIn('13900000001', 'open-sesame');
    const tables = ['account', 'session', 'shortLived', 'idempotency'] as const;
    const all = JSON.stringify(await Promise.all(tables.map((table) => readRows(server, table))));
    expect(all).toMatch(/"13900000001","passwordHash":"\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    for (const secret of ['open-sesame', 'my-secret-key-1', visitor.token!, visitor.session!]) {
      expect(all).not.toContain(secret);
    }
  });
});
