import { crc32 } from 'node:zlib';
import { isBomb, isSpecial, escapesFolder, assertIntact, refusals, verdictOf, type Verdict } from './archiveVerdict';

const marker4 = Buffer.from('526172211a0700', 'hex');
const marker5 = Buffer.from('526172211a070100', 'hex');

/** One block of an archive: its type, the next block's offset, and for a file its unpacked size and name. */
interface Block {
  kind: 'main' | 'file' | 'end' | 'hidden' | 'other';
  next: number;
  unpacked: number;
  name: string;
  /** A link, device or pipe, or one that sets user or group. */
  special?: boolean;
  /** Stored without compression, and yet of another size. */
  lies?: boolean;
}

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
  assertIntact(size >= 7 && at + size <= rar.length);
  const kind = kinds4[type] ?? 'other';
  // Comments and signatures of old archives use another checksum.
  assertIntact(kind === 'other' || (crc32(rar.subarray(at + 2, at + size)) & 0xffff) === sum);
  if (kind !== 'file') {
    const data = flags & 0x8000 ? rar.readUInt32LE(at + 7) : 0;
    const hidden = kind === 'main' && (flags & 0x80) !== 0;
    return { kind: hidden ? 'hidden' : kind, next: at + size + data, unpacked: 0, name: '' };
  }
  const large = (flags & 0x100) !== 0;
  const high = (field: number) => (large ? rar.readUInt32LE(at + field) * 2 ** 32 : 0);
  const nameAt = at + (large ? 40 : 32);
  const name = rar.toString('latin1', nameAt, nameAt + rar.readUInt16LE(at + 26)).split('\0', 1)[0];
  const packed = rar.readUInt32LE(at + 7) + high(32);
  const next = at + size + packed;
  const unpacked = rar.readUInt32LE(at + 11) + high(36);
  const stored = rar[at + 25] === 0x30;
  // Over volumes, or with a password, packed and unpacked sizes differ.
  const lies = stored && (flags & 0x7) === 0 && packed !== unpacked;
  const special = rar[at + 15] === unix4 && isSpecial(rar.readUInt32LE(at + 28) & 0xffff);
  return { kind, next, unpacked, name, lies, special };
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

/** The types of the records in a header's extra area. */
function extraTypes(rar: Buffer, start: number, end: number): number[] {
  const types: number[] = [];
  for (let at = start; at < end;) {
    const numbers = variableNumbers(rar, at);
    const size = numbers.next();
    at = numbers.position() + size;
    assertIntact(size > 0 && at <= end);
    types.push(numbers.next());
  }
  return types;
}

/** Reads a block of RAR 5. */
function readBlock5(rar: Buffer, at: number): Block {
  const numbers = variableNumbers(rar, at + 4);
  const size = numbers.next();
  const end = numbers.position() + size;
  assertIntact(size > 0 && end <= rar.length && crc32(rar.subarray(at + 4, end)) === rar.readUInt32LE(at));
  const kind = kinds5[numbers.next()] ?? 'other';
  const flags = numbers.next();
  const extraSize = flags & 1 ? numbers.next() : 0;
  const packed = flags & 2 ? numbers.next() : 0;
  const next = end + packed;
  if (kind !== 'file') return { kind, next, unpacked: 0, name: '' };
  const fileFlags = numbers.next();
  const size5 = numbers.next();
  // The size is unknown, or may be anything.
  const unpacked = fileFlags & 8 ? Infinity : size5;
  const mode = numbers.next();
  numbers.skip((fileFlags & 2 ? 4 : 0) + (fileFlags & 4 ? 4 : 0));
  const stored = ((numbers.next() >> 7) & 7) === 0;
  const host = numbers.next();
  const nameSize = numbers.next();
  const name = rar.toString('latin1', numbers.position(), numbers.position() + nameSize);
  const extras = extraTypes(rar, end - extraSize, end);
  const special = extras.includes(extraRecords.link) || (host === unix5 && isSpecial(mode));
  const isWhole = (flags & 0x18) === 0 && !extras.includes(extraRecords.encryption);
  return { kind, next, unpacked, name, special, lies: stored && isWhole && packed !== unpacked };
}

function inspectBlocks(rar: Buffer, readBlock: (rar: Buffer, at: number) => Block, start: number): Verdict {
  let [at, entries, unpacked] = [start, 0, 0];
  for (;;) {
    const block = readBlock(rar, at);
    assertIntact(at > start || block.kind === 'main' || block.kind === 'hidden');
    // From here on everything is encrypted, including names.
    if (block.kind === 'hidden') return refusals.hidden;
    if (block.kind === 'end') {
      assertIntact(entries > 0 && block.next === rar.length);
      return null;
    }
    if (block.kind === 'file') {
      entries += 1;
      unpacked += block.unpacked;
      if (isBomb(rar.length, entries, unpacked)) return refusals.bomb;
      if (escapesFolder(block.name)) return refusals.paths;
      if (block.special) return refusals.special;
      assertIntact(!block.lies);
    }
    assertIntact(block.next > at && block.next <= rar.length);
    // Old archives have no end block.
    if (block.next === rar.length) {
      assertIntact(entries > 0);
      return null;
    }
    at = block.next;
  }
}

/** Inspects a RAR archive of either format by its headers, without unpacking. */
export const inspectRar = (rar: Buffer): Verdict =>
  verdictOf(() => {
    if (rar.subarray(0, marker5.length).equals(marker5)) return inspectBlocks(rar, readBlock5, marker5.length);
    if (rar.subarray(0, marker4.length).equals(marker4)) return inspectBlocks(rar, readBlock4, marker4.length);
    return refusals.broken;
  });
