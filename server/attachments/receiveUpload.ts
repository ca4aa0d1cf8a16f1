import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountLimits } from '../accountLimits';
import { BusinessError } from '../lib/errors';
import type { EphemeralStore } from '../db/ephemeralStore';
import { malformed, multipartParts } from '../http/bodies';
import type { IdempotentWrites } from '../http/idempotentWrites';
import { rateLimit } from '../http/rateLimit';
import type { UploadKind, UploadStorage } from '../storage/uploadStorage';

/** Accepted archive formats, by file extension. */
export type ArchiveKind = 'zip' | 'rar';

/** Path separators, control characters, lone surrogates and bidi controls. */
const unwanted = /[/\\\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Checks the name of an upload of any kind. The name is only displayed and offered for saving: files are stored under
 * their ids.
 * @throws BusinessError with RuoYi's wording
 */
export function checkAnyFileName(name: string): void {
  if ([...name].length > 100) throw new BusinessError('上传的文件名最长100个字符');
  if (unwanted.test(name)) throw new BusinessError('上传的文件名包含不支持的字符');
}

/**
 * Checks the name of an archive.
 * @returns the format that the extension claims
 * @throws BusinessError with RuoYi's wording where possible
 */
export function checkFileName(name: string): ArchiveKind {
  checkAnyFileName(name);
  const [, base, ending = ''] = /^(.*?)(?:\.([^.]*))?$/u.exec(name.trim()) ?? [];
  const kind = ending.toLowerCase();
  if (!base?.replace(/\./g, '').trim() || (kind !== 'zip' && kind !== 'rar')) {
    throw new BusinessError(`文件[${name}]后缀[${ending}]不正确，请上传[zip, rar]格式`);
  }
  return kind;
}

/** Maximum bytes of a file (10 MB, as in RuoYi) and of a multipart request. */
export const uploadLimits = { file: 10 * 1024 * 1024, request: 20 * 1024 * 1024 };

/** RuoYi's wording, without its markup. */
const tooLarge = '上传的文件大小超出限制的文件大小！允许的文件最大大小是：10MB！';

/** Message for an upload without a file. */
const noFile = '请选择要上传的文件';

/** What uploads of any kind are stored with. */
export interface UploadServices {
  ephemeralStore: EphemeralStore;
  idempotentWrites: IdempotentWrites;
  limits: AccountLimits;
  uploadStorage: UploadStorage;
}

/**
 * Accepts an account's upload and hands on a place for its file, which is gone afterwards.
 * @throws BusinessError for a request that is too large, or without a file
 */
export async function withUpload<Result>(
  { ephemeralStore, limits, uploadStorage }: UploadServices,
  kind: UploadKind,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  work: (place: string) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length'] ?? 0) > uploadLimits.request) {
    // The connection is closed instead of reading the rest of the body.
    reply.header('connection', 'close');
    throw new BusinessError(tooLarge);
  }
  if (!request.isMultipart()) throw new BusinessError(noFile);
  await rateLimit(ephemeralStore, 'upload', accountId, limits.uploads);
  return uploadStorage.withTemporaryPath(kind, work);
}

/** The BusinessError that a check throws, so that it can be thrown after the request has been read. */
function refusalOf(check: () => void): BusinessError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof BusinessError) return error;
    throw error;
  }
}

/** Writes one part to disk with backpressure. */
async function writePart({ file }: MultipartFile, place: string) {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  // `flush`: synced to disk before it counts as written.
  const target = createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(file, measured, target).catch(async (error) => {
    // Waits for the stream to close, since the file may be created only now and has to be deleted by the caller. Not
    // `once` of node:events: it would throw the stream's own error instead of the refusal.
    if (!target.closed) await new Promise<void>((resolve) => target.once('close', () => resolve()));
    throw malformed(error);
  });
  return { size, sha256: hash.digest('hex') };
}

/** The parts of an upload. @throws BusinessError for a file that is too large */
async function* partsWithin(...args: Parameters<typeof multipartParts>): ReturnType<typeof multipartParts> {
  try {
    yield* multipartParts(...args);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'FST_REQ_FILE_TOO_LARGE' ? new BusinessError(tooLarge) : error;
  }
}

/**
 * Receives the one file of an upload and its attKey, which may come before or after it; empty text for none.
 * @param place path of a new file
 * @param checkName throws to reject a name; the rest of the request is still read, so that the response arrives
 * @throws BusinessError for a request without a file, an empty or too large one
 */
export async function receiveUpload(request: FastifyRequest, place: string, checkName: (fileName: string) => void) {
  let received: { fileName: string; size: number; sha256: string } | null = null;
  let refusal: BusinessError | null = null;
  let attKey = '';
  // One byte more than allowed, so that a file of exactly the allowed size is not taken for a truncated one.
  const limits = { files: 1, fields: 10, fieldSize: 1000, fileSize: uploadLimits.file + 1 };
  for await (const part of partsWithin(request, { limits, preservePath: true })) {
    if (part.type === 'field') {
      if (part.fieldname === 'attKey') attKey = String(part.value);
      continue;
    }
    // The HTML standard writes a quote in a name as %22.
    const fileName = (part.filename ?? '').replaceAll('%22', '"');
    refusal = part.fieldname === 'file' ? refusalOf(() => checkName(fileName)) : new BusinessError(noFile);
    if (refusal) {
      part.file.resume();
      continue;
    }
    received = { fileName: fileName.trim(), ...(await writePart(part, place)) };
  }
  if (refusal) throw refusal;
  if (received === null) throw new BusinessError(noFile);
  if (received.size > uploadLimits.file) throw new BusinessError(tooLarge);
  if (received.size === 0) throw new BusinessError('上传的文件不能为空');
  return { ...received, attKey };
}
