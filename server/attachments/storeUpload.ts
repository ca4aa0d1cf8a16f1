import fs from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { success } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotentWrites';
import { BusinessError } from '../lib/errors';
import { limitConcurrency } from '../lib/concurrency';
import { unsuitableFile } from '../../src/contract/attachment';
import type { Attachments } from './attachments';
import { checkFileName, type ArchiveKind, receiveUpload, type UploadServices } from './receiveUpload';
import { inspectRar } from './inspectRar';
import { inspectZip } from './inspectZip';

const inspectors = { zip: (file: Buffer) => inspectZip(file), rar: inspectRar };

// Files of up to 10 MB are read into memory.
const limited = limitConcurrency(4, 1000);

/**
 * Checks that a file has the archive format its name claims and is safe to extract.
 * @throws BusinessError with the reason
 */
async function inspectArchive(file: string, kind: ArchiveKind): Promise<void> {
  const verdict = await limited(async () => inspectors[kind](await fs.readFile(file)));
  if (verdict !== null) throw new BusinessError(verdict, unsuitableFile);
}

/** What is refused on receipt is refused for the file itself. */
function markUnsuitable(error: unknown): never {
  throw error instanceof BusinessError ? new BusinessError(error.msg, unsuitableFile) : error;
}

interface AttachmentServices extends UploadServices {
  attachments: Attachments;
  config: { companyBytes: number };
}

/**
 * Receives, inspects and stores an account's upload; a repeated upload gets the first one's id.
 * @param place path of a new file, which the caller deletes afterwards
 * @throws BusinessError for a rejected file
 */
export async function storeUpload(
  { attachments, idempotentWrites, limits, config }: AttachmentServices,
  request: FastifyRequest,
  accountId: string,
  place: string,
) {
  const key = idempotencyKey(request);
  const file = await receiveUpload(request, place, checkFileName).catch(markUnsuitable);
  if (!/^[A-Za-z]\w{0,63}$/.test(file.attKey)) throw new BusinessError('附件类型不正确');
  await inspectArchive(place, checkFileName(file.fileName));
  const content = JSON.stringify([file.attKey, file.fileName, file.sha256]);
  let storedId: string | null = null;
  try {
    const answer = await idempotentWrites.run({ key, scope: `upload ${accountId}`, content }, async () => {
      const waiting = await attachments.countUnclaimed(accountId);
      if (waiting >= limits.unclaimedUploads) throw new BusinessError('未提交的附件过多，请先提交申报');
      const attId = await attachments.store(place);
      storedId = attId;
      return async (trx) => {
        await attachments.insert(trx, attId, { accountId, ...file }, config.companyBytes);
        return { ...success<null>(), attId };
      };
    });
    // Another server stored the same key first; its file is the one that counts.
    if (storedId !== null && storedId !== answer.attId) await attachments.remove(storedId);
    return answer;
  } catch (error) {
    if (storedId !== null) await attachments.discardAfterFailure(error, storedId);
    throw error;
  }
}
