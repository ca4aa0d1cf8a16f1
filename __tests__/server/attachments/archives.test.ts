import { inspectRar } from '../../../server/attachments/inspectRar';
import { inspectZip } from '../../../server/attachments/inspectZip';
import { makeLargeZip, makeRar4, makeRar5, makeZip, type ZipEntry } from '../../support/archives';

const broken = '文件内容不是有效的压缩文件';
const bomb = '压缩文件解压后过大，不能上传';
const paths = '压缩文件内含不安全的文件路径';
const mebibyte = 1024 * 1024;

describe('a zip', () => {
  const good: [string, Buffer][] = [
    ['with one packed file', makeZip([{ name: '申报书.docx' }])],
    ['with a stored file', makeZip([{ name: 'a.txt', deflate: false }])],
    [
      'with folders and many files',
      makeZip(Array.from({ length: 300 }, (_, index) => ({ name: `图纸/${index}.dwg` }))),
    ],
    ['with a comment', makeZip([{ name: 'a.txt' }], { comment: '备注'.repeat(500) })],
    ['with an empty file', makeZip([{ name: 'empty', data: Buffer.alloc(0), deflate: false }])],
    ['without files', makeZip([])],
    ['of 9 MB', makeLargeZip(9 * mebibyte)],
    ['that packs very well but stays small', makeZip([{ name: 'zeros', data: Buffer.alloc(10 * mebibyte) }])],
    ['with dots in names', makeZip([{ name: 'v1..2/..notes' }])],
  ];
  it.each(good)('%s is accepted', (_what, zip) => expect(inspectZip(zip)).toBeNull());

  const one = makeZip([{ name: 'a.txt', data: Buffer.from('some text that is long enough') }]);
  const wrong: [string, Buffer][] = [
    ['cut at its end', one.subarray(0, -1)],
    ['cut in the middle', one.subarray(0, 40)],
    ['with bytes after it', Buffer.concat([one, Buffer.from('x')])],
    ['behind a program', Buffer.concat([Buffer.from('MZ'), one])],
    ['that is text', Buffer.from('PK is not enough'.repeat(10))],
    ['that is only its signature', Buffer.from('PK\x03\x04')],
    ['without bytes', Buffer.alloc(0)],
    ['whose directory names another file', makeZip([{ name: 'a.exe', says: { localName: 'a.txt' } }])],
    ['that counts more files than it has', makeZip([{ name: 'a' }], { count: 2 })],
    ['whose entry lies outside of it', makeZip([{ name: 'a', says: { offset: 5000 } }])],
    ['whose data reaches into the directory', makeZip([{ name: 'a', says: { packed: 5000 } }])],
    ['whose stored file claims to be larger', makeZip([{ name: 'a', deflate: false, says: { unpacked: 999 } }])],
    ['that claims more than can be packed', makeZip([{ name: 'a', says: { unpacked: 15 * mebibyte } }])],
  ];
  it.each(wrong)('%s is not an archive', (_what, zip) => expect(inspectZip(zip)).toBe(broken));

  it('that is a bomb by its own directory is refused', () => {
    const zeros = { data: Buffer.alloc(64 * mebibyte) };
    expect(inspectZip(makeZip([{ name: 'zeros', ...zeros }]))).toBe(bomb);
  });

  it('with more entries than anyone packs is refused', () => {
    const entries = Array.from({ length: 20_001 }, (_, index): ZipEntry => ({
      name: String(index),
      data: Buffer.alloc(0),
    }));
    expect(inspectZip(makeZip(entries))).toBe(bomb);
  });

  it('whose entries share their data is refused', () => {
    const data = Buffer.alloc(mebibyte);
    const shared: ZipEntry[] = [
      { name: 'a', data },
      { name: 'a', data, says: { offset: 0 } },
    ];
    expect(inspectZip(makeZip(shared))).toBe(broken);
  });

  it.each(['../up.txt', 'a/../../b', '/etc/passwd', 'C:\\boot.ini', '..\\up', 'a\0b'])(
    'with the entry %j is refused',
    (name) => expect(inspectZip(makeZip([{ name }]))).toBe(paths),
  );
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
  it('is not an archive with its signature alone', () => expect(inspectRar(good.subarray(0, 8))).toBe(broken));
  it('is not an archive with a changed header', () => {
    const changed = Buffer.from(good);
    changed[12] ^= 0xff;
    expect(inspectRar(changed)).toBe(broken);
  });
  it('that unpacks to gigabytes is refused', () =>
    expect(inspectRar(make([{ name: 'zeros', saysUnpacked: 3 * 1024 * mebibyte }]))).toBe(bomb));
  it('with a path that leads out of the folder is refused', () =>
    expect(inspectRar(make([{ name: '../../up' }]))).toBe(paths));
});

it('does not accept a zip as a rar or a rar as a zip', () => {
  expect(inspectRar(makeZip([{ name: 'a' }]))).toBe(broken);
  expect(inspectZip(makeRar5([{ name: 'a' }]))).toBe(broken);
});
