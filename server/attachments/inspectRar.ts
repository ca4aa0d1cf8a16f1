import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import {
  escapesFolder,
  isPadding,
  isSpecial,
  limits,
  Refused,
  refusals,
  verdictOfSizes,
  verdictOfUnreadable,
  type Verdict,
} from './inspectZip';

// Read by hand, after the published description of the format: the libraries that read RAR know no volumes, or no links.

const marker4 = Buffer.from('526172211a0700', 'hex');
const marker5 = Buffer.from('526172211a070100', 'hex');

/** One block of an archive: its type, the next block's offset, and for a file its unpacked size and name. */
interface Block {
  kind: 'main' | 'file' | 'end' | 'hidden' | 'other';
  next: number;
  unpacked: number;
  names: string[];
  /** Continued from another volume, or in another. */
  split?: boolean;
  /** A link, device or socket, or one that sets user or group. */
  special?: boolean;
  /** Opens only with a password. */
  locked?: boolean;
  /** Stored without compression, and yet of another size. */
  lies?: boolean;
}

/** The archive is inconsistent. */
class BrokenArchive extends Error {}

function assertIntact(condition: boolean): void {
  if (!condition) throw new BrokenArchive();
}

/** Refuses an archive that ends before an offset. */
function assertThere(rar: Buffer, end: number): void {
  if (end > rar.length) throw new Refused(refusals.cut);
}

/** Codes of reads past the end of a buffer. */
const beyondEnd = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

/** Host systems as the two formats number them. */
const unix4 = 3;
const unix5 = 1;

const kinds4: Record<number, Block['kind']> = { 0x73: 'main', 0x74: 'file', 0x7b: 'end' };

/** Reads a block of RAR 1.5 to 4. */
function readBlock4(rar: Buffer, at: number): Block {
  const [sum, type, flags, size] = [
    rar.readUInt16LE(at),
    rar[at + 2],
    rar.readUInt16LE(at + 3),
    rar.readUInt16LE(at + 5),
  ];
  assertIntact(size >= 7);
  assertThere(rar, at + size);
  const kind = kinds4[type] ?? 'other';
  // Comments and signatures of old archives use another checksum.
  assertIntact(kind === 'other' || (crc32(rar.subarray(at + 2, at + size)) & 0xffff) === sum);
  if (kind !== 'file') {
    const data = flags & 0x8000 ? rar.readUInt32LE(at + 7) : 0;
    const hidden = kind === 'main' && (flags & 0x80) !== 0;
    return { kind: hidden ? 'hidden' : kind, next: at + size + data, unpacked: 0, names: [] };
  }
  const large = (flags & 0x100) !== 0;
  const high = (field: number) => (large ? rar.readUInt32LE(at + field) * 2 ** 32 : 0);
  const nameAt = at + (large ? 40 : 32);
  const name = rar.toString('latin1', nameAt, nameAt + rar.readUInt16LE(at + 26)).split('\0', 1)[0];
  const packed = rar.readUInt32LE(at + 7) + high(32);
  const next = at + size + packed;
  const unpacked = rar.readUInt32LE(at + 11) + high(36);
  const stored = rar[at + 25] === 0x30;
  const split = (flags & 0x3) !== 0;
  const locked = (flags & 0x4) !== 0;
  const lies = stored && !split && packed !== unpacked;
  const special = rar[at + 15] === unix4 && isSpecial(rar.readUInt32LE(at + 28) & 0xffff);
  return { kind, next, unpacked, names: [name], split, lies, special, locked };
}

const kinds5: Record<number, Block['kind']> = { 1: 'main', 2: 'file', 4: 'hidden', 5: 'end' };

/** Reads consecutive variable-length integers. */
function variableNumbers(rar: Buffer, start: number) {
  let at = start;
  const next = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = rar.readUInt8(at);
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      assertIntact(factor < 2 ** 56);
    }
  };
  return { next, skip: (bytes: number) => void (at += bytes), position: () => at };
}

const extraRecords = { encryption: 1, link: 5 };
/** The kind of link that stands for another file of the archive with the same content. */
const duplicate = 5;

/** The records in a header's extra area: of each the type, and the kind and target of a link. */
function* extrasOf(rar: Buffer, start: number, end: number): Generator<{ type: number; link: number; target: string }> {
  for (let at = start; at < end;) {
    const numbers = variableNumbers(rar, at);
    const size = numbers.next();
    at = numbers.position() + size;
    assertIntact(size > 0 && at <= end);
    const type = numbers.next();
    if (type !== extraRecords.link) {
      yield { type, link: 0, target: '' };
      continue;
    }
    const [link] = [numbers.next(), numbers.next()];
    const length = numbers.next();
    yield { type, link, target: rar.toString('latin1', numbers.position(), numbers.position() + length) };
  }
}

/** Reads a block of RAR 5. */
function readBlock5(rar: Buffer, at: number): Block {
  const numbers = variableNumbers(rar, at + 4);
  const size = numbers.next();
  const end = numbers.position() + size;
  assertIntact(size > 0);
  assertThere(rar, end);
  assertIntact(crc32(rar.subarray(at + 4, end)) === rar.readUInt32LE(at));
  const kind = kinds5[numbers.next()] ?? 'other';
  const flags = numbers.next();
  const extraSize = flags & 1 ? numbers.next() : 0;
  const packed = flags & 2 ? numbers.next() : 0;
  const next = end + packed;
  if (kind !== 'file') return { kind, next, unpacked: 0, names: [] };
  const fileFlags = numbers.next();
  const size5 = numbers.next();
  const split = (flags & 0x18) !== 0;
  // What comes from standard input has its size in the last volume alone; elsewhere it may be anything.
  const unpacked = fileFlags & 8 ? (flags & 0x10 ? packed : Infinity) : size5;
  const mode = numbers.next();
  numbers.skip((fileFlags & 2 ? 4 : 0) + (fileFlags & 4 ? 4 : 0));
  const stored = ((numbers.next() >> 7) & 7) === 0;
  const host = numbers.next();
  const nameSize = numbers.next();
  const name = rar.toString('latin1', numbers.position(), numbers.position() + nameSize);
  const extras = [...extrasOf(rar, end - extraSize, end)];
  const links = extras.filter(({ type }) => type === extraRecords.link);
  const special = links.some(({ link }) => link !== duplicate) || (host === unix5 && isSpecial(mode));
  const locked = extras.some(({ type }) => type === extraRecords.encryption);
  const lies = stored && !split && links.length === 0 && packed !== unpacked;
  const names = [name, ...links.map(({ target }) => target)];
  return { kind, next, unpacked, names, split, special, locked, lies };
}

async function inspectBlocks(
  rar: Buffer,
  readBlock: (rar: Buffer, at: number) => Block,
  start: number,
): Promise<Verdict> {
  let [at, entries, unpacked, size] = [start, 0, 0, rar.length];
  for (let blocks = 1; ; blocks += 1) {
    // Others have their turn in between.
    if (blocks % 100 === 0) await setImmediate();
    const block = readBlock(rar, at);
    assertIntact(at > start || block.kind === 'main' || block.kind === 'hidden');
    // From here on everything is encrypted, including names.
    if (block.kind === 'hidden') return refusals.hidden;
    if (block.kind === 'file') {
      entries += 1;
      unpacked += block.unpacked;
      // How well a file is packed that goes on in another volume cannot be known.
      if (block.split) size = Infinity;
      const verdict = verdictOfSizes(size, entries, unpacked);
      if (verdict !== null) return verdict;
      if (block.special) return refusals.special;
      if (block.names.some(escapesFolder)) return refusals.paths;
      if (block.locked) return refusals.locked;
      assertIntact(!block.lies);
    }
    // A file may have blocks of its own for rights and streams.
    if (blocks > 3 * limits.entries) return refusals.entries;
    assertIntact(block.next > at);
    assertThere(rar, block.next);
    // Old archives have no end block.
    if (block.kind === 'end' || block.next === rar.length) {
      assertIntact(isPadding(rar.subarray(block.next)));
      return entries > 0 ? null : refusals.empty;
    }
    at = block.next;
  }
}

/** Inspects a RAR archive of either format, or one volume of a set, by its headers, without unpacking. */
export async function inspectRar(rar: Buffer): Promise<Verdict> {
  try {
    if (rar.subarray(0, marker5.length).equals(marker5)) return await inspectBlocks(rar, readBlock5, marker5.length);
    if (rar.subarray(0, marker4.length).equals(marker4)) return await inspectBlocks(rar, readBlock4, marker4.length);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (error instanceof Refused) return error.verdict;
    if (beyondEnd.includes(code)) return refusals.cut;
    if (!(error instanceof BrokenArchive)) throw error;
  }
  return verdictOfUnreadable(rar, 'rar');
}
