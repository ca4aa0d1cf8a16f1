import multipart from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import { callingCompany, requireAccount } from '../auth/requireAccount';
import { updateRows } from '../db/queries';
import type { StoreTransaction } from '../db/schema';
import { success, successSchema } from '../http/envelopes';
import { rateLimit } from '../http/rateLimit';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';
import { storePicture } from '../pictures/storePicture';
import type { AreaPlugin } from '../services';

/**
 * Replaces a company's avatar; its earlier pictures are deleted.
 * @returns ids of the deleted pictures
 */
async function replaceAvatar(trx: StoreTransaction, accountId: string, avatar: string | null): Promise<string[]> {
  // Locks the account's row: of two concurrent uploads the later one wins.
  const changed = await updateRows(trx, 'account', { fdId: accountId, status: '0' }, { avatar });
  // The account was closed or blocked during the upload.
  if (changed === 0) throw new StatusError(401, messages.noLogin);
  const before = await trx
    .deleteFrom('picture')
    .where('accountId', '=', accountId)
    .where('fdId', '!=', avatar?.split('/')[3] ?? '')
    .returning('fdId')
    .execute();
  return before.map(({ fdId }) => fdId);
}

/** Uploads and removes a company's avatar. */
export const myAvatar: AreaPlugin = async (app, services) => {
  await app.register(multipart);
  app.addHook('onRequest', requireAccount(services, 'own'));
  const schema = {
    tags: ['my'],
    consumes: ['multipart/form-data'],
    description: 'Part: file, a picture (JPEG, PNG, WebP, AVIF, GIF) of at most 10 MB; it is cut to a square.',
    response: { 200: successSchema(Type.Object({ avatar: Type.String() })) },
  };
  app.post('/api/my/avatar', { schema }, async (request, reply) => {
    const { fdId: accountId } = await callingCompany(services.sessions, request);
    let before: string[] = [];
    const { data } = await storePicture(services, request, reply, {
      accountId,
      use: 'avatar',
      entered: async (trx, { url }) => {
        before = await replaceAvatar(trx, accountId, url);
      },
    });
    await services.pictures.remove(before);
    return success({ avatar: data!.url });
  });
  const removed = { tags: ['my'], response: { 200: successSchema(Type.Null()) } };
  app.post('/api/my/avatar/remove', { schema: removed }, async (request) => {
    const { fdId: accountId } = await callingCompany(services.sessions, request);
    await rateLimit(services.ephemeralStore, 'profile', accountId, services.limits.submissions);
    const before = await services.db.transaction().execute((trx) => replaceAvatar(trx, accountId, null));
    await services.pictures.remove(before);
    return success<null>();
  });
};
