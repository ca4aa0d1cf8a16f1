import { inspectRar } from '../../../server/attachments/inspectRar';
import { inspectZip } from '../../../server/attachments/inspectZip';
import { makeLargeZip, makeRar4, makeRar5, makeZip } from '../../support/archives';

const broken = '文件内容不是有效的压缩文件';
const bomb = '压缩文件解压后过大，不能上传';
const paths = '压缩文件内含不安全的文件路径';
const mebibyte = 1024 * 1024;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
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
  ];
  it.each(good)('%s is accepted', (_what, zip) => expect(inspectZip(zip)).toBeNull());

  const one = makeZip([{ name: 'a.txt', data: Buffer.from('some text that is long enough') }]);
  const wrong: [string, Buffer][] = [
    ['without files', makeZip([])],
    ['with a page in its comment', makeZip([{ name: 'a' }], { comment: '<script>alert(1)</script>' })],
    ['with a page behind it', Buffer.concat([one, Buffer.from('<html><script src=//x></script>')])],
    ['that declares a smaller size', makeZip([{ name: 'a', data: makeLargeZip(50_000), says: { unpacked: 9 } }])],
    ['truncated at its end', one.subarray(0, -1)],
    ['truncated in the middle', one.subarray(0, 40)],
    ['with trailing bytes', Buffer.concat([one, Buffer.from('x')])],
    ['appended to a program', Buffer.concat([Buffer.from('MZ'), one])],
    ['that is text', Buffer.from('PK is not enough'.repeat(10))],
    ['that is only a signature', Buffer.from('PK\x03\x04')],
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
  it.each(wrong)('%s is not an archive', (_what, zip) => expect(inspectZip(zip)).toBe(broken));

  it('that is a bomb according to its directory is rejected', () => expect(inspectZip(zeros)).toBe(bomb));

  it('with too many entries is rejected', () => {
    const entries = range(20_001).map((index) => ({ name: String(index), data: Buffer.alloc(0) }));
    expect(inspectZip(makeZip(entries))).toBe(bomb);
  });

  it('with a NUL in a name is rejected', () => expect(inspectZip(makeZip([{ name: 'a\0b' }]))).toBe(paths));
});

const special = '压缩文件内含链接或特殊文件，不能上传';

/** Modes of links, devices, pipes and sockets, and of files that set user or group. */
const specialModes = [0o120777, 0o060644, 0o020644, 0o010644, 0o140755, 0o104755, 0o102755, 0o106755, 0o42755];

const leavingNames = [
  ...['../up.txt', 'a/../../b', '/etc/passwd', 'C:\\boot.ini', '..\\up', 'a\\..\\..\\b', '//host/x', '..', 'a/..'],
  '\\\\host\\share',
  ...['c:x', 'a/b/../../../c', '/', '\\', '../', '..\\..\\..\\Windows\\x.dll', 'x/../../../../tmp/y'],
];

it.each([
  ['a zip', (name: string, mode?: number) => inspectZip(makeZip([{ name: 'good' }, { name, mode }]))],
  ['a RAR 5', (name: string, mode?: number) => inspectRar(makeRar5([{ name: 'good' }, { name, mode }]))],
  ['a RAR 4', (name: string, mode?: number) => inspectRar(makeRar4([{ name: 'good' }, { name, mode }]))],
])('%s with a special file, or one outside its folder, is rejected', (_format, verdict) => {
  for (const mode of specialModes) expect([mode, verdict('a.txt', mode)]).toEqual([mode, special]);
  for (const name of leavingNames) expect([name, verdict(name)]).toEqual([name, paths]);
});

describe('a zip whose entry', () => {
  it.each(leavingNames)('is also named %j is rejected', (name) => {
    expect(inspectZip(makeZip([{ name: 'a.txt', unicodeName: name }]))).toBe(paths);
    expect(inspectZip(makeZip([{ name: 'a.txt', localUnicodeName: name }]))).toBe(paths);
  });

  it.each([
    ['a.txt', 'b.txt'],
    ['a.txt', 'a.exe'],
    ['说明.txt', '说明.exe'],
    ['a', ''],
  ])('is named %s and also %s is rejected', (name, unicodeName) => {
    expect(inspectZip(makeZip([{ name, unicodeName }]))).toBe(broken);
    expect(inspectZip(makeZip([{ name, localUnicodeName: unicodeName }]))).toBe(broken);
  });

  it('is a Windows link is rejected', () => {
    expect(inspectZip(makeZip([{ name: 'a', attributes: 0x400 }]))).toBe(special);
  });
});

it('a bomb in archives is rejected, stored or packed', () => {
  const store = (data: Buffer) => makeZip([{ name: 'a.zip', data, deflate: false }]);
  expect(inspectZip(store(zeros))).toBe(bomb);
  expect(inspectZip(makeZip([{ name: 'a.zip', data: zeros }]))).toBe(bomb);
  expect(inspectZip(store(store(makeZip([{ name: 'good' }]))))).toBeNull();
  expect(inspectZip(store(store(store(store(makeZip([{ name: 'good' }]))))))).toBe(bomb);
  expect(inspectZip(store(makeZip([{ name: '../up' }])))).toBe(paths);
});

describe.each([
  ['RAR 5', makeRar5],
  ['RAR 4', makeRar4],
])('a %s archive', (_format, make) => {
  const good = make([{ name: 'a.txt' }, { name: 'b/c.txt' }]);
  it('is accepted', () => expect(inspectRar(good)).toBeNull());
  it.each([1, 5, 30])('is not an archive without its last %d bytes', (bytes) =>
    expect(inspectRar(good.subarray(0, -bytes))).toBe(broken),
  );
  it('is rejected if it is only a signature', () => expect(inspectRar(good.subarray(0, 8))).toBe(broken));
  it('is rejected with a modified header', () => {
    const changed = Buffer.from(good);
    changed[12] ^= 0xff;
    expect(inspectRar(changed)).toBe(broken);
  });
  it('that unpacks to gigabytes is rejected', () =>
    expect(inspectRar(make([{ name: 'zeros', saysUnpacked: 3 * 1024 * mebibyte }]))).toBe(bomb));
  it.each([
    ['without files', make([])],
    ['with a page behind it', Buffer.concat([good, Buffer.from('<script>alert(1)</script>')])],
    ['whose stored file declares another size', make([{ name: 'a', saysUnpacked: 9999 }])],
  ])('%s is not an archive', (_what, rar) => expect(inspectRar(rar)).toBe(broken));
});

it('a RAR 5 with a link is rejected', () => {
  expect(inspectRar(makeRar5([{ name: 'a', link: '/etc/passwd', data: Buffer.alloc(0) }]))).toBe(special);
});

it('accepts neither a zip named rar nor a rar named zip', () => {
  expect(inspectRar(makeZip([{ name: 'a' }]))).toBe(broken);
  expect(inspectZip(makeRar5([{ name: 'a' }]))).toBe(broken);
});
