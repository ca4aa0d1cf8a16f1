import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseCommonPassword } from '../../../server/auth/commonPasswords';
import { startAccountServer, Visitor } from '../../support/visitor';

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
