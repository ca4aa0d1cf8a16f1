import { Type } from '@sinclair/typebox';
import { newSecret, otpauthUri, stepOfCode } from '../auth/authenticator';
import { confirmPassword } from '../auth/confirmPassword';
import { endSessions } from '../auth/ownSessions';
import { authenticate } from '../auth/requireAccount';
import { consumeCode, turnOffFactor, turnOnFactor } from '../auth/secondFactor';
import { countOf } from '../db/countOf';
import { writeAuditLog } from '../db/writeAuditLog';
import { success } from '../http/envelopes';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { AreaPlugin } from '../services';
import { done, optional, reading, text, writing } from './deskSchemas';
import { requireStaff, staffOf } from './requireStaff';

/** Key of a new secret waiting for its first code; bound to the session that confirmed the password. */
const nameOf = (tokenHash: string) => `secret:${tokenHash}`;

/** Two-factor login of one's own account. Its secret is returned once, when it is created, and never logged. */
export const ownFactor: AreaPlugin = (app, services) => {
  const { db, ephemeralStore, limits, now, sealer } = services;
  const onRequest = requireStaff(services, null);
  const stored = (accountId: string) =>
    db
      .selectFrom('account')
      .select(['fdId', 'username', 'totpSecret', 'demo'])
      .where('fdId', '=', accountId)
      .executeTakeFirstOrThrow();

  const state = Type.Object({ on: Type.Boolean(), recoveryCodes: Type.Integer({ description: '还没有用过的恢复码' }) });
  app.get('/api/desk/factor', { schema: reading({}, state), onRequest }, async (request) => {
    const { accountId } = await staffOf(services, request);
    const { totpSecret } = await stored(accountId);
    const recoveryCodes = await countOf(db.selectFrom('recoveryCode').where('accountId', '=', accountId));
    return success({ on: totpSecret !== null, recoveryCodes });
  });

  const begin = writing(
    { password: optional },
    Type.Object({ secret: text, address: text }),
    '生成密钥，只返回这一次；十五分钟内以 confirm 确认后才生效。',
  );
  app.post('/api/desk/factor/begin', { schema: begin, onRequest }, async (request) => {
    const { accountId } = await staffOf(services, request);
    const account = await authenticate(services.sessions, request);
    const { username, totpSecret, demo } = await stored(accountId);
    // The password is public: anyone could enable it and lock all others out.
    if (demo === '1') throw new BusinessError(messages.demoFactor);
    if (totpSecret !== null) throw new BusinessError(messages.factorIsOn);
    await confirmPassword(services, account, request.body.password ?? '', request.ip);
    const secret = newSecret();
    await ephemeralStore.set(nameOf(account.tokenHash), sealer.seal(secret, accountId), limits.newSecretMs);
    return success({ secret, address: otpauthUri(secret, username) });
  });

  const confirm = writing(
    { oneTimeCode: optional },
    Type.Object({ recoveryCodes: Type.Array(text) }),
    '以第一个动态验证码确认。恢复码只返回这一次；其他登录全部退出。',
  );
  app.post('/api/desk/factor/confirm', { schema: confirm, onRequest }, async (request) => {
    const by = await staffOf(services, request);
    const session = await authenticate(services.sessions, request);
    const name = nameOf(session.tokenHash);
    const sealed = await ephemeralStore.getAndDelete(name);
    if (sealed === null) throw new BusinessError(messages.setUpExpired);
    const code = (request.body.oneTimeCode ?? '').replace(/\s/g, '');
    const step = /^\d{6}$/.test(code) ? stepOfCode(sealer.unseal(sealed, by.accountId), code, now()) : null;
    if (step === null) {
      await ephemeralStore.set(name, sealed, limits.newSecretMs);
      throw new BusinessError(messages.wrongCode);
    }
    const recoveryCodes = await db.transaction().execute(async (trx) => {
      const codes = await turnOnFactor(trx, by.accountId, sealed, step);
      if (codes === null) throw new BusinessError(messages.factorIsOn);
      await writeAuditLog(trx, by, { action: 'factor:on', target: by.username, title: by.name }, now());
      return codes;
    });
    // Ends sessions that were opened by password alone.
    await endSessions(db, session, 'others');
    return success({ recoveryCodes });
  });

  const off = writing({ password: optional, oneTimeCode: optional }, done);
  app.post('/api/desk/factor/off', { schema: off, onRequest }, async (request) => {
    const by = await staffOf(services, request);
    const { fdId, totpSecret } = await stored(by.accountId);
    if (totpSecret === null) throw new BusinessError(messages.factorIsOff);
    const { password = '', oneTimeCode = '' } = request.body;
    await confirmPassword(services, await authenticate(services.sessions, request), password, request.ip);
    if (!(await consumeCode(services, { fdId, totpSecret }, oneTimeCode))) throw new BusinessError(messages.wrongCode);
    await db.transaction().execute(async (trx) => {
      await turnOffFactor(trx, fdId);
      await writeAuditLog(trx, by, { action: 'factor:off', target: by.username, title: by.name }, now());
    });
    return success<null>();
  });
};
