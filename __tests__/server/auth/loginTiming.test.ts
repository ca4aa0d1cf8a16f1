import { passwordCost } from '../../../server/auth/passwords';
import { cheapPasswords } from '../../support/cheapPasswords';
import { startAccountServer, useFreshServer, useVisitor } from '../../support/visitor';

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
