import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseCommonPassword } from '../../../server/auth/commonPasswords';
import { deviceOf } from '../../../server/auth/deviceOf';
import { checkPassword, hashPassword, passwordCost } from '../../../server/auth/passwords';
import { cheapPasswords } from '../../support/cheapPasswords';
import { startAccountServer, useFreshServer, useVisitor, Visitor } from '../../support/visitor';

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
  const made = words.flatMap((word) => around.map((end) => `${word}${end}`)).filter(({ length }) => length >= 6);
  expect(made.length).toBeGreaterThan(35);
  const others = ['aaaaaa', '000000', 'abcdefgh', '98765432', '13900000001', 'x13900000001', '13900000001!'];
  expect(await acceptedOf([...made, ...others])).toEqual([]);
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
