import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseCommonPassword, checkPassword, hashPassword, passwordCost } from '../../../server/auth/passwords';
import { deviceOf } from '../../../server/auth/browsers';
import { cheapPasswords } from '../../support/cheapPasswords';
import { registration } from '../../support/formValues';
import { readRows } from '../../support/storeRows';
import { describeOnEngines, startAccountServer, useFreshServer, useVisitor, Visitor } from '../../support/visitor';

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

it('the stored data of an account is an argon2id hash of its password and a hash of its token, without captcha, key or password in clear text', async () => {
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

const message = '请勿使用常见密码';
const names = ['13900000001', '示例木业有限公司', 'Example Wood'];

/** Those of the passwords that are accepted. */
async function acceptedOf(passwords: string[]): Promise<string[]> {
  const accepted = [];
  for (const password of passwords) {
    const refusal = await refuseCommonPassword(password, names).catch((error: unknown) => error);
    if (!refusal) accepted.push(password);
  }
  return accepted;
}

it('refuses the ten thousand most common passwords that the form allows, however they are capitalised', async () => {
  const common = dictionary['passwords-common'].filter(({ length }) => length >= 6 && length <= 20).slice(0, 10_000);
  expect(common).toHaveLength(10_000);
  expect(await acceptedOf([...common, ...common.map((word) => word.toUpperCase())])).toEqual([]);
});

it('refuses sequences, and passwords made of the own name, number or the portal’s words', async () => {
  const chinese = ['示例木业', '示例木业有限公司', '家居定制', 'jiaju', 'gongyinglian'];
  const words = [...chinese, 'portal', 'Portal', 'example', 'ExampleWood'];
  const around = ['', '1', '123', '2025', '!', '@123'];
  const candidates = words.flatMap((word) => around.map((end) => `${word}${end}`)).filter(({ length }) => length >= 6);
  expect(candidates.length).toBeGreaterThan(35);
  const others = ['aaaaaa', '000000', 'abcdefgh', '98765432', '13900000001', 'x13900000001', '13900000001!'];
  expect(await acceptedOf([...candidates, ...others])).toEqual([]);
});

it('accepts letters only, digits only, Chinese, blanks and signs that nobody would guess', async () => {
  const words = ['蓝鲸在月光下', 'two words here', 'vqzmtrkwyd'];
  const good = [...words, '83019274650', '🐳🌙🐳🌙🐳🌙x', 'secret-1', 'f4:Kd9#pQw2z'];
  expect(await acceptedOf(good)).toEqual(good);
});

it('is told by the registration and the change of the password', async () => {
  const server = await startAccountServer();
  const visitor = new Visitor(server);
  const common = { password: 'qwerty123', confirmPassword: 'qwerty123' };
  expect((await visitor.register(common)).body).toEqual({ code: 500, msg: message });
  await visitor.join('13900000001');
  const changed = await visitor.form('/api/my/password', { oldPassword: 'secret-1', ...common });
  expect(changed.body).toEqual({ code: 500, msg: message });
});

it('checks passwords again after the first login met a full queue', async () => {
  const crowd = Array.from({ length: 202 }, (_, index) => hashPassword(`secret${index}`, cheapPasswords));
  await expect(checkPassword(null, 'secret-1')).rejects.toThrow();
  const [first] = await Promise.all(crowd);
  expect(await checkPassword(first!, 'secret0')).toBe(true);
  expect(await checkPassword(null, 'secret0')).toBe(false);
});

// The production cost; other servers in tests hash more cheaply.
const deps = { passwordCost };

const mockChecked: string[] = [];
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...real,
    hash: real.hash,
    verify: (hash: string, password: string) => {
      mockChecked.push(hash.split('$').slice(0, 4).join('$'));
      return real.verify(hash, password);
    },
  };
});

describe('a failed login', () => {
  const server = useFreshServer({ deps });
  const visitor = useVisitor(server);

  it('computes one password hash of the same cost whether the account exists or not', async () => {
    for (const username of ['13800000001', '13700000009']) {
      mockChecked.length = 0;
      await visitor.logIn(username, 'wrong-one');
      expect(mockChecked).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    }
  });

  it('computes no hash for an impossible account, a wrong captcha, or a locked account', async () => {
    for (let round = 0; round < 5; round += 1) await visitor.logIn('13700000009', 'wrong-one');
    mockChecked.length = 0;
    await visitor.logIn('13700000009', 'wrong-one');
    await visitor.logIn('13800000001', 'four');
    await visitor.logIn('x', 'wrong-one');
    await visitor.logIn('13800000001', 'wrong-one', { validateCode: '999' });
    expect(mockChecked).toEqual([]);
  });
});

it('costs the same in production: a server with cheaper hashing does not start', async () => {
  const config = { production: true };
  await expect(startAccountServer({ config, deps: { passwordCost: cheapPasswords } })).rejects.toThrow(
    'full password hashing cost',
  );
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36',
    'Chrome 120 · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0',
    'Edge 120 · Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari 17 · iOS'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.44', '微信 8 · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128 · Linux'],
  ['curl/8.5.0', null],
  [undefined, null],
])('detects the device of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
