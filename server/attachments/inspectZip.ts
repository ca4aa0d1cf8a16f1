import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, parseExtraFields, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { buffer } from 'node:stream/consumers';

/** Why an archive is rejected, as shown to the user. */
export const refusals = {
  broken: '文件内容不是有效的压缩文件',
  empty: '压缩文件里没有文件，请放入文件后重新压缩',
  split: '这是分卷压缩文件的一部分，请不分卷，压缩为一个文件后上传',
  cut: '压缩文件不完整，可能没有下载完，或是分卷压缩文件的一部分，请不分卷，压缩为一个文件后上传',
  format: '文件是其他格式的压缩文件，与扩展名不符，请重新压缩后上传',
  entries: '压缩文件内的文件超过 20,000 个，请分成几个压缩文件上传',
  bomb: '压缩文件解压后过大，不能上传',
  paths: '压缩文件内含不安全的文件路径',
  special: '压缩文件内含链接或特殊文件，不能上传',
  hidden: '压缩文件的目录已加密，无法检查，不能上传',
  locked: '压缩文件设有密码，请取消密码后重新压缩上传',
} as const;

/** null: the archive is accepted. */
export type Verdict = (typeof refusals)[keyof typeof refusals] | null;

const mebibyte = 1024 * 1024;

/** Maximum entries, unpacked bytes, and compression ratio above `small` bytes. */
export const limits = { entries: 20_000, unpacked: 1024 * mebibyte, ratio: 200, small: 20 * mebibyte };

/** Judges an archive by the sizes it declares: whether it is a decompression bomb, or has more files than anyone reads. */
export function verdictOfSizes(archiveSize: number, entries: number, unpacked: number): Verdict {
  if (entries > limits.entries) return refusals.entries;
  if (unpacked > limits.unpacked) return refusals.bomb;
  return unpacked > limits.small && unpacked > archiveSize * limits.ratio ? refusals.bomb : null;
}

/**
 * Whether an entry would be extracted outside its folder (path traversal).
 * @param name the raw bytes as Latin-1: the encoding is unknown, but the characters in question are ASCII in all of
 *   them
 */
export function escapesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name);
}

/** What comes from standard input has the mode of a pipe, and is a file like any other. */
const types = { mask: 0xf000, unknown: 0, pipe: 0x1000, folder: 0x4000, file: 0x8000 };
const setIds = 0o6000;

/** Whether a Unix mode is that of a link, device or socket, or of a file that sets user or group, as shared folders do. */
export function isSpecial(mode: number): boolean {
  const type = mode & types.mask;
  if (type === types.folder) return false;
  return (mode & setIds) !== 0 || ![types.unknown, types.pipe, types.file].includes(type);
}

/** Whether the bytes behind an archive are zeros that fill a volume, or a block of a pipe, which may be of any size. */
export const isPadding = (rest: Buffer): boolean => rest.equals(Buffer.alloc(rest.length));

/** First bytes of archives, as Latin-1. */
const marks = {
  zip: 'PK\x03\x04',
  rar: 'Rar!\x1a\x07',
  sevenZip: '7z\xbc\xaf\x27\x1c',
  gzip: '\x1f\x8b',
  bzip2: 'BZh',
  xz: '\xfd7zXZ',
};
const sevenZipHeader = 32;

/** The verdict on a file that is no archive of the format that its name says. */
export function verdictOfUnreadable(file: Buffer, expected: 'zip' | 'rar'): Verdict {
  const start = file.toString('latin1', 0, 6);
  const [format] = Object.entries(marks).find(([, mark]) => start.startsWith(mark)) ?? [];
  if (format === undefined || format === expected) return refusals.broken;
  // 7-Zip cuts an archive into volumes of any size; the first one has the place of the directory.
  if (format !== 'sevenZip' || file.length < sevenZipHeader) return refusals.format;
  const end = BigInt(sevenZipHeader) + file.readBigUInt64LE(12) + file.readBigUInt64LE(20);
  return end > file.length ? refusals.cut : refusals.format;
}

/** Thrown while an archive is read that will be refused. */
export class Refused extends Error {
  constructor(readonly verdict: Verdict) {
    super(verdict ?? '');
  }
}

const signatures = {
  local: Buffer.from('PK\x03\x04'),
  central: 0x02014b50,
  end: Buffer.from('PK\x05\x06'),
  split: Buffer.from('PK\x07\x08'),
  /** To be split, but fits one part. */
  single: Buffer.from('PK00'),
};
const isAt = (zip: Buffer, at: number, signature: Buffer) => zip.subarray(at, at + 4).equals(signature);

/** Whether a file is at the beginning, maybe behind the mark of an archive that was to be split. */
const isBeginning = (zip: Buffer) =>
  isAt(zip, 0, signatures.local) ||
  (isAt(zip, 4, signatures.local) && (isAt(zip, 0, signatures.split) || isAt(zip, 0, signatures.single)));

/** The length of an end record without its comment. */
const endSize = 22;
/** Attribute of a Windows link. */
const reparsePoint = 0x400;
/** Name in UTF-8, beside one in another encoding. */
const unicodePath = 0x7075;
/** Maximum compression ratio of Deflate. It also adds a few bytes to each chunk that a program hands it. */
const maxDeflateRatio = 1032;
const maxGrowth = (bytes: number) => 1024 + 8 * bytes;
/** What makes a file a page for a browser, and not for example an address in angle brackets. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|img)\b/i;

/** Archives in archives: how deep, and how well one may be compressed once more; stored workbooks are, to a tenth. */
const nested = { depth: 3, ratio: 100, small: 16 * 1024 };
const archiveName = /\.(?:zip|rar|7z|gz|tgz|bz2|xz|jar|docx|xlsx|pptx)$/i;

/** An archive in memory. */
class Bytes extends RandomAccessReader {
  /** Where the last read ended. */
  end = 0;
  #reads = 0;

  constructor(private readonly zip: Buffer) {
    super();
  }

  override read(...[target, offset, length, position, done]: Parameters<RandomAccessReader['read']>): void {
    this.end = position + length;
    const count = this.zip.subarray(position, this.end).copy(target, offset);
    this.#reads += 1;
    // Others have their turn in between, but not between any two reads, of which there are four for each file.
    const later = this.#reads % 64 === 0 ? setImmediate : queueMicrotask;
    later(() => (done as (error: null, count: number) => void)(null, count));
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from([this.zip.subarray(start, end)]);
  }
}

/** The length of an archive without zeros behind its end, which the reader would take for a part of its comment. */
function unpaddedLength(zip: Buffer): number {
  const at = zip.lastIndexOf(signatures.end);
  if (at === -1 || at + endSize > zip.length) return zip.length;
  const end = at + endSize + zip.readUInt16LE(at + 20);
  return end < zip.length && isPadding(zip.subarray(end)) ? end : zip.length;
}

/** Whether the end is missing, or the beginning, as of what was split without a word about it. */
function isCut(zip: Buffer): boolean {
  const at = zip.lastIndexOf(signatures.end);
  if (at === -1 || at + endSize > zip.length) return isBeginning(zip);
  return zip.readUInt32LE(at + 12) + zip.readUInt32LE(at + 16) > at;
}

/**
 * Reads the directory of an archive, and where it begins, in steps between which others have their turn.
 * @param validateEntrySizes whether a file is unpacked no further than to the size that it says
 * @throws Refused if there is none, or a part of one
 */
export async function readDirectory(zip: Buffer, validateEntrySizes = false) {
  try {
    const bytes = new Bytes(zip);
    const options = { decodeStrings: false, autoClose: false, validateEntrySizes };
    const file = await fromRandomAccessReaderPromise(bytes, unpaddedLength(zip), options);
    if (file.entryCount === 0) throw new Refused(refusals.empty);
    if (file.entryCount > limits.entries) throw new Refused(refusals.entries);
    const entries: Entry[] = [];
    for await (const entry of file.eachEntry()) entries.push(entry);
    // Without zip64 the count of more than 65,535 entries overflows.
    if (zip.readUInt32LE(bytes.end) === signatures.central) throw new Refused(refusals.entries);
    const sizes = entries.map((entry) => 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
    return { file, entries, start: bytes.end - sizes.reduce((sum, size) => sum + size, 0) };
  } catch (error) {
    if (error instanceof Refused) throw error;
    // The reader says only in words what is wrong.
    if (/^multi-disk/.test((error as Error).message) || isAt(zip, 0, signatures.split))
      throw new Refused(refusals.split);
    throw new Refused(isCut(zip) ? refusals.cut : verdictOfUnreadable(zip, 'zip'));
  }
}

function assertIntact(condition: boolean): void {
  if (!condition) throw new Refused(refusals.broken);
}

const extensionOf = (name: Buffer) => /\.[a-z0-9]+$/.exec(name.toString('latin1').toLowerCase())?.[0];

/** Judges an entry by its header and a local one, which some programs read instead. @returns where its data begin */
async function checkEntry(file: ZipFile, entry: Entry): Promise<number> {
  const local = await file.readLocalFileHeaderPromise(entry);
  const name = entry.fileNameRaw;
  assertIntact(local.fileName.equals(name));
  const others = [...entry.extraFields, ...parseExtraFields(local.extraField)]
    .filter(({ id }) => id === unicodePath)
    // Behind a version and a checksum.
    .map(({ data }) => data.subarray(5));
  if ([name, ...others].some((each) => escapesFolder(each.toString('latin1')))) throw new Refused(refusals.paths);
  // A name in ASCII alone may replace each character of the other, but hardly a known extension.
  assertIntact(others.every((other) => [undefined, extensionOf(other)].includes(extensionOf(name))));
  const isLink = (entry.externalFileAttributes & reparsePoint) !== 0;
  if (isLink || isSpecial(entry.externalFileAttributes >>> 16)) throw new Refused(refusals.special);
  if (entry.isEncrypted()) throw new Refused(refusals.locked);
  const { compressionMethod, compressedSize: packed, uncompressedSize: unpacked } = entry;
  assertIntact(packed <= maxGrowth(unpacked));
  assertIntact(compressionMethod !== 0 || packed === unpacked);
  assertIntact(compressionMethod !== 8 || unpacked <= (packed + 1) * maxDeflateRatio);
  return local.fileDataStart;
}

/** Judges an archive within the archive: a stored one like any other, a packed one by how well it could be packed. */
async function verdictOfNested(data: Buffer, entry: Entry, depth: number): Promise<Verdict> {
  if (entry.compressionMethod === 0 && isBeginning(data)) {
    if (depth >= nested.depth) return refusals.bomb;
    const verdict = await inspectZip(data, depth + 1);
    const harmless: Verdict[] = [refusals.broken, refusals.empty, refusals.split, refusals.cut];
    return harmless.includes(verdict) ? null : verdict;
  }
  const { uncompressedSize: unpacked, compressedSize: packed } = entry;
  const isPacked = archiveName.test(entry.fileNameRaw.toString('latin1')) && unpacked > nested.small;
  return isPacked && unpacked > packed * nested.ratio ? refusals.bomb : null;
}

/**
 * Inspects a ZIP archive by its directory, without unpacking.
 * @param depth number of archives that it is in
 */
export async function inspectZip(zip: Buffer, depth = 0): Promise<Verdict> {
  try {
    const { file, entries, start } = await readDirectory(zip);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    const verdict = verdictOfSizes(zip.length, entries.length, unpacked);
    if (verdict !== null) return verdict;
    assertIntact(isBeginning(zip) && !markup.test(String(file.comment)));
    // From the last to the first, since entries that overlap could unpack to a huge archive without looking suspicious.
    let end = start;
    for (const entry of entries.toSorted((a, b) => b.relativeOffsetOfLocalHeader - a.relativeOffsetOfLocalHeader)) {
      const from = await checkEntry(file, entry);
      const data = zip.subarray(from, from + entry.compressedSize);
      assertIntact(data.length === entry.compressedSize && from + data.length <= end);
      end = entry.relativeOffsetOfLocalHeader;
      const inside = await verdictOfNested(data, entry, depth);
      if (inside !== null) return inside;
    }
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.verdict;
    // The reader's own errors have no class.
    if ((error as Error).constructor === Error) return refusals.broken;
    throw error;
  }
}

/** Bounds of an unpacked archive. */
interface Bounds {
  parts: number;
  bytes: number;
}

/**
 * The files of an archive, by name. No entry is unpacked further than to the size that it says.
 * @param isWanted which of them count and are unpacked
 * @returns why not, if it is broken, or beyond the bounds
 */
export async function unpackZip(
  zip: Buffer,
  bounds: Bounds,
  isWanted: (name: string) => boolean = () => true,
): Promise<Map<string, Buffer> | 'broken' | 'too large'> {
  const verdict = await inspectZip(zip);
  if (verdict === refusals.bomb || verdict === refusals.entries) return 'too large';
  if (verdict !== null) return 'broken';
  const files = new Map<string, Buffer>();
  try {
    const { file, entries } = await readDirectory(zip, true);
    const selected = entries.filter(({ fileNameRaw }) => isWanted(fileNameRaw.toString()));
    const bytes = selected.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (selected.length > bounds.parts || bytes > bounds.bytes) return 'too large';
    for (const entry of selected)
      files.set(entry.fileNameRaw.toString(), await buffer(await file.openReadStreamPromise(entry)));
  } catch {
    return 'broken';
  }
  return files;
}
