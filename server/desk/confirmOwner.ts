import type { FastifyRequest } from 'fastify';
import { passwordNeeded } from '../../src/contract/desk';
import { confirmPassword } from '../auth/confirmPassword';
import { authenticate } from '../auth/requireAccount';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { AreaPlugin, Services } from '../services';
import { deskRoutes } from './deskRoutes';
import { optional } from './deskSchemas';

const nameOf = (tokenHash: string) => `confirmed:${tokenHash}`;

/** Hook: the password must have been re-entered lately in this session. @throws BusinessError `passwordNeeded` */
export const requirePassword =
  ({ sessions, ephemeralStore }: Pick<Services, 'sessions' | 'ephemeralStore'>) =>
  async (request: FastifyRequest): Promise<void> => {
    const { tokenHash } = await authenticate(sessions, request);
    if ((await ephemeralStore.get(nameOf(tokenHash))) === null)
      throw new BusinessError(messages.passwordAgain, passwordNeeded);
  };

/** Re-authenticates by password; only the calling session counts as confirmed. */
export const confirmOwner: AreaPlugin = (app, services) => {
  const { ephemeralStore, limits, sessions } = services;
  const description = `再次输入登录密码，十分钟内有效。其他操作以 code ${passwordNeeded} 要求时使用。`;
  const { post } = deskRoutes(app, services, null);
  post('/api/desk/confirm', { body: { password: optional }, description }, async ({ body, request }) => {
    const account = await authenticate(sessions, request);
    await confirmPassword(services, account, body.password ?? '', request.ip, { demoToo: true });
    await ephemeralStore.set(nameOf(account.tokenHash), '1', limits.confirmedMs);
  });
};
