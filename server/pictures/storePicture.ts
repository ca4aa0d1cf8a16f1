import fs from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedPicture } from '../../src/contract/desk';
import { pictureUrl } from '../../src/contract/pictures';
import { checkAnyFileName, receiveUpload, type UploadServices, withUpload } from '../attachments/receiveUpload';
import type { StoreTransaction } from '../db/schema';
import { success } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotentWrites';
import { BusinessError } from '../lib/errors';
import {
  headBytes,
  pictureKind,
  type PictureKind,
  pictureRefusals,
  renderPicture,
  type PictureUse,
} from './renderPicture';
import type { Pictures } from './pictures';

export interface PictureServices extends UploadServices {
  pictures: Pictures;
}

/** The picture's owner and use, and what to do in the transaction that inserts it. */
export interface PictureOwner {
  accountId: string;
  use: PictureUse;
  entered?: (trx: StoreTransaction, picture: UploadedPicture) => Promise<void>;
}

/** @throws BusinessError for what is no picture */
export async function kindOf(file: string): Promise<PictureKind> {
  await using handle = await fs.open(file, 'r');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const kind = pictureKind(buffer.subarray(0, bytesRead));
  if (kind === null) throw new BusinessError(pictureRefusals.kind);
  return kind;
}

/** Stores a file as a picture in all its sizes. @returns what inserts its row, in the transaction of the write */
export async function prepareStored(
  { pictures }: PictureServices,
  { accountId, use, entered }: PictureOwner,
  { place, fileName }: Pick<ReceivedUpload, 'place' | 'fileName'>,
) {
  const stored = await pictures.store(await renderPicture(place, await kindOf(place), use));
  const { width, height } = stored;
  const picture: UploadedPicture = { url: pictureUrl(stored), width, height, fileName };
  return async (trx: StoreTransaction) => {
    await pictures.insert(trx, accountId, fileName, stored);
    await entered?.(trx, picture);
    return success(picture);
  };
}

/** Where a received file is meanwhile, and the key of its request. */
export type ReceivedUpload = Awaited<ReturnType<typeof receiveUpload>> & { place: string; key: string | null };

/**
 * Receives an account's file and hands it on; it is gone afterwards.
 * @throws BusinessError for a request without a file, an empty or too large one
 */
export async function withReceived<Result>(
  services: PictureServices,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  work: (received: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  return withUpload(services, 'uploads', request, reply, accountId, async (place) => {
    const key = idempotencyKey(request);
    return work({ ...(await receiveUpload(request, place, checkAnyFileName)), place, key });
  });
}

/**
 * Receives a picture, re-encodes it in all its sizes, and stores it; a repeated upload gets the first response. If the
 * transaction fails, the files are left to the next sweep.
 * @throws BusinessError for a rejected file
 */
export const storePicture = (
  services: PictureServices,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: PictureOwner,
) =>
  withReceived(services, request, reply, owner.accountId, (received) => {
    const content = JSON.stringify([owner.use, received.fileName, received.sha256]);
    const write = { key: received.key, scope: `picture ${owner.accountId}`, content };
    return services.idempotentWrites.run(write, () => prepareStored(services, owner, received));
  });
