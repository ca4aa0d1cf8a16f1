import { isBomb, escapesFolder, assertIntact, refusals, verdictOf, type Verdict } from './archiveVerdict';

const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
};
const unset16 = 0xffff;
const unset32 = 0xffffffff;
/** Maximum compression ratio of Deflate. */
const maxDeflateRatio = 1032;

/** An entry in the central directory; sizes and offset in bytes. */
interface Entry {
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
  name: Buffer;
}

const uint64 = (zip: Buffer, at: number) => Number(zip.readBigUInt64LE(at));

/** Offset of the end record, whose comment extends exactly to the end of the file. */
function findEnd(zip: Buffer): number {
  const minOffset = Math.max(0, zip.length - 22 - unset16);
  for (let at = zip.length - 22; at >= minOffset; at -= 1) {
    if (zip.readUInt32LE(at) === signatures.end && at + 22 + zip.readUInt16LE(at + 20) === zip.length) return at;
  }
  assertIntact(false);
  return -1;
}

function readEnd(zip: Buffer) {
  const at = findEnd(zip);
  const end = {
    at,
    count: zip.readUInt16LE(at + 10),
    size: zip.readUInt32LE(at + 12),
    offset: zip.readUInt32LE(at + 16),
  };
  assertIntact(zip.readUInt32LE(at + 4) === 0 || zip.readUInt32LE(at + 4) === unset32);
  if (end.count !== unset16 && end.size !== unset32 && end.offset !== unset32) return end;
  assertIntact(zip.readUInt32LE(at - 20) === signatures.locator64);
  const at64 = uint64(zip, at - 12);
  assertIntact(zip.readUInt32LE(at64) === signatures.end64 && at64 < at);
  return { at: at64, count: uint64(zip, at64 + 32), size: uint64(zip, at64 + 40), offset: uint64(zip, at64 + 48) };
}

/** Replaces 32-bit values that overflowed by the 64-bit ones of the extra field. */
function applyZip64(entry: Entry, extra: Buffer): Entry {
  const wide = { ...entry };
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let value = at + 4;
    for (const field of ['unpacked', 'packed', 'offset'] as const) {
      if (entry[field] !== unset32) continue;
      wide[field] = uint64(extra, value);
      value += 8;
    }
  }
  return wide;
}

function readDirectory(zip: Buffer): { entries: Entry[]; start: number } {
  const { at: end, count, size, offset } = readEnd(zip);
  assertIntact(offset + size <= end);
  const entries: Entry[] = [];
  let at = offset;
  while (at < offset + size) {
    assertIntact(zip.readUInt32LE(at) === signatures.central);
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const entry: Entry = {
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
      name: zip.subarray(at + 46, at + 46 + nameSize),
    };
    entries.push(applyZip64(entry, zip.subarray(at + 46 + nameSize, at + 46 + nameSize + extraSize)));
    at += 46 + nameSize + extraSize + noteSize;
  }
  assertIntact(at === offset + size && entries.length === count);
  return { entries, start: offset };
}

/** Compares an entry with its local header. @returns the offset where its data ends */
function readLocal(zip: Buffer, { flags, method, packed, unpacked, offset, name }: Entry): number {
  assertIntact(zip.readUInt32LE(offset) === signatures.local);
  const [nameSize, extraSize] = [zip.readUInt16LE(offset + 26), zip.readUInt16LE(offset + 28)];
  assertIntact(zip.subarray(offset + 30, offset + 30 + nameSize).equals(name));
  // With this flag the sizes follow the data; sizes that overflowed are in the extra field.
  const later = (flags & 8) !== 0;
  const says = (field: number, size: number) => later || [size, unset32].includes(zip.readUInt32LE(offset + field));
  assertIntact(says(18, packed) && says(22, unpacked));
  const encrypted = (flags & 1) !== 0;
  assertIntact(method !== 0 || encrypted || packed === unpacked);
  assertIntact(method !== 8 || unpacked <= packed * maxDeflateRatio + maxDeflateRatio);
  return offset + 30 + nameSize + extraSize + packed;
}

/** Rejects overlapping entries: a small file could unpack to a huge one without any entry looking suspicious. */
function assertDisjoint(zip: Buffer, entries: Entry[], directory: number): void {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  for (const [index, entry] of sorted.entries()) {
    assertIntact(readLocal(zip, entry) <= (sorted[index + 1]?.offset ?? directory));
  }
}

/** Inspects a ZIP archive by its headers and central directory, without unpacking. */
export const inspectZip = (zip: Buffer): Verdict =>
  verdictOf(() => {
    const { entries, start } = readDirectory(zip);
    assertIntact(zip.readUInt32LE(0) === (entries.length === 0 ? signatures.end : signatures.local));
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
    if (isBomb(zip.length, entries.length, unpacked)) return refusals.bomb;
    assertDisjoint(zip, entries, start);
    return entries.some(({ name }) => escapesFolder(name.toString('latin1'))) ? refusals.paths : null;
  });
