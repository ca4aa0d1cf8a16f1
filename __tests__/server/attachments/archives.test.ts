import fs from 'node:fs';
import path from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import { inspectRar } from '../../../server/attachments/inspectRar';
import { inspectZip, unpackZip } from '../../../server/attachments/inspectZip';
import { makeLargeZip, makeRar4, makeRar5, makeZip } from '../../support/archives';
import { range } from '../../support/numbered';

const written = path.resolve(__dirname, '../../support/archives');

/** Valid archives of one short text, by the program that wrote them. */
const realArchives = fs.readdirSync(written).map((name): [program: string, zip: Buffer] => {
  const program = path.parse(name).name.replaceAll('_', ' ');
  return [program, fs.readFileSync(path.join(written, name))];
});

/** By zip.js, with a password: a file, and a folder that is marked as encrypted. */
const encryptedFolder = fs.readFileSync(`${path.dirname(written)}/encryptedFolder.zip`);

const locked = '压缩文件设有密码，请取消密码后重新压缩上传';
const broken = '文件内容不是有效的压缩文件';
const bomb = '压缩文件解压后过大，不能上传';
const empty = '压缩文件里没有文件，请放入文件后重新压缩';
const split = '这是分卷压缩文件的一部分，请不分卷，压缩为一个文件后上传';
const cut = '压缩文件不完整，可能没有下载完，或是分卷压缩文件的一部分，请不分卷，压缩为一个文件后上传';
const otherFormat = '文件是其他格式的压缩文件，与扩展名不符，请重新压缩后上传';
const tooMany = '压缩文件内的文件超过 20,000 个，请分成几个压缩文件上传';
const paths = '压缩文件内含不安全的文件路径';
const mebibyte = 1024 * 1024;
/** A text that packs to a tenth. */
const repetitive = { data: Buffer.from(range(20_000).join('\n')), deflate: false };
const lastPart = makeZip([{ name: 'a' }], { disk: 1 });
const firstPart = Buffer.concat([Buffer.from('PK\x07\x08'), makeLargeZip(50_000).subarray(0, 40_000)]);
const tooManyEntries = range(20_001).map((index) => ({ name: String(index), data: Buffer.alloc(0) }));

/** A zip of a file that a program hands over in chunks. */
function packedInChunks(data: Buffer): Buffer {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, part) => parts.push(part));
  const file = new ZipDeflate('照片.jpg');
  zip.add(file);
  for (let at = 0; at < data.length; at += 4096) file.push(data.subarray(at, at + 4096), at + 4096 >= data.length);
  zip.end();
  return Buffer.concat(parts);
}

const zeros = makeZip([{ name: 'zeros', data: Buffer.alloc(64 * mebibyte) }]);

describe('a zip', () => {
  const good: [string, Buffer][] = [
    ['with one packed file', makeZip([{ name: '申报书.docx' }])],
    ['with a stored file', makeZip([{ name: 'a.txt', deflate: false }])],
    ['with folders and many files', makeZip(range(300).map((index) => ({ name: `图纸/${index}.dwg` })))],
    ['with a comment', makeZip([{ name: 'a.txt' }], { comment: '备注'.repeat(500) })],
    ['with an empty file', makeZip([{ name: 'empty', data: Buffer.alloc(0), deflate: false }])],
    ['with the mode of a file', makeZip([{ name: 'a', mode: 0o100644 }])],
    ['with the mode of a folder', makeZip([{ name: 'a' }, { name: 'b/', mode: 0o40755 }])],
    ['with a Chinese name given twice', makeZip([{ name: '图纸.dwg', unicodeName: '图纸.dwg' }])],
    ['with an archive in it', makeZip([{ name: 'a.zip', data: makeZip([{ name: 'b' }]), deflate: false }])],
    ['with a packed archive in it', makeZip([{ name: 'a.zip', data: makeLargeZip(50_000) }])],
    ['of 9 MB', makeLargeZip(9 * mebibyte)],
    ['with a high compression ratio but a small size', makeZip([{ name: 'zeros', data: Buffer.alloc(10 * mebibyte) }])],
    ['with dots in names', makeZip([{ name: 'v1..2/..notes' }])],
    ['with another name in ASCII', makeZip([{ name: '____.docx', unicodeName: '说明书.docx' }])],
    ['with zeros behind it', Buffer.concat([makeZip([{ name: 'a' }]), Buffer.alloc(300_000)])],
    ['with a stored workbook in it', makeZip([{ name: 'a.xlsx', data: makeZip([{ name: 'b', ...repetitive }]) }])],
    ['with all parts of a split one in it', makeZip([{ name: 'a.zip', data: lastPart, deflate: false }])],
    ['with an empty one in it', makeZip([{ name: 'a.zip', data: makeZip([]), deflate: false }])],
    ['packed in chunks, by which it grew', packedInChunks(makeLargeZip(100_000))],
    ...realArchives.map(([program, zip]): [string, Buffer] => [`by ${program}`, zip]),
  ];
  it.each(good)('%s is accepted', async (_what, zip) => expect(await inspectZip(zip)).toBeNull());

  const one = makeZip([{ name: 'a.txt', data: Buffer.from('some text that is long enough') }]);
  const wrong: [string, Buffer][] = [
    ['with a page in its comment', makeZip([{ name: 'a' }], { comment: '<script>alert(1)</script>' })],
    ['with a page behind it', Buffer.concat([one, Buffer.from('<html><script src=//x></script>')])],
    ['that declares a smaller size', makeZip([{ name: 'a', data: makeLargeZip(50_000), says: { unpacked: 9 } }])],
    ['with trailing bytes', Buffer.concat([one, Buffer.from('x')])],
    ['appended to a program', Buffer.concat([Buffer.from('MZ'), one])],
    ['that is text', Buffer.from('PK is not enough'.repeat(10))],
    ['without bytes', Buffer.alloc(0)],
    ['whose directory names another file', makeZip([{ name: 'a.exe', says: { localName: 'a.txt' } }])],
    ['that counts more files than it has', makeZip([{ name: 'a' }], { count: 2 })],
    ['whose entry points outside of it', makeZip([{ name: 'a', says: { offset: 5000 } }])],
    ['whose data overlaps the directory', makeZip([{ name: 'a', says: { packed: 5000 } }])],
    ['whose stored file declares a larger size', makeZip([{ name: 'a', deflate: false, says: { unpacked: 999 } }])],
    ['that declares an impossible compression ratio', makeZip([{ name: 'a', says: { unpacked: 15 * mebibyte } }])],
    [
      'with overlapping entries',
      makeZip([
        { name: 'a', data: Buffer.alloc(mebibyte) },
        { name: 'a', data: Buffer.alloc(mebibyte), says: { offset: 0 } },
      ]),
    ],
  ];
  it.each(wrong)('%s is not an archive', async (_what, zip) => expect(await inspectZip(zip)).toBe(broken));

  it('that is a bomb according to its directory is rejected', async () => expect(await inspectZip(zeros)).toBe(bomb));

  it.each([
    ['with too many entries', makeZip(tooManyEntries), tooMany],
    ['with too many entries, whatever it says how many', makeZip(tooManyEntries, { count: 100 }), tooMany],
    ['with a password', encryptedFolder, locked],
    ['with one in it that has a password', makeZip([{ name: 'a.zip', data: encryptedFolder, deflate: false }]), locked],
    ['without files', makeZip([]), empty],
    ['that is the last part of a split one', lastPart, split],
    ['that is the first part of a split one', firstPart, split],
    ['without its last byte', one.subarray(0, -1), cut],
    ['without its directory', one.subarray(0, 40), cut],
    ['without all but a signature', one.subarray(0, 4), cut],
    ['without its beginning, as the last volume of 7-Zip', makeLargeZip(50_000).subarray(30_000), cut],
    ['with a NUL in a name', makeZip([{ name: 'a\0b' }]), paths],
  ])('%s is rejected with the reason', async (_what, zip, reason) => expect(await inspectZip(zip)).toBe(reason));
});

const special = '压缩文件内含链接或特殊文件，不能上传';

/** Modes of links, devices and sockets, and of files that set user or group. */
const specialModes = [0o120777, 0o060644, 0o020644, 0o140755, 0o104755, 0o102755, 0o106755];

const leavingNames = [
  ...['../up.txt', 'a/../../b', '/etc/passwd', 'C:\\boot.ini', '..\\up', 'a\\..\\..\\b', '//host/x', '..', 'a/..'],
  '\\\\host\\share',
  ...['c:x', 'a/b/../../../c', '/', '\\', '../', '..\\..\\..\\Windows\\x.dll', 'x/../../../../tmp/y'],
];

it.each([
  ['a zip', (name: string, mode?: number) => inspectZip(makeZip([{ name: 'good' }, { name, mode }]))],
  ['a RAR 5', (name: string, mode?: number) => inspectRar(makeRar5([{ name: 'good' }, { name, mode }]))],
  ['a RAR 4', (name: string, mode?: number) => inspectRar(makeRar4([{ name: 'good' }, { name, mode }]))],
])('%s with a special file, or one outside its folder, is rejected', async (_format, verdict) => {
  for (const mode of specialModes) expect([mode, await verdict('a.txt', mode)]).toEqual([mode, special]);
  for (const name of leavingNames) expect([name, await verdict(name)]).toEqual([name, paths]);
});

describe('a zip whose entry', () => {
  it.each(leavingNames)('is also named %j is rejected', async (name) => {
    expect(await inspectZip(makeZip([{ name: 'a.txt', unicodeName: name }]))).toBe(paths);
    expect(await inspectZip(makeZip([{ name: 'a.txt', localUnicodeName: name }]))).toBe(paths);
  });

  it.each([
    ['a.txt', 'a.exe'],
    ['说明.txt', '说明.exe'],
    ['a.txt', ''],
  ])('is named %s and also %s is rejected', async (name, unicodeName) => {
    expect(await inspectZip(makeZip([{ name, unicodeName }]))).toBe(broken);
    expect(await inspectZip(makeZip([{ name, localUnicodeName: unicodeName }]))).toBe(broken);
  });

  it('is a Windows link is rejected', async () => {
    expect(await inspectZip(makeZip([{ name: 'a', attributes: 0x400 }]))).toBe(special);
  });
});

it('a bomb in archives is rejected, stored or packed', async () => {
  const store = (data: Buffer) => makeZip([{ name: 'a.zip', data, deflate: false }]);
  expect(await inspectZip(store(zeros))).toBe(bomb);
  expect(await inspectZip(makeZip([{ name: 'a.zip', data: zeros }]))).toBe(bomb);
  expect(await inspectZip(store(store(makeZip([{ name: 'good' }]))))).toBeNull();
  expect(await inspectZip(store(store(store(store(makeZip([{ name: 'good' }]))))))).toBe(bomb);
  expect(await inspectZip(store(makeZip([{ name: '../up' }])))).toBe(paths);
});

describe.each([
  ['RAR 5', makeRar5],
  ['RAR 4', makeRar4],
])('a %s archive', (_format, make) => {
  const good = make([{ name: 'a.txt' }, { name: 'b/c.txt' }]);
  const changed = Buffer.from(good);
  changed[8] ^= 0xff;

  it('is accepted', async () => expect(await inspectRar(good)).toBeNull());

  it.each([
    ['with a password', make([{ name: 'a.txt', saysUnpacked: 3, encrypted: true }]), locked],
    ['without its last byte', good.subarray(0, -1), cut],
    ['without its last 5 bytes', good.subarray(0, -5), cut],
    ['without its last 30 bytes', good.subarray(0, -30), cut],
    ['that is only a signature', good.subarray(0, 8), cut],
    ['with a modified header', changed, broken],
    ['that unpacks to gigabytes', make([{ name: 'zeros', saysUnpacked: 3 * 1024 * mebibyte }]), bomb],
    ['with a page behind it', Buffer.concat([good, Buffer.from('<script>alert(1)</script>')]), broken],
    ['whose stored file declares another size', make([{ name: 'a', saysUnpacked: 9999 }]), broken],
    ['without files', make([]), empty],
    ['with too many entries', make(tooManyEntries), tooMany],
  ])('%s is rejected with the reason', async (_what, rar, reason) => expect(await inspectRar(rar)).toBe(reason));
});

it('a RAR 5 with a duplicate of another file is accepted, if that is one of the archive', async () => {
  const duplicate = (link: string) =>
    inspectRar(makeRar5([{ name: 'a' }, { name: 'b', link, linkKind: 5, saysUnpacked: 6, data: Buffer.alloc(0) }]));
  expect(await duplicate('a')).toBeNull();
  expect(await duplicate('../a')).toBe(paths);
});

it('each volume of a RAR 5 is accepted, filled up with zeros, however large the file is that it has a piece of', async () => {
  const piece = { name: '视频.mp4', saysUnpacked: 300 * mebibyte };
  for (const pieceSplit of [16, 24, 8]) {
    const volume = Buffer.concat([makeRar5([{ ...piece, split: pieceSplit }]), Buffer.alloc(9)]);
    expect(await inspectRar(volume)).toBeNull();
  }
  expect(await inspectRar(makeRar5([{ ...piece, saysUnpacked: 3000 * mebibyte, split: 16 }]))).toBe(bomb);
  // As `rar -si -v` writes all but the last one.
  expect(await inspectRar(makeRar5([{ ...piece, fileFlags: 8, split: 16 }]))).toBeNull();
  expect(await inspectRar(makeRar5([{ ...piece, fileFlags: 8 }]))).toBe(bomb);
});

it('a RAR 5 with a link is rejected', async () => {
  expect(await inspectRar(makeRar5([{ name: 'a', link: '/etc/passwd', data: Buffer.alloc(0) }]))).toBe(special);
});

/** An archive of 7-Zip, or as much of it as there are bytes. */
const sevenZip = (bytes: number) =>
  Buffer.from(
    'N3q8ryccAATz27cDBQAAAAAAAABSAAAAAAAAAM9XJxEBAABhAAEEBgABCQUABwsBAAEhIQEADAEACAoBQ7636AAABQEZDAAAAAAAAAAAAAAAABENAGEALgB0AHgAdAAAABQKAQCqiipuhX/dARUGAQAggKSBAAA=',
    'base64',
  ).subarray(0, bytes);

it.each([
  ['a zip named rar', () => inspectRar(makeZip([{ name: 'a' }])), otherFormat],
  ['a rar named zip', () => inspectZip(makeRar5([{ name: 'a' }])), otherFormat],
  ['a 7z named zip', () => inspectZip(sevenZip(200)), otherFormat],
  ['the first volume of a 7z, named zip', () => inspectZip(sevenZip(60)), cut],
  ['a tar.gz named rar', () => inspectRar(Buffer.from('1f8b0800', 'hex')), otherFormat],
])('%s is refused with the reason', async (_what, verdict, reason) => expect(await verdict()).toBe(reason));

describe('the files of an archive', () => {
  const bounds = { parts: 2, bytes: 100 };
  const zip = makeZip([{ name: '说明.txt' }, { name: 'b', data: Buffer.alloc(90), deflate: false }]);

  it('are unpacked within bounds, those alone that are wanted', async () => {
    expect(await unpackZip(zip, bounds)).toEqual(
      new Map([
        ['说明.txt', Buffer.from('内容')],
        ['b', Buffer.alloc(90)],
      ]),
    );
    expect(await unpackZip(zip, { parts: 1, bytes: 100 })).toBe('too large');
    expect(await unpackZip(zip, { parts: 2, bytes: 90 })).toBe('too large');
    const unpacked = await unpackZip(zip, { parts: 1, bytes: 90 }, (name) => name === 'b');
    expect(unpacked).toEqual(new Map([['b', Buffer.alloc(90)]]));
  });

  it.each(realArchives)('of %s are read', async (_program, real) => {
    const files = await unpackZip(real, { parts: 5, bytes: 1000 });
    expect([...(files as Map<string, Buffer>).values()].map(String)).toContain('申报说明\n');
  });

  it('are none if one is larger than it says, or encrypted', async () => {
    const lying = makeZip([{ name: 'a', data: Buffer.alloc(5000), says: { unpacked: 50 } }]);
    expect(await unpackZip(lying, bounds)).toBe('broken');
    expect(await unpackZip(encryptedFolder, bounds)).toBe('broken');
  });
});
