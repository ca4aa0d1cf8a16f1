import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { ContentImport } from '../../../src/contract/deskContent';
import { makeZip } from '../../support/archives';
import { deskContent } from '../../support/deskContent';
import { confirmStaff, useStaff } from '../../support/staff';
import { useAccountServer } from '../../support/visitor';
import { workbookOf, workbookWith } from '../../support/workbookOf';

const server = useAccountServer();
const editor = useStaff(server, 'editor');
beforeAll(() => confirmStaff(editor));

const policies = deskContent(editor);
const bring = (file: Buffer, more: Partial<ContentImport> = {}) =>
  policies.bring(file.toString('base64'), { format: 'xlsx', ...more });
const problemsOf = async (file: Buffer) => (await bring(file)).errors.map(({ line, problem }) => [line, problem]);
const exported = () => policies.exported('xlsx');

it.each(['policy', 'recruit', 'category', 'project'])(
  'an export of %s can be imported again, and changes nothing',
  async (area) => {
    const file = await deskContent(editor, area).exported('xlsx');
    const report = await bring(file, { area, replace: true, apply: false });
    expect(report).toMatchObject({ created: 0, changed: 0, removed: 0, errors: [] });
    expect(report.same).toBeGreaterThan(0);
  },
);

it('a template has the labels as headings, and what is filled in becomes content', async () => {
  const { raw } = await editor.get('/api/desk/content/template?area=policy');
  const [headings = []] = await readSheet(raw);
  expect(headings).toEqual(expect.arrayContaining(['标题', '发布日期', '层级', '发文单位', '正文', '类别']));
  expect(headings).not.toContain('编号');
  const filled = workbookOf([
    ['标题', '发布日期', '类别', '正文', '层级（fdLevel）', 'fdTheme'],
    ['表格里的政策', { serial: 46352 }, 1, '<p>正文</p> ', '市级', ''],
    [],
    ['第二条', '2026-11-26', '政策解读', '第一段\n　　第二段 a < b\n\n第三段', '', ''],
  ]);
  expect(await bring(filled, { apply: false })).toMatchObject({ created: 2, applied: false, errors: [] });
  expect(await bring(filled)).toMatchObject({ created: 2, applied: true });
  const [first = [], ...rows] = await readSheet(await exported());
  const found = rows.find((row) => row.includes('表格里的政策'))!;
  expect(found[first.indexOf('发布日期')]).toBe('2026-11-26');
  expect(found[first.indexOf('层级')]).toBe('市级');
  // A category is known by its name, too, as the desk shows it.
  const second = rows.find((row) => row.includes('第二条'))!;
  expect(second[first.indexOf('类别')]).toBe('3');
  expect(second[first.indexOf('正文')]).toBe('<p>第一段</p><p>第二段 a < b</p><p>第三段</p>');
  expect(await bring(await exported(), { apply: false })).toMatchObject({ created: 0, changed: 0 });
});

const broken = '这不是 Excel 工作簿（.xlsx），或者文件已损坏';
const tooLarge = '工作簿太大，请分成几个文件导入';
/** A workbook whose cells are written between blanks, and its rows between bars. */
const cellsOf = (text: string) => workbookOf(text.split(' | ').map((row) => row.split(' ')));

it.each([
  ['no archive', Buffer.from('MZ'), 1, broken],
  [
    'an archive with a name that objects have',
    makeZip([{ name: '__proto__' }, { name: 'xl/workbook.xml' }]),
    1,
    broken,
  ],
  ['another archive', makeZip([{ name: 'a.txt' }]), 1, broken],
  ['an unknown column', cellsOf('标题 类别 价钱 | 甲 1 2'), 2, null],
  ['a column twice', cellsOf('标题 fdTitle 类别 | 甲 乙 1'), 1, '“fdTitle”写了两次'],
  ['a value without a heading', cellsOf('标题 类别 | 甲 1 | 乙 1 丙'), 3, '有一格没有列名，请在第一行写上'],
  ['no rows', cellsOf('标题 类别'), 1, '文件里没有内容'],
] as const)('%s is refused with its line, and changes nothing', async (_what, file, line, problem) => {
  const before = await exported();
  expect(await problemsOf(file)).toEqual([[line, problem ?? expect.any(String)]]);
  expect(await readSheet(await exported())).toEqual(await readSheet(before));
});

it.each([
  ['that claims to be huge', [{ name: 'xl/sheet.xml', data: Buffer.alloc(65 * 1024 * 1024) }]],
  ['of very many parts', Array.from({ length: 1001 }, (_, index) => ({ name: `${index}` }))],
] as const)('a workbook %s is refused before it is unpacked', async (_what, entries) => {
  expect(await problemsOf(makeZip([...entries]))).toEqual([[1, tooLarge]]);
});

it('a workbook that unpacks to more than it says is refused', async () => {
  const honest = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(30 * 1024 * 1024) }));
  // The uncompressed sizes, in both headers.
  const size = Buffer.alloc(4);
  size.writeUInt32LE(30 * 1024 * 1024);
  const lie = Buffer.from(honest);
  for (let at = lie.indexOf(size); at !== -1; at = lie.indexOf(size, at + 1)) lie.writeUInt32LE(100, at);
  expect(await problemsOf(lie)).toEqual([[1, broken]]);
});

const cell = (place: string, text = 'x') =>
  `<row r="1"><c r="${place}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
it.each([
  ['names a column that no program has', () => workbookWith(cell('ZZZZZZ1')), '列数不能超过 50'],
  ['names such a column in small letters', () => workbookWith(cell('zzzz1')), broken],
  ['names a row that no program has', () => workbookWith('<row r="150000000"><c><v>1</v></c></row>'), tooLarge],
  ['names such a row in a cell', () => workbookWith(cell('A150000000')), tooLarge],
  ['has very wide rows', () => workbookWith('<row><c r="ALL1"/></row>'.repeat(6000)), tooLarge],
  [
    'has a long text in very many cells',
    () => {
      const rows = Array.from({ length: 300 }, (_, y) => `<row r="${y + 1}"><c r="A${y + 1}" t="s"><v>0</v></c></row>`);
      return workbookWith(rows.join(''), { shared: 'x'.repeat(190_000) });
    },
    tooLarge,
  ],
  ['has a text of megabytes', () => workbookWith(cell('A1', '长'.repeat(8_000_000))), tooLarge],
  ['has nothing but the begin of tags', () => workbookWith('<'.repeat(2_000_000)), broken],
  ['has a tag of megabytes', () => workbookWith(`<c ${'a'.repeat(2_000_000)}/>`), tooLarge],
  [
    'has a format of very many parts',
    () =>
      workbookWith(cell('A1'), {
        formats: `<numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(80_000)}yyyy"/></numFmts>`,
      }),
    tooLarge,
  ],
])('a workbook that %s is refused by its text, before anything is allocated for it', async (_what, file, problem) => {
  expect(await problemsOf(file())).toEqual([[1, problem]]);
});

it('entries that share their bytes are refused', async () => {
  const one = Buffer.from(zipSync({ 'xl/a.xml': Buffer.alloc(1_000_000) }));
  const end = one.length - 22;
  const central = one.subarray(one.readUInt32LE(end + 16), end);
  const many = Buffer.from(one.subarray(end));
  many.writeUInt16LE(40, 8);
  many.writeUInt16LE(40, 10);
  many.writeUInt32LE(central.length * 40, 12);
  const shared = Buffer.concat([
    one.subarray(0, one.readUInt32LE(end + 16)),
    ...Array.from({ length: 40 }, () => central),
    many,
  ]);
  expect(await problemsOf(shared)).toEqual([[1, expect.stringMatching(/^(?:工作簿太大|这不是 Excel)/)]]);
});

it('a cell with an error instead of a value is named, and erases nothing', async () => {
  const heading = ['标题', '类别', '层级'];
  const file = workbookOf([heading, ['甲', '1', '省级'], ['乙', '1', { error: '#N/A' }]]);
  expect(await problemsOf(file)).toEqual([[3, '有一格是公式错误（如 #N/A），请改成文字或数字']]);
});

it('times are those that the sheet shows, although programs store them as a part of a day that is only near', async () => {
  const times = [
    [46352.354166666664, '2026-11-26 08:30:00'],
    [46352.5208333333, '2026-11-26 12:30:00'],
    [46352.00001157407, '2026-11-26 00:00:01'],
    [46352.99999999, '2026-11-27'],
  ] as const;
  const rows = times.map(([serial], index) => [`有时刻 ${index}`, '1', { serial }]);
  await bring(workbookOf([['标题', '类别', '发布日期'], ...rows]));
  const [first = [], ...found] = await readSheet(await exported());
  const timeOf = (title: string) => found.find((row) => row.includes(title))?.[first.indexOf('发布日期')];
  expect(times.map((_time, index) => timeOf(`有时刻 ${index}`))).toEqual(times.map(([, text]) => text));
});

it('texts that look like escapes of a workbook come back as they were', async () => {
  const title = '型号 _x0041_ 与 _x005F_';
  await policies.bring([{ fdTitle: title, fdClass: '1' }]);
  expect(await bring(await exported(), { apply: false })).toMatchObject({ created: 0, changed: 0, errors: [] });
  expect(JSON.stringify(await readSheet(await exported()))).toContain(title);
});

it('a workbook with entities of its own is read without them', async () => {
  const nested = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  const doctype = `<!DOCTYPE x [<!ENTITY e0 "大"><!ENTITY own SYSTEM "file:///etc/passwd">${nested.join('')}]>`;
  const heading = ['标题', '类别', '正文'];
  await bring(workbookOf([heading, ['实体', '1', { xml: '&e9;&own;' }]], doctype));
  expect(JSON.stringify(await readSheet(await exported()))).not.toMatch(/大{2}|root:/);
});

it('a CSV file may name its columns by their labels, too', async () => {
  const text = '标题,类别,发布日期\n表格里的公告,1,2026-11-25\n';
  expect(await policies.bring(text, { format: 'csv', apply: false })).toMatchObject({ created: 1, errors: [] });
});
