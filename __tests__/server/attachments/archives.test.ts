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
    ['with a high compression ratio but a small size', makeZip([{ name: 'zeros', data: Buffer.alloc(10 * mebibyte) }])],
    ['with dots in names', makeZip([{ name: 'v1..2/..notes' }])],
  ];
  it.each(good)('%s is accepted', (_what, zip) => expect(inspectZip(zip)).toBeNull());

  const one = makeZip([{ name: 'a.txt', data: Buffer.from('some text that is long enough') }]);
  const wrong: [string, Buffer][] = [
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
  ];
  it.each(wrong)('%s is not an archive', (_what, zip) => expect(inspectZip(zip)).toBe(broken));

  it('that is a bomb according to its directory is rejected', () => {
    const zeros = { data: Buffer.alloc(64 * mebibyte) };
    expect(inspectZip(makeZip([{ name: 'zeros', ...zeros }]))).toBe(bomb);
  });

  it('with too many entries is rejected', () => {
    const entries = Array.from({ length: 20_001 }, (_, index): ZipEntry => ({
      name: String(index),
      data: Buffer.alloc(0),
    }));
    expect(inspectZip(makeZip(entries))).toBe(bomb);
  });

  it('with overlapping entries is rejected', () => {
    const data = Buffer.alloc(mebibyte);
    const shared: ZipEntry[] = [
      { name: 'a', data },
      { name: 'a', data, says: { offset: 0 } },
    ];
    expect(inspectZip(makeZip(shared))).toBe(broken);
  });

  it.each(['../up.txt', 'a/../../b', '/etc/passwd', 'C:\\boot.ini', '..\\up', 'a\0b'])(
    'with the entry %j is rejected',
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
  it('is rejected if it is only a signature', () => expect(inspectRar(good.subarray(0, 8))).toBe(broken));
  it('is rejected with a modified header', () => {
    const changed = Buffer.from(good);
    changed[12] ^= 0xff;
    expect(inspectRar(changed)).toBe(broken);
  });
  it('that unpacks to gigabytes is rejected', () =>
    expect(inspectRar(make([{ name: 'zeros', saysUnpacked: 3 * 1024 * mebibyte }]))).toBe(bomb));
  it('with a path traversal is rejected', () => expect(inspectRar(make([{ name: '../../up' }]))).toBe(paths));
});

it('accepts neither a zip named rar nor a rar named zip', () => {
  expect(inspectRar(makeZip([{ name: 'a' }]))).toBe(broken);
  expect(inspectZip(makeRar5([{ name: 'a' }]))).toBe(broken);
});
