/** Why an archive is refused, as shown to the user. */
export const refusals = {
  broken: '文件内容不是有效的压缩文件',
  bomb: '压缩文件解压后过大，不能上传',
  paths: '压缩文件内含不安全的文件路径',
} as const;

/** null: nothing against it. */
export type Verdict = (typeof refusals)[keyof typeof refusals] | null;

const mebibyte = 1024 * 1024;

/** Entries an archive may have, bytes it may unpack to, and how many times its own size beyond `small`. */
const bounds = { entries: 20_000, unpacked: 1024 * mebibyte, ratio: 200, small: 20 * mebibyte };

/** Whether the archive is a bomb, by what it says about itself. */
export function isBomb(archiveSize: number, entries: number, unpacked: number): boolean {
  if (entries > bounds.entries || unpacked > bounds.unpacked) return true;
  return unpacked > bounds.small && unpacked > archiveSize * bounds.ratio;
}

/**
 * Whether an entry would be written outside the folder it is unpacked into.
 * @param name the raw bytes as Latin-1: the encoding is anyone's guess, the characters in question are the same in all.
 */
export function leavesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name);
}

/** Something in an archive does not fit together. */
class BrokenArchive extends Error {}

/** @throws what `verdictOf` takes for a broken archive. */
export function need(condition: boolean): void {
  if (!condition) throw new BrokenArchive();
}

/** Codes of reads beyond the end of a buffer. */
const beyondEnd = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

/** Reads an archive; one that does not fit together, or ends too early, is broken. */
export function verdictOf(read: () => Verdict): Verdict {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (error instanceof BrokenArchive || beyondEnd.includes(code)) return refusals.broken;
    throw error;
  }
}
