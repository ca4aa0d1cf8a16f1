import { createCipheriv } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a test's zip; omitted properties are correct. */
export interface ZipEntry {
  name: string;
  data?: Buffer;
  deflate?: boolean;
  /** Unix mode. */
  mode?: number;
  /** DOS attributes. */
  attributes?: number;
  /** Name in a unicode-path extra field: of the directory, and of the local header. */
  unicodeName?: string;
  localUnicodeName?: string;
  /** Wrong values for the headers. */
  says?: { unpacked?: number; packed?: number; offset?: number; localName?: string };
}

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 255, (value >> 8) & 255]));
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value, value >>> 16)));

/** The extra field with an entry's name in UTF-8. */
function unicodePath(name: string, unicodeName?: string): Buffer {
  if (unicodeName === undefined) return Buffer.alloc(0);
  const title = Buffer.from(unicodeName);
  return Buffer.concat([u16(0x7075, 5 + title.length), Buffer.from([1]), u32(crc32(Buffer.from(name))), title]);
}

/** Writes a zip, valid or broken as the test asks. */
export function makeZip(
  entries: ZipEntry[],
  { comment = '', count, disk = 0 }: { comment?: string; count?: number; disk?: number } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { name, data = Buffer.from('内容'), deflate = true, says = {}, mode = 0, attributes = 0 } = entry;
    const packed = deflate ? deflateRawSync(data) : data;
    const title = Buffer.from(name);
    const localTitle = Buffer.from(says.localName ?? name);
    const sizes = u32(crc32(data), says.packed ?? packed.length, says.unpacked ?? data.length);
    const start = Buffer.concat([u16(20, 0x800, deflate ? 8 : 0, 0, 0), sizes]);
    const extra = unicodePath(name, entry.unicodeName);
    const localExtra = unicodePath(name, entry.localUnicodeName);
    const lengths = u16(localTitle.length, localExtra.length);
    const local = Buffer.concat([u32(0x04034b50), start, lengths, localTitle, localExtra, packed]);
    const place = u32(mode * 0x10000 + attributes, says.offset ?? at);
    const tail = Buffer.concat([u16(title.length, extra.length, 0, 0, 0), place, title, extra]);
    directory.push(Buffer.concat([u32(0x02014b50), u16(20), start, tail]));
    parts.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const total = count ?? entries.length;
  const note = Buffer.from(comment);
  const sizes = u32(central.length, at);
  const end = Buffer.concat([u32(0x06054b50), u16(disk, 0, total, total), sizes, u16(note.length), note]);
  return Buffer.concat([...parts, central, end]);
}

/** A zip of at least this many bytes, with incompressible content that is the same each time. */
export function makeLargeZip(bytes: number): Buffer {
  const data = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes));
  return makeZip([{ name: 'large.bin', data, deflate: false }]);
}

const variable = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest % 128) | (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.from(bytes);
};

function block5(type: number, fields: Buffer, data: Buffer | null, extra = Buffer.alloc(0), split = 0): Buffer {
  const body = Buffer.concat([
    variable(type),
    variable((data ? 2 : 0) | (extra.length > 0 ? 1 : 0) | split),
    extra.length > 0 ? variable(extra.length) : Buffer.alloc(0),
    data ? variable(data.length) : Buffer.alloc(0),
    fields,
    extra,
  ]);
  const summed = Buffer.concat([variable(body.length), body]);
  return Buffer.concat([u32(crc32(summed)), summed, data ?? Buffer.alloc(0)]);
}

/** One file of a test's RAR; omitted properties are correct. */
export interface RarFile {
  name: string;
  data?: Buffer;
  saysUnpacked?: number;
  /** Unix mode; otherwise the file is from Windows. */
  mode?: number;
  /** Encrypted, under a name that can be read. */
  encrypted?: boolean;
  /** RAR 5: target of a link, and its kind; 1, a symbolic link on Unix, if omitted. */
  link?: string;
  linkKind?: number;
  /** RAR 5: continued from another volume (8), or in another (16). */
  split?: number;
  /** RAR 5: 8 for a file whose unpacked size is not known. */
  fileFlags?: number;
}

/** Writes a RAR 5 archive of stored files. */
export function makeRar5(files: RarFile[]): Buffer {
  const blocks = files.map(
    ({ name, data = Buffer.from('内容'), saysUnpacked, mode, link, linkKind = 1, split, fileFlags = 0, encrypted }) => {
      const title = Buffer.from(name);
      const host = mode === undefined ? 0 : 1;
      const numbers = [fileFlags, saysUnpacked ?? data.length, mode ?? 32, 0, host, title.length].map(variable);
      const target = Buffer.from(link ?? '');
      const record = Buffer.concat([...[5, linkKind, 0, target.length].map(variable), target]);
      const links = link === undefined ? Buffer.alloc(0) : Buffer.concat([variable(record.length), record]);
      const extra = Buffer.concat([links, Buffer.from(encrypted ? [1, 1] : [])]);
      return block5(2, Buffer.concat([...numbers, title]), data, extra, split);
    },
  );
  const marker = Buffer.from('526172211a070100', 'hex');
  return Buffer.concat([marker, block5(1, variable(0), null), ...blocks, block5(5, variable(0), null)]);
}

function block4(type: number, flags: number, fields: Buffer, data: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.concat([Buffer.from([type]), u16(flags), u16(7 + fields.length), fields]);
  return Buffer.concat([u16(crc32(header) & 0xffff), header, data]);
}

/** Writes a RAR 4 archive of stored files. */
export function makeRar4(files: RarFile[]): Buffer {
  const blocks = files.map(({ name, data = Buffer.from('stored'), saysUnpacked, mode, encrypted }) => {
    const sizes = [u32(data.length, saysUnpacked ?? data.length)];
    const head = [Buffer.from([3]), u32(crc32(data), 0), Buffer.from([29, 0x30])];
    const rest = [...head, u16(name.length), u32(mode ?? 0)];
    return block4(0x74, encrypted ? 0x8004 : 0x8000, Buffer.concat([...sizes, ...rest, Buffer.from(name)]), data);
  });
  const marker = Buffer.from('526172211a0700', 'hex');
  return Buffer.concat([marker, block4(0x73, 0, Buffer.alloc(6)), ...blocks, block4(0x7b, 0x4000, Buffer.alloc(0))]);
}

/** An archive to be chosen as an attachment in a browser. */
export const zipFile = (name: string) => ({
  name,
  mimeType: 'application/zip',
  buffer: makeZip([{ name: 'plan.txt', data: Buffer.from(name) }]),
});
