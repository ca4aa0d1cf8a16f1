import { accountLimits } from '../../../server/accountLimits';
import { newSecret } from '../../../server/auth/authenticator';
import { resetPassword, setStatus } from '../../../server/auth/manageAccounts';
import * as passwords from '../../../server/auth/passwords';
import { Sessions } from '../../../server/auth/sessions';
import { testEngines } from '../../support/server';
import { inStore, startAccountServer, Visitor, type AccountServer } from '../../support/visitor';

jest.mock('../../../server/auth/passwords', () => {
  const actual = jest.requireActual<typeof passwords>('../../../server/auth/passwords');
  return { ...actual, checkPassword: jest.fn(actual.checkPassword) };
});

describe.each(testEngines)('sessions of the demo accounts on the %s store', (engine) => {
  const demo = { username: '13800000001', password: 'demo1234' };
  let server: AccountServer;
  let visitor: Visitor;
  beforeEach(async () => {
    server = await startAccountServer({ engine });
    visitor = new Visitor(server);
  });
  afterEach(() => server.close());

  /** Changes the store between the next login's password check and its response. */
  function changeDuringLogin(change: Parameters<typeof inStore>[1]) {
    const { checkPassword } = jest.requireActual<typeof passwords>('../../../server/auth/passwords');
    jest.mocked(passwords.checkPassword).mockImplementationOnce(async (...given) => {
      const right = await checkPassword(...given);
      await inStore(server, change);
      return right;
    });
  }
  const storedSessions = () => inStore(server, (db) => db.selectFrom('session').selectAll().execute());

  it('end when the demo accounts are disabled', async () => {
    await visitor.logIn(demo.username, demo.password);
    const now = () => Date.parse('2025-06-01T08:00:00+08:00');
    const found = (withDemo: boolean) =>
      inStore(server, (db) => new Sessions(db, accountLimits, now, withDemo).find(visitor.token ?? ''));
    expect(await found(true)).toMatchObject({ username: demo.username });
    expect(await found(false)).toBeNull();
  });

  it('are not created by a pending login with the old password', async () => {
    changeDuringLogin((db) => resetPassword(db, demo.username, 'another-one'));
    const { body } = await visitor.logIn(demo.username, demo.password);
    expect(body).toEqual({ code: 500, msg: '用户不存在/密码错误' });
    expect(await storedSessions()).toEqual([]);
    expect((await visitor.logIn(demo.username, 'another-one')).body.code).toBe(0);
  });

  it('are not created by a pending login of an account that was disabled meanwhile', async () => {
    changeDuringLogin((db) => setStatus(db, demo.username, '1'));
    expect((await visitor.logIn(demo.username, demo.password)).body.code).toBe(500);
    await inStore(server, (db) => setStatus(db, demo.username, '0'));
    expect(await storedSessions()).toEqual([]);
  });

  it('are not created by a pending login whose account enabled two-factor login meanwhile', async () => {
    const username = '13800000002';
    changeDuringLogin((db) =>
      db.updateTable('account').set({ totpSecret: newSecret() }).where('username', '=', username).execute(),
    );
    expect((await visitor.logIn(username, demo.password)).body.code).toBe(500);
    expect(await storedSessions()).toEqual([]);
    expect((await visitor.logIn(username, demo.password)).body.code).toBe(428);
  });
});
