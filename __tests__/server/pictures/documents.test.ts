import sharp from 'sharp';
import type { StoredFiles } from '../../../src/contract/storedFiles';
import { makeZip } from '../../support/archives';
import { useStaff } from '../../support/staff';
import { describeOnEngines, useCompany, type Answer } from '../../support/visitor';
import { workbookOf } from '../../support/workbookOf';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2040)]);
const archive = (...names: string[]) => makeZip(names.map((name) => ({ name })));

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
  ['附件.zip', archive('申请表.docx', '说明.txt'), 'application/zip'],
];

const content = '文件内容与扩展名不符，请重新选择';
const kinds = '只能上传 PDF、Word、Excel、OFD、WPS、ZIP 文件';
const macros = '文件含有宏，请另存为不含宏的文件再上传';
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
  [
    'a.xlsx',
    Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
    '文件设有打开密码，请取消密码后再上传',
  ],
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

describeOnEngines('documents of content', (server) => {
  const company = useCompany(server, '13900000001');
  const editor = useStaff(server, 'editor');
  const pass = async (days: number) => {
    server.pass(days * 24 * 60 * 60_000);
    await editor.logIn('editor', 'staff-word-1');
  };
  const send = (name: string, file: Buffer, sent: object = {}) =>
    editor.upload(file, name, { url: '/api/desk/documents', ...sent });
  const urlOf = ({ body }: Answer): string => body.data.url;

  it.each(good)('%s is stored as it is, and saved by visitors under its name', async (name, file, type) => {
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
  });

  it.each(wrong)('%s is refused for its content: %#', async (name, file, msg) => {
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
    const picture = (width: number) =>
      sharp({ create: { width, height: 20, channels: 3, background: '#1e785a' } })
        .png()
        .toBuffer();
    const list = async (query = '') => (await editor.data<StoredFiles>(`/api/desk/pictures?limit=50${query}`)).files;
    const names = async (query?: string) => (await list(query)).map(({ fileName }) => fileName);
    await company.upload(await picture(30), '公司标志.png', { url: '/api/my/avatar' });
    await pass(3);
    const small = await editor.upload(await picture(30), '封面 100%.png', { url: '/api/desk/pictures' });
    await pass(1);
    await editor.upload(await picture(400), '封面大图.png', { url: '/api/desk/pictures' });
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
