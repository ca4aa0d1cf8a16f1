/** Why an archive is rejected, as shown to the user. */
export const refusals = {
  broken: '文件内容不是有效的压缩文件',
  bomb: '压缩文件解压后过大，不能上传',
  paths: '压缩文件内含不安全的文件路径',
  special: '压缩文件内含链接或特殊文件，不能上传',
  hidden: '压缩文件的目录已加密，无法检查，不能上传',
} as const;

/** null: the archive is accepted. */
export type Verdict = (typeof refusals)[keyof typeof refusals] | null;

const mebibyte = 1024 * 1024;

/** Maximum entries, unpacked bytes, and compression ratio above `small` bytes. */
const limits = { entries: 20_000, unpacked: 1024 * mebibyte, ratio: 200, small: 20 * mebibyte };

/** Whether an archive is a decompression bomb, judged by the sizes it declares. */
export function isBomb(archiveSize: number, entries: number, unpacked: number): boolean {
  if (entries > limits.entries || unpacked > limits.unpacked) return true;
  return unpacked > limits.small && unpacked > archiveSize * limits.ratio;
}

/**
 * Whether an entry would be extracted outside its folder (path traversal).
 * @param name the raw bytes as Latin-1: the encoding is unknown, but the characters in question are ASCII in all of
 *   them
 */
export function escapesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name);
}

const unixTypes = { mask: 0xf000, file: 0x8000, folder: 0x4000 };
const setIds = 0o6000;

/** Whether a Unix mode is that of a link, device or pipe, or sets user or group. */
export function isSpecial(mode: number): boolean {
  const type = mode & unixTypes.mask;
  return (mode & setIds) !== 0 || ![0, unixTypes.file, unixTypes.folder].includes(type);
}

/** The archive is inconsistent. */
class BrokenArchive extends Error {}

/** @throws BrokenArchive, which `verdictOf` reports as a broken archive */
export function assertIntact(condition: boolean): void {
  if (!condition) throw new BrokenArchive();
}

/** Codes of reads past the end of a buffer. */
const beyondEnd = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

/** Runs a check; an archive that is inconsistent or truncated is reported as broken. */
export function verdictOf(read: () => Verdict): Verdict {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (error instanceof BrokenArchive || beyondEnd.includes(code)) return refusals.broken;
    throw error;
  }
}
