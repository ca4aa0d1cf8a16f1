import { accountLimits } from '../../../server/accountLimits';
import { newSecret } from '../../../server/auth/authenticator';
import { resetPassword, setStatus } from '../../../server/auth/manageAccounts';
import * as passwords from '../../../server/auth/passwords';
import { Sessions } from '../../../server/auth/sessions';
import { testEngines } from '../../support/server';
import { changeAccount, readRows } from '../../support/storeRows';
import { inStore, useFreshServer, useVisitor } from '../../support/visitor';

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
    const found = (withDemo: boolean) =>
      inStore(server, (db) => new Sessions(db, accountLimits, server.now, withDemo).find(visitor.token ?? ''));
    expect(await found(true)).toMatchObject({ username: demo.username });
    expect(await found(false)).toBeNull();
  });

  it('are not created by a pending login with the old password', async () => {
    changeDuringLogin(() => inStore(server, (db) => resetPassword(db, demo.username, 'another-one')));
    const { body } = await visitor.logIn(demo.username, demo.password);
    expect(body).toEqual({ code: 500, msg: '用户不存在/密码错误' });
    expect(await storedSessions()).toEqual([]);
    expect((await visitor.logIn(demo.username, 'another-one')).body.code).toBe(0);
  });

  it('are not created by a pending login of an account that was disabled meanwhile', async () => {
    changeDuringLogin(() => inStore(server, (db) => setStatus(db, demo.username, '1')));
    expect((await visitor.logIn(demo.username, demo.password)).body.code).toBe(500);
    await inStore(server, (db) => setStatus(db, demo.username, '0'));
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
