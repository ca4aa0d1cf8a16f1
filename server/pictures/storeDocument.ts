import fs from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentUrl, type UploadedDocument, documentKinds, type DocumentKind } from '../../src/contract/pictures';
import { success } from '../http/envelopes';
import { inspectZip } from '../attachments/inspectZip';
import { BusinessError } from '../lib/errors';
import { withReceived, type PictureServices } from './storePicture';

const documentRefusals = {
  kind: `只能上传 ${Object.values(documentKinds).join('、')} 文件`,
  content: '文件内容与扩展名不符，请重新选择',
  macros: '文件含有宏，请另存为不含宏的文件再上传',
};

/** First bytes of the compound files that WPS writes. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const minCompoundBytes = 1536;

/** The end of a PDF: its last lines; some programs append a few bytes. */
const pdfEnd = (file: Buffer): string => file.toString('latin1', Math.max(0, file.length - 1024));

/** A part that each kind of archive must have. */
const parts: Partial<Record<DocumentKind, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  ofd: 'OFD.xml',
};

/** Names of the parts that hold macros, in archives and compound files. */
const macros = [Buffer.from('vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')];

/** @throws BusinessError for an extension that is not accepted */
function documentKind(fileName: string): DocumentKind {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  if (!Object.hasOwn(documentKinds, ending)) throw new BusinessError(documentRefusals.kind);
  return ending as DocumentKind;
}

/**
 * Checks a document's content by its bytes.
 * @throws BusinessError with the reason why it is refused
 */
function inspectDocument(file: Buffer, kind: DocumentKind): void {
  const check = (isRight: boolean, reason: string) => {
    if (!isRight) throw new BusinessError(reason);
  };
  if (kind === 'pdf')
    check(file.toString('latin1', 0, 5) === '%PDF-' && /%%EOF/.test(pdfEnd(file)), documentRefusals.content);
  else if (kind === 'wps') {
    check(file.length >= minCompoundBytes && file.subarray(0, 8).equals(compound), documentRefusals.content);
  } else {
    const verdict = inspectZip(file);
    check(verdict === null, verdict ?? '');
    check(file.includes(parts[kind] ?? ''), documentRefusals.content);
  }
  check(kind === 'zip' || !macros.some((name) => file.includes(name)), documentRefusals.macros);
}

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
