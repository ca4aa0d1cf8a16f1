import fs from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentUrl, type UploadedDocument } from '../../src/contract/pictures';
import { success } from '../http/envelopes';
import { documentKind, inspectDocument } from './documentKind';
import { withReceived, type PictureServices } from './storePicture';

/**
 * Receives a document and stores it as it is; a repeated upload gets the first response.
 * @throws BusinessError for a rejected file
 */
export const storeDocument = (
  services: PictureServices,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
) =>
  withReceived(services, request, reply, accountId, async ({ place, fileName, sha256, size, key }) => {
    const kind = documentKind(fileName);
    const content = JSON.stringify([fileName, sha256]);
    const write = { key, scope: `document ${accountId}`, content };
    return services.idempotentWrites.run(write, async () => {
      const file = await fs.readFile(place);
      inspectDocument(file, kind);
      const files = [{ name: `file.${kind}`, content: file }];
      const kept = await services.pictures.store({ width: 0, height: 0, format: kind, files });
      const document: UploadedDocument = { url: documentUrl(kept.id, kind), kind, size, fileName };
      return async (trx) => {
        await services.pictures.insert(trx, accountId, fileName, kept);
        return success(document);
      };
    });
  });
