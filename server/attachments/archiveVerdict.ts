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
