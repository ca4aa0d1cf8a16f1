import fs from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedPicture } from '../../src/contract/desk';
import { pictureUrl } from '../../src/contract/pictures';
import { checkAnyFileName } from '../attachments/checkFileName';
import { isTooLarge, noFile, receiveUpload, tooLarge, type ReceivedFile } from '../attachments/receiveUpload';
import type { EphemeralStore } from '../db/ephemeralStore';
import type { StoreTransaction } from '../db/schema';
import { success } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotencyKey';
import type { IdempotentWrites } from '../http/idempotentWrites';
import { rateLimit, type Limit } from '../http/rateLimit';
import { BusinessError } from '../lib/errors';
import { headBytes, pictureKind, type PictureKind } from './pictureKind';
import type { Pictures } from './pictures';
import { pictureRefusals, renderPicture, type PictureUse } from './renderPicture';

/** The services that an upload passes through. */
interface PictureServices {
  pictures: Pictures;
  ephemeralStore: EphemeralStore;
  idempotentWrites: IdempotentWrites;
  limits: { uploads: Limit };
}

/** Whose picture it is, what for, and what is done with it in the transaction that enters it. */
export interface PictureOwner {
  accountId: string;
  use: PictureUse;
  entered?: (trx: StoreTransaction, picture: UploadedPicture) => Promise<void>;
}

async function kindOf(file: string): Promise<PictureKind> {
  const handle = await fs.open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const kind = pictureKind(buffer.subarray(0, bytesRead));
    if (kind === null) throw new BusinessError(pictureRefusals.kind);
    return kind;
  } finally {
    await handle.close();
  }
}

async function keep(
  { pictures, idempotentWrites }: PictureServices,
  { accountId, use, entered }: PictureOwner,
  key: string | null,
  place: string,
  { fileName, sha256 }: ReceivedFile,
) {
  const content = JSON.stringify([use, fileName, sha256]);
  return idempotentWrites.run({ key, scope: `picture ${accountId}`, content }, async () => {
    const kept = await pictures.store(await renderPicture(place, await kindOf(place), use));
    const { width, height } = kept;
    const picture: UploadedPicture = { url: pictureUrl(kept), width, height, fileName };
    return async (trx) => {
      await pictures.insert(trx, accountId, fileName, kept);
      await entered?.(trx, picture);
      return success(picture);
    };
  });
}

/**
 * Receives a picture, makes it anew in all its sizes, and stores it; a repeated one is answered with the first one.
 * What fails at the end stays without a row, and the next sweep takes it.
 * @throws BusinessError for a file that is not taken.
 */
export async function storePicture(
  services: PictureServices,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: PictureOwner,
) {
  reply.header('cache-control', 'no-store');
  if (isTooLarge(request)) {
    // The socket is given up rather than read to the end.
    reply.header('connection', 'close');
    throw new BusinessError(tooLarge);
  }
  if (!request.isMultipart()) throw new BusinessError(noFile);
  const { pictures, ephemeralStore, limits } = services;
  await rateLimit(ephemeralStore, 'upload', owner.accountId, limits.uploads);
  const place = await pictures.temporaryPath();
  try {
    const key = idempotencyKey(request);
    return await keep(services, owner, key, place, await receiveUpload(request, place, checkAnyFileName));
  } finally {
    await pictures.discard(place);
  }
}
