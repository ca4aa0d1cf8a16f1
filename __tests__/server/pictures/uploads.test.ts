import fs from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { accountLimits } from '../../../server/accountLimits';
import { Pictures } from '../../../server/pictures/pictures';
import { UploadStorage } from '../../../server/storage/uploadStorage';
import { sizedPicture } from '../../../src/contract/pictures';
import type { StoredFiles } from '../../../src/contract/storedFiles';
import { makeZip } from '../../support/archives';
import { besideStore, casesOn, testEngines } from '../../support/server';
import { pngOf } from '../../support/pngOf';
import { logInStaff, useStaff } from '../../support/staff';
import { addRows } from '../../support/storeRows';
import { type Answer, describeOnEngines, useAccountServer, useCompany, Visitor } from '../../support/visitor';
import { workbookOf } from '../../support/workbookOf';

const avatarUrl = '/api/my/avatar';

const idOf = (url: string) => url.split('/')[3]!;

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 30, g: 120, b: 90, alpha } } });

/** A PNG that declares this size, and contains only zeros. */
function emptyPngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe.each(testEngines)('uploaded pictures on the %s store', (engine) => {
  const beside = besideStore(engine);
  const server = useAccountServer({ engine, listen: true });
  const visitor = useCompany(server, '13900000001');
  const folder = () => path.join(server.config.dataDir, 'uploads');
  const pictureFolders = () =>
    fs.existsSync(folder()) ? fs.readdirSync(folder()).filter((name) => name !== 'incoming') : [];
  const upload = (file: Buffer, name = '标志.png', sent: object = {}) =>
    visitor.upload(file, name, { url: avatarUrl, ...sent });
  const addressOf = ({ body }: Answer): string => body.data.avatar;

  afterEach(() => expect(fs.readdirSync(path.join(folder(), 'incoming'))).toEqual([]));

  it.each(casesOn(engine, ['jpeg', 'png', 'webp', 'avif', 'gif']))(
    'accepts a %s whatever its extension',
    async (format) => {
      const answer = await upload(await plain(400, 300)[format]().toBuffer(), 'picture.dat');
      expect(answer.body).toMatchObject({ code: 0, data: { avatar: expect.stringMatching(/\/256x256\.jpg$/) } });
    },
  );

  beside('keeps transparency, and the first frame of an animation', async () => {
    const frames = [0, 1].map((each) => plain(40, 40, each).png().toBuffer());
    const film = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    const url = addressOf(await upload(film, 'a.gif'));
    expect(url).toMatch(/\.png$/);
    const { pages, hasAlpha } = await sharp((await visitor.get(url)).raw).metadata();
    expect([pages, hasAlpha]).toEqual([undefined, true]);
  });

  beside('rotates a photograph upright, crops it to a square, and removes its metadata', async () => {
    const photo = await plain(400, 300)
      .withExif({ IFD0: { Make: 'CAMERA-NAME', Orientation: '6' }, IFD3: { GPSLatitude: '30/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('CAMERA-NAME')).toBe(true);
    const url = addressOf(await upload(photo, '照片.jpg'));
    for (const accept of ['image/avif,image/webp,*/*', 'image/png,*/*']) {
      const { raw } = await visitor.get(url, { headers: { accept } });
      const { exif, xmp, icc, orientation, width, height } = await sharp(raw).metadata();
      expect([exif, xmp, icc, orientation, width, height]).toEqual([...Array(4).fill(undefined), 256, 256]);
      expect(raw.includes('CAMERA-NAME')).toBe(false);
    }
  });

  beside('serves WebP to browsers that accept it and JPEG to others, immutable, and as a picture only', async () => {
    const url = addressOf(await upload(await plain(300, 300).jpeg().toBuffer()));
    const modern = await visitor.get(url, { headers: { accept: 'image/webp,image/png;q=0.8' }, token: null });
    const old = await visitor.get(url, { headers: { accept: 'image/png,image/*;q=0.8' }, token: null });
    expect([modern.headers['content-type'], old.headers['content-type']]).toEqual(['image/webp', 'image/jpeg']);
    expect((await sharp(modern.raw).metadata()).format).toBe('webp');
    expect((await sharp(old.raw).metadata()).format).toBe('jpeg');
    for (const { headers } of [modern, old]) {
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        vary: 'Accept',
      });
    }
    const small = await visitor.get(url.replace('256x256', '96'));
    expect((await sharp(small.raw).metadata()).width).toBe(96);
  });

  it('deletes the avatar of a company with its files, without affecting others', async () => {
    const other = await new Visitor(server).join('13900000009');
    const picture = addressOf(await other.upload(await pngOf(60), 'b.png', { url: avatarUrl }));
    const url = addressOf(await upload(await pngOf(60)));
    expect((await visitor.send('POST', `${avatarUrl}/remove`)).body).toEqual({ code: 0, msg: '操作成功' });
    expect((await visitor.get(url)).status).toBe(404);
    expect(await visitor.data('/api/user/info')).toMatchObject({ avatar: null });
    expect((await visitor.get(picture)).status).toBe(200);
  });

  beside('includes every size of a picture in its address', async () => {
    const url = addressOf(await upload(await plain(500, 500).jpeg().toBuffer()));
    const named = sizedPicture(url)!
      .srcSet.split(', ')
      .map((each) => each.split(' ')[0]!);
    expect(named).toHaveLength(2);
    for (const each of named) expect((await visitor.get(each)).status).toBe(200);
    const files = fs.readdirSync(path.join(folder(), idOf(url))).sort();
    expect(files).toEqual(['256x256.jpg', '256x256.webp', '96.jpg', '96.webp']);
  });

  beside(
    "makes content's pictures in every smaller size without cutting them, and never larger than they were",
    async () => {
      const editor = await logInStaff(server, 'editor');
      const file = await plain(2400, 1200).jpeg().toBuffer();
      const answer = await editor.upload(file, '横幅.jpg', { url: '/api/desk/pictures' });
      const { url, ...facts } = answer.body.data;
      expect(url).toMatch(/\/1920x960\.jpg$/);
      expect(facts).toEqual({ width: 1920, height: 960, fileName: '横幅.jpg' });
      const sizes = ['96', '320', '480', '640', '800', '960', '1280', '1920x960'];
      const files = sizes.flatMap((size) => [`${size}.jpg`, `${size}.webp`]);
      expect(fs.readdirSync(path.join(folder(), idOf(url))).sort()).toEqual(files.sort());
      const small = await editor.upload(await pngOf(90, 30), 'a.png', { url: '/api/desk/pictures' });
      const smallUrl: string = small.body.data.url;
      expect(sizedPicture(smallUrl)?.srcSet).toBe(`/profile/uploads/${idOf(smallUrl)}/90x30.jpg 90w`);
    },
  );

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each(
    casesOn(engine, [
      ['an SVG', async () => Buffer.from(svg), /只能上传/],
      ['an SVG named png', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), /只能上传/],
      ['a TIFF', () => plain(9, 9).tiff().toBuffer(), /只能上传/],
      ['a page', async () => Buffer.from('<!doctype html><title>a</title>'), /只能上传/],
      ['a few bytes', async () => Buffer.from('GIF8'), /只能上传/],
      ['no bytes', async () => Buffer.alloc(0), /不能为空/],
      ['a truncated picture', async () => (await plain(400, 300).jpeg().toBuffer()).subarray(0, 700), /已损坏/],
      ['a header without a picture', async () => Buffer.from('\x89PNG\r\n\x1a\n and nothing more', 'latin1'), /已损坏/],
      ['a small file of 400 million pixels', async () => emptyPngOf(20_000, 20_000), /尺寸过大/],
      ['a byte over 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), /超出限制.*10MB/],
    ]),
  )('rejects %s and stores nothing', async (_what, make, msg) => {
    const before = pictureFolders();
    const answer = await upload(await make());
    expect(answer.body).toEqual({ code: 500, msg: expect.stringMatching(msg) });
    expect(pictureFolders()).toEqual(before);
  });

  it('answers a repeated key with the first picture, and stores one', async () => {
    const file = await pngOf(200);
    const first = await upload(file, 'a.png', { key: 'avatar-key-0001' });
    const again = await upload(file, 'a.png', { key: 'avatar-key-0001' });
    expect(again.body).toEqual(first.body);
    expect((await upload(file, 'b.png', { key: 'avatar-key-0001' })).status).toBe(422);
    expect((await visitor.get(addressOf(first))).status).toBe(200);
  });

  it("shows a new avatar with the account, and removes the one before it and nobody else's", async () => {
    const file = await pngOf(200);
    const other = await new Visitor(server).join('13900000002');
    const others = addressOf(await other.upload(file, 'a.png', { url: avatarUrl }));
    const before = addressOf(await upload(file));
    const now = addressOf(await upload(file));
    expect(await visitor.data('/api/user/info')).toMatchObject({ avatar: now });
    expect((await visitor.get(before)).status).toBe(404);
    expect((await visitor.get(others)).status).toBe(200);
    expect(pictureFolders()).not.toContain(idOf(before));
  });

  it.each(casesOn(engine, ['../../../portal.db', '..%2f..%2fportal.db', '256x256.svg', '96', 'incoming']))(
    'has no file %s',
    async (name) => {
      const id = idOf(addressOf(await upload(await pngOf(99))));
      expect((await visitor.get(`/profile/uploads/${id}/${name}`)).status).not.toBe(200);
    },
  );

  it('deletes unused pictures after eight days, and keeps those that content, a draft or a version uses', async () => {
    const days = 24 * 60 * 60 * 1000;
    const company = await new Visitor(server).join('13900000003');
    const shown = addressOf(await company.upload(await pngOf(99), 'a.png', { url: avatarUrl }));
    const ids = ['1', '2', '3'].map((digit) => digit.repeat(32));
    const at = server.now();
    const facts = { width: 1, height: 1, format: 'jpg', size: 1, createdAt: at, used: '0' };
    for (const fdId of ids) {
      fs.mkdirSync(path.join(folder(), fdId));
      await addRows(server, 'picture', [{ fdId, accountId: 'staff', fileName: 'a', ...facts }]);
    }
    const values = JSON.stringify({ fdContent: `<img src="/profile/uploads/${ids[1]}/1x1.jpg">` });
    const item = { area: 'policy', fdId: 'x', state: 'draft', title: 'x', values, version: 1, scheduledAt: null };
    await addRows(server, 'contentItem', [{ ...item, updatedAt: at, updatedBy: 'x' }]);
    const banner = { fdFilePath: `/profile/uploads/${ids[2]}/1x1.jpg`, fdLink: null, category: 'x', sort: 1 };
    await addRows(server, 'banner', [{ fdId: 'b', ...banner, demo: '0' }]);
    const storage = new UploadStorage(server.config.dataDir, null);
    const purgeAfter = async (ms: number) =>
      new Pictures(await server.store(), storage, accountLimits, () => at + ms).purge();
    await purgeAfter(7 * days);
    expect(pictureFolders()).toEqual(expect.arrayContaining(ids));
    await purgeAfter(9 * days);
    const id = idOf(shown);
    expect(pictureFolders()).toEqual(expect.arrayContaining([ids[1], ids[2], id]));
    expect(pictureFolders()).not.toContain(ids[0]);
  });
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2040)]);
/** As Word and WPS begin its text. */
const compoundText = (flags: number) =>
  Buffer.concat([compound, Buffer.from([0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, 0xf0, flags]), Buffer.alloc(500)]);
const archive = (...names: string[]) => makeZip(names.map((name) => ({ name })));

/** By qpdf and MuPDF, with a password to open or with an empty one. */
const pdfs = path.join(__dirname, '../../support/pdfs');
const protectedPdfs = fs
  .readdirSync(pdfs)
  .map((name): [string, Buffer] => [name, fs.readFileSync(path.join(pdfs, name))]);
/** With its keys as text in brackets. */
function escaped(file: Buffer): Buffer {
  const literal = (_: string, digits: string) =>
    `(${Buffer.from(digits, 'hex')
      .toString('latin1')
      .replace(/[()\\]/g, '\\$&')
      .replaceAll('\r', '\\015')
      .replaceAll('\n', '\\n')})`;
  return Buffer.from(file.toString('latin1').replace(/<([\da-f]+)>/gi, literal), 'latin1');
}
const opening = protectedPdfs.filter(([name]) => name.includes('opens'));
const restricted = protectedPdfs.filter(([name]) => name.includes('restricts'));
const encryptedPdf = (trailer: string) => Buffer.from(pdf.toString().replace('<<>>\n%%', `<</Encrypt${trailer}>>\n%%`));
const byCertificate = encryptedPdf('<</Filter/Adobe.PubSec>>');
const withLongId = encryptedPdf(`<</Filter/Standard/R 2/O<00>/U<00>>>/ID[(${'a'.repeat(9e6)})]`);

const listOf = (types: string) => Buffer.from(`<?xml version="1.0"?><Types>${types}</Types>`);
/** An Office file with a list of the types of its parts. */
const office = (types: string, ...names: string[]) =>
  makeZip([{ name: '[Content_Types].xml', data: listOf(types) }, ...names.map((name) => ({ name }))]);
const ofWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const wordPart = (name: string) => `<Override PartName="${name}" ContentType="${ofWord}"/>`;
const word = office(wordPart('/word/document.xml'), 'word/document.xml');
const inOtherCase = { name: '[content_types].xml', data: listOf(wordPart('/a.xml').replace('+xml', '+XML')) };
const otherKinds = '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>';
const prefixed = `<ns0:Override ContentType='${ofWord}' PartName='/word/Document.xml'></ns0:Override>`;

const typeOfWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const good: [name: string, file: Buffer, type: string][] = [
  ['办法.pdf', pdf, 'application/pdf'],
  ['申请表.DOCX', word, typeOfWord],
  ['网页版.docx', office(wordPart('/word/document2.xml'), 'word/document2.xml'), typeOfWord],
  ['脚本.docx', office(prefixed, 'word/document.xml'), typeOfWord],
  ['默认.docx', office(`<Default Extension="xml" ContentType="${ofWord}"/>`, 'a.xml'), typeOfWord],
  ['大写.docx', makeZip([inOtherCase, { name: 'a.xml' }]), typeOfWord],
  ['列出宏.docx', office(otherKinds + wordPart('/a.xml'), 'a.xml'), typeOfWord],
  ['带签名.pdf', Buffer.concat([Buffer.from('\ufeff\r\n'), pdf, Buffer.alloc(4096)]), 'application/pdf'],
  ['打印.pdf', Buffer.concat([Buffer.alloc(1019, ' '), pdf, Buffer.from('trailing')]), 'application/pdf'],
  ['名单.xlsx', workbookOf([['甲']]), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['公文.ofd', archive('OFD.xml', 'Doc_0/Document.xml'), 'application/ofd'],
  ['管道.ofd', archive('./OFD.xml', './Doc_0/Document.xml'), 'application/ofd'],
  ['反斜线.docx', office(wordPart('/word/document.xml'), 'word\\document.xml'), typeOfWord],
  ['转义.docx', office(wordPart('/word/%e6%96%87.xml'), 'word/文.xml'), typeOfWord],
  ['未转义.docx', office(wordPart('/word/文.xml'), 'word/%E6%96%87.xml'), typeOfWord],
  ['旧稿.wps', compound, 'application/vnd.ms-works'],
  ['正文.wps', compoundText(0x12), 'application/vnd.ms-works'],
  ['附件.zip', archive('申请表.docx', '说明.txt'), 'application/zip'],
  ...restricted.flatMap(([name, file]): typeof good => [
    [name, file, 'application/pdf'],
    [`escaped ${name}`, escaped(file), 'application/pdf'],
  ]),
];

const content = '文件内容与扩展名不符，请重新选择';
const kinds = '只能上传 PDF、Word、Excel、OFD、WPS、ZIP 文件';
const macros = '文件含有宏，请另存为不含宏的文件再上传';
const encrypted = '文件设有打开密码，请取消密码后再上传';
const broken = '文件内容不是有效的压缩文件';
const page = Buffer.from('<script>alert(1)</script>');

const wrong: [name: string, file: Buffer, msg: string][] = [
  ['a.pdf', page, content],
  ['a.pdf', Buffer.concat([page, pdf]), content],
  ['a.pdf', pdf.subarray(0, 20), content],
  ['a.docx', pdf, content],
  ['a.docx', word.subarray(0, 50), content],
  ['a.docx', compound, content],
  ['a.pdf', Buffer.concat([Buffer.alloc(1020), pdf]), content],
  ['a.docx', archive('word.xml'), content],
  ['a.docx', archive('[Content_Types].xml', 'word/document.xml'), content],
  ['a.docx', office(wordPart('/word/document2.xml'), 'word/document.xml'), content],
  ['a.docx', office(otherKinds + wordPart('/a.xml'), 'a.xml', 'a.BIN'), macros],
  ['a.ofd', archive('Doc_0/OFD.xml'), content],
  ['a.docx', office(wordPart('/a.xml').replace('.document.main', '.macroEnabled.main'), 'a.xml'), macros],
  ['a.xlsx', word, content],
  ['a.ofd', word, content],
  ['a.wps', word, content],
  ['a.wps', compound.subarray(0, 100), content],
  ['a.docx', office(wordPart('/a.xml'), 'a.xml', 'word/vbaProject.bin'), macros],
  ['a.docx', office(wordPart('/a.xml'), 'a.xml', 'word\\vba%50roject.bin'), macros],
  ['a.xlsx', Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]), encrypted],
  ['a.wps', compoundText(0x13), encrypted],
  ['a.pdf', byCertificate, encrypted],
  ['a long id.pdf', withLongId, encrypted],
  // Names without an end: to read on from each to the end of the file would take minutes.
  ['a.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n' + '/ID[('.repeat(200_000)), opening[0]![1]]), encrypted],
  ...opening.map(([name, file]): (typeof wrong)[0] => [name, file, encrypted]),
  ['a.wps', Buffer.concat([compound, Buffer.from('_VBA_PROJECT_CUR', 'utf16le')]), macros],
  ['a.zip', archive('../a.txt'), '压缩文件内含不安全的文件路径'],
  ['a.zip', Buffer.concat([word, page]), broken],
  [
    'a.zip',
    Buffer.concat([word.subarray(0, -22), page]),
    '压缩文件不完整，可能没有下载完，或是分卷压缩文件的一部分，请不分卷，压缩为一个文件后上传',
  ],
  ['a.html', page, kinds],
  ['a.svg', page, kinds],
  ['a.docm', word, kinds],
  ['a.exe', Buffer.from('MZ'), kinds],
  ['a.pdf.js', pdf, kinds],
  ['constructor', pdf, kinds],
];

describeOnEngines('documents of content', (server, engine) => {
  const company = useCompany(server, '13900000001');
  const editor = useStaff(server, 'editor');
  const pass = async (days: number) => {
    server.pass(days * 24 * 60 * 60_000);
    await editor.logIn('editor', 'staff-word-1');
  };
  const send = (name: string, file: Buffer, sent: object = {}) =>
    editor.upload(file, name, { url: '/api/desk/documents', ...sent });
  const urlOf = ({ body }: Answer): string => body.data.url;

  it.each(casesOn(engine, good))(
    '%s is stored as it is, and saved by visitors under its name',
    async (name, file, type) => {
      const answer = await send(name, file);
      const kind = name.split('.')[1]!.toLowerCase();
      expect(answer.body).toMatchObject({ code: 0, data: { kind, size: file.length } });
      const { status, headers, raw } = await company.get(urlOf(answer), { token: null });
      expect(status).toBe(200);
      expect(raw.equals(file)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringContaining(`attachment; `),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`filename*=UTF-8''${name}`);
    },
  );

  it.each(casesOn(engine, wrong))('%s is refused for its content: %#', async (name, file, msg) => {
    expect((await send(name, file)).body).toMatchObject({ code: 500, msg });
  });

  it('a repeated upload gets the first response, and nobody but editors may send one', async () => {
    const first = await send('a.pdf', pdf, { key: 'document-key-1' });
    expect((await send('a.pdf', pdf, { key: 'document-key-1' })).body).toEqual(first.body);
    expect((await company.upload(pdf, 'a.pdf', { url: '/api/desk/documents' })).status).toBe(403);
  });

  it('is found under its own address only', async () => {
    const url = urlOf(await send('a.pdf', pdf));
    for (const other of ['file.zip', 'file.html', 'file.pdf.js', 'other.pdf', 'file', 'file.constructor']) {
      expect([other, (await company.get(url.replace('file.pdf', other))).status]).toEqual([other, 404]);
    }
    expect((await company.get(`/profile/uploads/${'0'.repeat(32)}/file.pdf`)).status).toBe(404);
  });

  it('are found again with pictures, by name, kind, day and size, without those of companies', async () => {
    const list = async (query = '') => (await editor.data<StoredFiles>(`/api/desk/pictures?limit=50${query}`)).files;
    const names = async (query?: string) => (await list(query)).map(({ fileName }) => fileName);
    await company.upload(await pngOf(30, 20), '公司标志.png', { url: '/api/my/avatar' });
    await pass(3);
    const small = await editor.upload(await pngOf(30, 20), '封面 100%.png', { url: '/api/desk/pictures' });
    await pass(1);
    await editor.upload(await pngOf(400, 20), '封面大图.png', { url: '/api/desk/pictures' });
    await send('封面说明.pdf', pdf);
    expect(await names('&q=封面')).toEqual(expect.arrayContaining(['封面说明.pdf', '封面大图.png', '封面 100%.png']));
    expect((await names('&q=封面')).at(-1)).toBe('封面 100%.png');
    expect(await names('&q=%25')).toEqual(['封面 100%.png']);
    expect(await names('&q=公司')).toEqual([]);
    expect(await names('&q=封面&kind=document')).toEqual(['封面说明.pdf']);
    expect((await names('&q=封面&kind=picture&by=size'))[0]).toBe('封面大图.png');
    expect(await names('&day=2025-06-04')).toEqual(['封面 100%.png']);
    expect((await list('&q=100')).map(({ url, day }) => [url, day])).toEqual([[urlOf(small), '2025-06-04']]);
    const some = { files: [expect.anything(), expect.anything()], more: true };
    expect(await editor.data('/api/desk/pictures?limit=2&q=封面')).toMatchObject(some);
    expect((await company.get('/api/desk/pictures?limit=1', { token: null })).status).toBe(401);
    expect((await editor.get('/api/desk/pictures?limit=0')).body.code).not.toBe(0);
  });
});
