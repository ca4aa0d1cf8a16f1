import fs from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Parser } from 'htmlparser2';
import {
  documentUrl,
  type UploadedDocument,
  documentKinds,
  type DocumentKind,
  pictureUrl,
} from '../../src/contract/pictures';
import { success } from '../http/envelopes';
import { refusals, type Verdict, inspectZip, readDirectory, unpackZip } from '../attachments/inspectZip';
import { decoded } from '../lib/secrets';
import { BusinessError } from '../lib/errors';
import { needsPassword } from './pdfPassword';
import { withReceived, type PictureServices } from './storePicture';
import type { StoredFile, StoredFiles, StoredFilesQuery } from '../../src/contract/storedFiles';
import type { Row, Store } from '../db/schema';
import { containsText } from '../db/queries';
import { chinaDay, dayMs, readStartOfDay } from '../lib/chinaTime';

const documentRefusals = {
  kind: `只能上传 ${Object.values(documentKinds).join('、')} 文件`,
  content: '文件内容与扩展名不符，请重新选择',
  macros: '文件含有宏，请另存为不含宏的文件再上传',
  encrypted: '文件设有打开密码，请取消密码后再上传',
};

/** First bytes of the compound files that WPS writes. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const minCompoundBytes = 1536;

/** A PDF may begin with some bytes of another program, as a byte order mark, and end with any number of them. */
const pdfHeaderWithin = 1024;

/** The type of the part that makes an Office file what it is; its name may be any. */
const mainParts: Partial<Record<DocumentKind, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
};

/** Where Office files list the types of their parts, and how large the list may be. */
const typeList = '[content_types].xml';
const typeListBounds = { parts: 1, bytes: 1024 * 1024 };

/** To an editor a document is no archive, and these only mean that it is no document either. */
const unreadable: Verdict[] = [refusals.broken, refusals.cut, refusals.split, refusals.format];

/** What holds macros: parts and types of Office files, and names in compound files. */
const macroParts = /vbaProject|macroEnabled/i;
const compoundMacros = Buffer.from('_VBA_PROJECT', 'utf16le');

/** What an Office file with a password is: a compound file with the encrypted archive in it. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** Whether the text of a compound file is encrypted, by the flag at its beginning, which is that of a sector. */
function hasPassword(file: Buffer): boolean {
  for (let at = 512; at + 12 <= file.length; at += 512) {
    const isText = file.readUInt16LE(at) === 0xa5ec && [0xc1, 0xc2, 0x101].includes(file.readUInt16LE(at + 2));
    if (isText) return (file.readUInt16LE(at + 10) & 0x100) !== 0;
  }
  return false;
}

/** The name of a part as Office, LibreOffice and POI compare it: some programs write `./a.xml`, `word\\a.xml` or escapes. */
const partName = (name: string) => decoded(name.replaceAll('\\', '/').replace(/^\.?\//, '')).toLowerCase();

/** @throws BusinessError for an extension that is not accepted */
function documentKind(fileName: string): DocumentKind {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  if (!Object.hasOwn(documentKinds, ending)) throw new BusinessError(documentRefusals.kind);
  return ending as DocumentKind;
}

function check(isRight: boolean, reason: string): void {
  if (!isRight) throw new BusinessError(reason);
}

/**
 * The types of the parts that an Office file has. SheetJS lists those of all kinds of workbooks, with macros too.
 * @param names of the parts
 */
async function contentTypes(file: Buffer, names: string[]): Promise<string[]> {
  const lists = await unpackZip(file, typeListBounds, (name) => partName(name) === typeList);
  if (typeof lists === 'string') return [];
  const found: string[] = [];
  const onopentag = (_name: string, attributes: Record<string, string | undefined>) => {
    const { PartName: part, Extension: extension, ContentType: type = '' } = attributes;
    const isOne = (name: string) =>
      part === undefined ? name.endsWith(`.${extension?.toLowerCase()}`) : name === partName(part);
    if (names.some(isOne)) found.push(type.toLowerCase());
  };
  new Parser({ onopentag }, { xmlMode: true }).end([...lists.values()].join(''));
  return found;
}

/**
 * Checks a document's content by its bytes.
 * @throws BusinessError with the reason why it is refused
 */
async function inspectDocument(file: Buffer, kind: DocumentKind): Promise<void> {
  if (kind === 'pdf') {
    const start = file.subarray(0, pdfHeaderWithin).indexOf('%PDF-');
    // Not a page, which a browser might take it for.
    const isBare = start !== -1 && !/<[a-z!?]/i.test(file.toString('latin1', 0, start));
    check(isBare && file.includes('%%EOF', start), documentRefusals.content);
    check(!needsPassword(file), documentRefusals.encrypted);
    return;
  }
  const isCompound = file.subarray(0, compound.length).equals(compound);
  check(!isCompound || !file.includes(encryptedPackage), documentRefusals.encrypted);
  if (kind === 'wps') {
    check(isCompound && file.length >= minCompoundBytes, documentRefusals.content);
    check(!file.includes(compoundMacros), documentRefusals.macros);
    check(!hasPassword(file), documentRefusals.encrypted);
  } else {
    const verdict = await inspectZip(file);
    const reason = kind === 'zip' || !unreadable.includes(verdict) ? verdict : documentRefusals.content;
    check(verdict === null, reason ?? '');
    if (kind === 'zip') return;
    const names = (await readDirectory(file)).entries.map(({ fileNameRaw }) => partName(fileNameRaw.toString()));
    const types = await contentTypes(file, names);
    check(![...names, ...types].some((name) => macroParts.test(name)), documentRefusals.macros);
    check(kind === 'ofd' ? names.includes('ofd.xml') : types.includes(mainParts[kind]!), documentRefusals.content);
  }
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
      await inspectDocument(file, kind);
      const files = [{ name: `file.${kind}`, content: file }];
      const stored = await services.pictures.store({ width: 0, height: 0, format: kind, files });
      const document: UploadedDocument = { url: documentUrl(stored.id, kind), kind, size, fileName };
      return async (trx) => {
        await services.pictures.insert(trx, accountId, fileName, stored);
        return success(document);
      };
    });
  });

type Stored = Omit<Row<'picture'>, 'accountId' | 'used'>;

function fileOf({ fdId: id, fileName, width, height, format, size, createdAt }: Stored): StoredFile {
  const facts = { fileName, size: Number(size), day: chinaDay(Number(createdAt)) };
  return Object.hasOwn(documentKinds, format)
    ? { ...facts, url: documentUrl(id, format as DocumentKind), kind: format as DocumentKind }
    : { ...facts, url: pictureUrl({ id, width, height, format: format as 'jpg' }), width, height };
}

/** The pictures and documents that staff uploaded; companies' pictures are their own. */
export async function listUploads(
  db: Store,
  { q = '', kind, day = '', by, limit }: StoredFilesQuery,
): Promise<StoredFiles> {
  let query = db
    .selectFrom('picture')
    .innerJoin('account', 'account.fdId', 'picture.accountId')
    .select(['picture.fdId', 'fileName', 'width', 'height', 'format', 'size', 'picture.createdAt'])
    .where('account.isCust', '=', '0');
  if (q !== '') query = query.where(containsText(db, 'fileName', q));
  if (kind) query = query.where('width', kind === 'picture' ? '>' : '=', 0);
  const since = readStartOfDay(day);
  if (since !== null)
    query = query.where('picture.createdAt', '>=', since).where('picture.createdAt', '<', since + dayMs);
  if (by) query = query.orderBy('size', 'desc');
  const rows = await query
    .orderBy('picture.createdAt', 'desc')
    .orderBy('picture.fdId', 'desc')
    .limit(limit + 1)
    .execute();
  return { files: rows.slice(0, limit).map(fileOf), more: rows.length > limit };
}
