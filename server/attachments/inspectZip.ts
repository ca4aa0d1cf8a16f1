import { isBomb, isSpecial, escapesFolder, assertIntact, refusals, verdictOf, type Verdict } from './archiveVerdict';

const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
};
const unset16 = 0xffff;
const unset32 = 0xffffffff;
/** Maximum compression ratio of Deflate, and how much it adds at most to what it cannot compress. */
const maxDeflateRatio = 1032;
const maxDeflateSurplus = (bytes: number) => 64 + Math.ceil(bytes / 1000);
/** The longest record of sizes behind an entry's data. */
const maxDescriptor = 24;
/** Attribute of a Windows link. */
const reparsePoint = 0x400;
/** Name in UTF-8, beside one in another encoding. */
const unicodePath = 0x7075;

/** Archives in archives: how deep, and how well one may be compressed once more; only bombs are, or nearly empty ones. */
const nested = { depth: 3, ratio: 4, small: 16 * 1024 };
const archiveName = /\.(?:zip|rar|7z|gz|tgz|bz2|xz|jar|docx|xlsx|pptx)$/i;
const markup = /<[a-z!?]/i;

/** An entry in the central directory; sizes and offset in bytes. */
interface Entry {
  flags: number;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
  name: Buffer;
  /** Names of the unicode-path fields. */
  otherNames: Buffer[];
  /** Unix mode and DOS attributes. */
  attributes: number;
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
  // A browser that is made to take the file for a page would run what the comment holds.
  assertIntact(!markup.test(zip.toString('latin1', at + 22)));
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

/** The names in the unicode-path fields, each behind a version and a checksum. */
function unicodePathsOf(extra: Buffer): Buffer[] {
  const names: Buffer[] = [];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === unicodePath) names.push(extra.subarray(at + 9, at + 4 + extra.readUInt16LE(at + 2)));
  }
  return names;
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
  assertIntact(offset + size === end);
  const entries: Entry[] = [];
  let at = offset;
  while (at < offset + size) {
    assertIntact(zip.readUInt32LE(at) === signatures.central);
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const extra = zip.subarray(at + 46 + nameSize, at + 46 + nameSize + extraSize);
    const entry: Entry = {
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
      name: zip.subarray(at + 46, at + 46 + nameSize),
      otherNames: unicodePathsOf(extra),
      attributes: zip.readUInt32LE(at + 38),
    };
    entries.push(applyZip64(entry, extra));
    at += 46 + nameSize + extraSize + noteSize;
  }
  assertIntact(at === offset + size && entries.length === count);
  return { entries, start: offset };
}

/** Compares an entry with its local header, whose other names it adds. @returns where its data begin and end */
function readLocal(zip: Buffer, entry: Entry): [start: number, end: number] {
  const { flags, method, packed, unpacked, offset, name } = entry;
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
  assertIntact(method !== 8 || encrypted || packed <= unpacked + maxDeflateSurplus(unpacked));
  const start = offset + 30 + nameSize + extraSize;
  entry.otherNames.push(...unicodePathsOf(zip.subarray(start - extraSize, start)));
  return [start, start + packed];
}

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);
const extensionOf = (name: Buffer) => /\.[\w-]*$/.exec(name.toString('latin1').toLowerCase())?.[0] ?? '';

/** Whether another name of an entry says something else; only its encoding may differ. */
const isOtherName = (name: Buffer, other: Buffer) =>
  isAscii(name) ? !other.equals(name) : extensionOf(other) !== extensionOf(name);

const verdictOfEntry = ({ name, otherNames, attributes }: Entry): Verdict => {
  if ([name, ...otherNames].some((each) => escapesFolder(each.toString('latin1')))) return refusals.paths;
  if (otherNames.some((other) => isOtherName(name, other))) return refusals.broken;
  return isSpecial(attributes >>> 16) || (attributes & reparsePoint) !== 0 ? refusals.special : null;
};

/** Judges an archive within the archive: a stored one like any other, a packed one by how well it could be packed. */
function verdictOfNested(
  zip: Buffer,
  { method, packed, unpacked, name }: Entry,
  start: number,
  depth: number,
): Verdict {
  const data = zip.subarray(start, start + packed);
  if (method === 0 && data.length > 4 && data.readUInt32LE(0) === signatures.local) {
    if (depth >= nested.depth) return refusals.bomb;
    const verdict = inspectZip(data, depth + 1);
    return verdict === refusals.broken ? null : verdict;
  }
  const isPacked = archiveName.test(name.toString('latin1')) && unpacked > nested.small;
  return isPacked && unpacked > packed * nested.ratio ? refusals.bomb : null;
}

/**
 * Rejects overlapping entries, since a small file could unpack to a huge one without any entry looking suspicious, and
 * bytes that belong to none.
 * @returns where each entry's data begin
 */
function assertContiguous(zip: Buffer, entries: Entry[], directory: number): Map<Entry, number> {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  return new Map(
    sorted.map((entry, index) => {
      const [start, end] = readLocal(zip, entry);
      const gap = (sorted[index + 1]?.offset ?? directory) - end;
      assertIntact(gap >= 0 && gap <= ((entry.flags & 8) === 0 ? 0 : maxDescriptor));
      return [entry, start];
    }),
  );
}

/**
 * Inspects a ZIP archive by its headers and central directory, without unpacking.
 * @param depth number of archives that it is in
 */
export function inspectZip(zip: Buffer, depth = 0): Verdict {
  return verdictOf(() => {
    const { entries, start } = readDirectory(zip);
    assertIntact(entries.length > 0 && zip.readUInt32LE(0) === signatures.local);
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
    if (isBomb(zip.length, entries.length, unpacked)) return refusals.bomb;
    const starts = assertContiguous(zip, entries, start);
    for (const entry of entries) {
      const verdict = verdictOfEntry(entry) ?? verdictOfNested(zip, entry, starts.get(entry)!, depth);
      if (verdict !== null) return verdict;
    }
    return null;
  });
}

/** The entries of an archive that `inspectZip` accepts, with where their data begin. */
export function entriesOf(zip: Buffer): (Pick<Entry, 'name' | 'flags' | 'method' | 'packed' | 'unpacked'> & {
  start: number;
})[] {
  const { entries, start } = readDirectory(zip);
  const starts = assertContiguous(zip, entries, start);
  return entries.map((entry) => ({ ...entry, start: starts.get(entry)! }));
}
