import {
  newSecret,
  otpauthUri,
  stepOfCode,
  consumeCode,
  plainCode,
  turnOffFactor,
  turnOnFactor,
} from '../auth/secondFactor';
import { confirmPassword } from '../auth/confirmPassword';
import { endSessions } from '../auth/sessions';
import { authenticate, needsPassword } from '../auth/requireAccount';
import { countOf, rowsWith } from '../db/queries';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { Services } from '../services';
import { type DeskPlugin, record, optional, needsFactor } from './deskRoutes';
import { passwordNeeded, type OwnFactor, type StaffMember } from '../../src/contract/desk';
import type { FastifyRequest } from 'fastify';

/** Key of a new secret waiting for its first code; bound to the session that confirmed the password. */
const nameOf = (tokenHash: string) => `secret:${tokenHash}`;

/** Two-factor login of one's own account. Its secret is returned once, when it is created, and never logged. */
export const ownFactor: DeskPlugin = ({ get, post }, services) => {
  const { db, ephemeralStore, limits, now, sealer } = services;
  const stored = (fdId: string) => rowsWith(db, 'account', { fdId }).selectAll().executeTakeFirstOrThrow();

  get('/api/desk/factor', {}, async ({ staff: { accountId } }): Promise<OwnFactor> => {
    const { totpSecret, demo } = await stored(accountId);
    const recoveryCodes = await countOf(rowsWith(db, 'recoveryCode', { accountId }));
    return { on: totpSecret !== null, recoveryCodes, ...(demo === '1' && { demo: true }) };
  });

  const begin = {
    body: { password: optional },
    description: '生成密钥，只返回这一次；十五分钟内以 confirm 确认后才生效。',
  };
  post('/api/desk/factor/begin', begin, async ({ body, staff: { accountId }, request }) => {
    const account = await authenticate(services.sessions, request);
    const { username, totpSecret, demo } = await stored(accountId);
    // The password is public: anyone could enable it and lock all others out.
    if (demo === '1') throw new BusinessError(messages.demoFactor);
    if (totpSecret !== null) throw new BusinessError(messages.factorIsOn);
    await confirmPassword(services, account, body.password ?? '', request.ip);
    const secret = newSecret();
    await ephemeralStore.set(nameOf(account.tokenHash), sealer.seal(secret, accountId), limits.newSecretMs);
    return { secret, address: otpauthUri(secret, username) };
  });

  const confirm = {
    body: { oneTimeCode: optional },
    description: '以第一个动态验证码确认。恢复码只返回这一次；其他登录全部退出。',
  };
  post('/api/desk/factor/confirm', confirm, async ({ body, staff: by, request, inTransaction }) => {
    const session = await authenticate(services.sessions, request);
    const name = nameOf(session.tokenHash);
    const sealed = await ephemeralStore.getAndDelete(name);
    if (sealed === null) throw new BusinessError(messages.setUpExpired);
    const code = plainCode(body.oneTimeCode ?? '');
    const step = /^\d{6}$/.test(code) ? stepOfCode(sealer.unseal(sealed, by.accountId), code, now()) : null;
    if (step === null) {
      await ephemeralStore.set(name, sealed, limits.newSecretMs);
      throw new BusinessError(messages.wrongCode);
    }
    const recoveryCodes = await inTransaction(async (context) => {
      const codes = await turnOnFactor(context.trx, by.accountId, sealed, step);
      if (codes === null) throw new BusinessError(messages.factorIsOn);
      await record(context, { action: 'factor:on', target: by.username, title: by.name });
      return codes;
    });
    // Ends sessions that were opened by password alone.
    await endSessions(db, session, 'others');
    return { recoveryCodes };
  });

  const off = { body: { password: optional, oneTimeCode: optional } };
  post('/api/desk/factor/off', off, async ({ body, staff: by, request, inTransaction }) => {
    const { fdId, totpSecret } = await stored(by.accountId);
    if (totpSecret === null) throw new BusinessError(messages.factorIsOff);
    const { password = '', oneTimeCode = '' } = body;
    await confirmPassword(services, await authenticate(services.sessions, request), password, request.ip);
    if (!(await consumeCode(services, { fdId, totpSecret }, oneTimeCode))) throw new BusinessError(messages.wrongCode);
    await inTransaction(async (context) => {
      await turnOffFactor(context.trx, fdId);
      await record(context, { action: 'factor:off', target: by.username, title: by.name });
    });
  });
};

/** The calling staff member. */
export const me: DeskPlugin = ({ get }, services) => {
  get('/api/desk/me', {}, async ({ staff: { username, name, role }, request }): Promise<StaffMember> => {
    const account = await authenticate(services.sessions, request);
    return {
      username,
      displayName: name,
      role,
      secondFactor: account.secondFactor,
      factorNeeded: await needsFactor(services, account),
      newPasswordNeeded: needsPassword(account),
    };
  });
};

const confirmationOf = (tokenHash: string) => `confirmed:${tokenHash}`;

/** Hook: the password must have been re-entered lately in this session. @throws BusinessError `passwordNeeded` */
export const requirePassword =
  ({ sessions, ephemeralStore }: Pick<Services, 'sessions' | 'ephemeralStore'>) =>
  async (request: FastifyRequest): Promise<void> => {
    const { tokenHash } = await authenticate(sessions, request);
    if ((await ephemeralStore.get(confirmationOf(tokenHash))) === null)
      throw new BusinessError(messages.passwordAgain, passwordNeeded);
  };

/** Re-authenticates by password; only the calling session counts as confirmed. */
export const confirmOwner: DeskPlugin = ({ post }, services) => {
  const { ephemeralStore, limits, sessions } = services;
  const description = `再次输入登录密码，十分钟内有效。其他操作以 code ${passwordNeeded} 要求时使用。`;
  post('/api/desk/confirm', { body: { password: optional }, description }, async ({ body, request }) => {
    const account = await authenticate(sessions, request);
    await confirmPassword(services, account, body.password ?? '', request.ip, { demoToo: true });
    await ephemeralStore.set(confirmationOf(account.tokenHash), '1', limits.confirmedMs);
  });
};
