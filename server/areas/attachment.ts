import fs from 'node:fs/promises';
import multipart from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { accountOf, requireAccount } from '../auth/requireAccount';
import { rateLimit } from '../http/rateLimit';
import type { AreaPlugin, PortalApp, PortalContext } from '../context';
import { BusinessError, StatusError } from '../lib/errors';
import { attachmentUrl } from '../attachments/attachmentUrl';
import { checkFileName } from '../attachments/checkFileName';
import { inspectArchive } from '../attachments/inspectArchive';
import { isTooLarge, noFile, receiveUpload, tooLarge } from '../attachments/receiveUpload';
import { idempotencyKey } from '../http/idempotencyKey';
import { attachmentHeader } from '../plugins/profileFiles';
import { success } from '../http/envelopes';

const tags = ['attachment'];

function uploadRoute(app: PortalApp, { accounts }: PortalContext) {
  const { attachments, limits, sessions, ephemeralStore, writes } = accounts;

  async function store(request: FastifyRequest, place: string) {
    const account = await accountOf(sessions, request);
    const key = idempotencyKey(request);
    const file = await receiveUpload(request, place, checkFileName);
    await inspectArchive(place, checkFileName(file.fileName));
    const content = JSON.stringify([file.attKey, file.fileName, file.sha256]);
    let kept: string | null = null;
    try {
      const answer = await writes.run({ key, scope: `upload ${account.fdId}`, content }, async () => {
        const waiting = await attachments.unclaimed(account.fdId);
        if (waiting >= limits.unclaimedUploads) throw new BusinessError('未提交的附件过多，请先提交申报');
        const attId = await attachments.keep(place);
        kept = attId;
        return async (trx) => {
          await attachments.enter(trx, attId, { accountId: account.fdId, ...file });
          return { ...success<null>(), attId };
        };
      });
      // Another server may have been faster with the same key; its file is the one.
      if (kept !== null && kept !== answer.attId) await attachments.discard(attachments.pathOf(kept));
      return answer;
    } catch (error) {
      if (kept !== null) await attachments.discardAfter(error, kept);
      throw error;
    }
  }

  app.post('/components/sysAttMain/upload', {
    schema: {
      tags,
      consumes: ['multipart/form-data'],
      description: 'Parts: file, a .zip or .rar of at most 10 MB; attKey.',
      response: {
        200: Type.Object({
          code: Type.Integer(),
          msg: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
          attId: Type.String(),
        }),
      },
    },
    onRequest: requireAccount(sessions),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isTooLarge(request)) {
        // The socket is given up rather than read to the end.
        reply.header('connection', 'close');
        throw new BusinessError(tooLarge);
      }
      if (!request.isMultipart()) throw new BusinessError(noFile);
      const { fdId } = await accountOf(sessions, request);
      await rateLimit(ephemeralStore, 'upload', fdId, limits.uploads);
      const place = await attachments.newPlace();
      try {
        return await store(request, place);
      } finally {
        await attachments.discard(place);
      }
    },
  });
}

/** Uploaded files are sent to their owner only, as downloads. */
function downloadRoute(app: PortalApp, { accounts: { attachments, sessions }, db }: PortalContext) {
  const schema = { tags, params: Type.Object({ attId: Type.String() }) };
  app.get(attachmentUrl(':attId'), { schema, onRequest: requireAccount(sessions) }, async (request, reply) => {
    const { fdId } = await accountOf(sessions, request);
    const row = await db
      .selectFrom('attachment')
      .select(['attId', 'fileName', 'size'])
      .where('attId', '=', request.params.attId)
      .where('accountId', '=', fdId)
      .executeTakeFirst();
    const file = row && (await fs.open(attachments.pathOf(row.attId)).catch(() => null));
    if (!row || !file) throw new StatusError(404, '请求的资源不存在');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': attachmentHeader(row.fileName),
        'content-length': Number(row.size),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('application/octet-stream')
      .send(file.createReadStream());
  });
}

/** Cleans up after a crash; what looks wrong is left to the operator, and the portal serves all the same. */
async function sweep(app: PortalApp, { accounts, config }: PortalContext) {
  try {
    // Alone on its folder, a server knows that nobody else is writing; with a shared database another one may be.
    const swept = await accounts.attachments.sweep(config.databaseUrl === null ? 0 : 60 * 60 * 1000);
    if (swept.setAside > 0) app.log.warn(swept, 'set uploads aside that a crash left unfinished');
    else if (swept.broughtBack > 0) app.log.warn(swept, 'brought uploads back that had been set aside');
  } catch (error) {
    app.log.error({ err: error }, 'the attachments were not swept');
  }
}

/** Uploads and their downloads. */
export const attachment: AreaPlugin = async (app, context) => {
  await app.register(multipart);
  await sweep(app, context);
  uploadRoute(app, context);
  downloadRoute(app, context);
};
