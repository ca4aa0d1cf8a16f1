import { zipSync } from 'fflate';
import type { ContentImport } from '../../../src/contract/deskContent';
import { makeZip } from '../../support/archives';
import { deskContent } from '../../support/deskContent';
import { rowsOfBook } from '../../support/rowsOfBook';
import { confirmStaff, useStaff } from '../../support/staff';
import { useAccountServer } from '../../support/visitor';
import { workbookOf, workbookWith } from '../../support/workbookOf';

const server = useAccountServer();
const editor = useStaff(server, 'editor');
beforeAll(() => confirmStaff(editor));

const policies = deskContent(editor);
const bring = (file: Buffer, more: Partial<ContentImport> = {}) =>
  policies.bring(file.toString('base64'), { format: 'xlsx', ...more });
/** What an import of a workbook, or of a CSV file, would change. */
const preview = (file: Buffer | string) =>
  typeof file === 'string' ? policies.bring(file, { format: 'csv', apply: false }) : bring(file, { apply: false });
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
  const [headings = []] = await rowsOfBook(raw);
  expect(headings).toEqual(expect.arrayContaining(['标题', '发布日期', '层级', '发文单位', '正文', '类别']));
  expect(headings).not.toContain('编号');
  const filled = workbookOf([
    ['标题', '发布日期', '类别', '正文', '层级（fdLevel）', 'fdTheme'],
    ['表格里的政策', { serial: 46352 }, 1, '<p>正文</p> ', '市级', ''],
    [],
    ['第二条', '2026-11-26', '政策解读', '第一段\n　　第二段 a < b\n\n第三段', '', ''],
  ]);
  expect(await preview(filled)).toMatchObject({ created: 2, repeated: 0, applied: false, errors: [] });
  expect(await bring(filled)).toMatchObject({ created: 2, applied: true });
  // Without ids they are new again, and the dry run says that they are there.
  expect(await preview(filled)).toMatchObject({ created: 2, repeated: 2 });
  expect(await bring(filled, { apply: false, replace: true })).toMatchObject({ created: 2, repeated: 0 });
  expect(await preview(cellsOf('标题 类别 | 甲 1 | 甲 1 | 甲 2'))).toMatchObject({ repeated: 1 });
  const [first = [], ...rows] = await rowsOfBook(await exported());
  const found = rows.find((row) => row.includes('表格里的政策'))!;
  expect(found[first.indexOf('发布日期')]).toBe('2026-11-26');
  expect(found[first.indexOf('层级')]).toBe('市级');
  // A category is known by its name, too, as the desk shows it.
  const second = rows.find((row) => row.includes('第二条'))!;
  expect(second[first.indexOf('类别')]).toBe('3');
  expect(second[first.indexOf('正文')]).toBe('<p>第一段</p><p>第二段 a &lt; b</p><p>第三段</p>');
  expect(await preview(await exported())).toMatchObject({ created: 0, changed: 0 });
});

const broken = '这不是 Excel 工作簿（.xlsx），或者文件已损坏';
const tooLarge = '工作簿太大（只设了格式的空行也算在内），请删除空行，或者分成几个文件导入';
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
  ['an unknown column', cellsOf('标题 类别 价钱 | 甲 1 2'), 1, null],
  ['a column twice', cellsOf('标题 fdTitle 类别 | 甲 乙 1'), 1, '“fdTitle”写了两次'],
  ['a value without a heading', cellsOf('标题 类别 | 甲 1 | 乙 1 丙'), 3, '有一格没有列名，请在第一行写上'],
  [
    'a title above the headings',
    cellsOf('政策表 | 标题 类别 | 甲 1'),
    1,
    '第一行是表的标题，不是列名：请删除列名以上的行',
  ],
  ['no rows', cellsOf('标题 类别'), 1, '文件里没有内容'],
] as const)('%s is refused with its line, and changes nothing', async (_what, file, line, problem) => {
  const before = await exported();
  expect(await problemsOf(file)).toEqual([[line, problem ?? expect.any(String)]]);
  expect(await rowsOfBook(await exported())).toEqual(await rowsOfBook(before));
});

it('a workbook whose sheet claims to be huge is refused before it is unpacked', async () => {
  const huge = { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(65 * 1024 * 1024) };
  expect(await problemsOf(workbookWith('', { others: { [huge.name]: huge.data.toString() } }))).toEqual([
    [1, tooLarge],
  ]);
});

const cell = (place: string, text = 'x') =>
  `<row r="1"><c r="${place}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const headings = '<row r="1"><c r="A1" t="inlineStr"><is><t>标题</t></is></c></row>';
it.each([
  ['names a column that no program has', () => workbookWith(cell('ZZZZZZ1')), broken],
  ['names a row that no program has', () => workbookWith(cell('A150000000')), broken],
  ['has a cell in the last row of the last column', () => workbookWith(cell('XFD1048576')), tooLarge],
  [
    'has a long text in very many cells',
    () => {
      const rows = Array.from({ length: 300 }, (_, y) => `<row r="${y + 2}"><c r="A${y + 2}" t="s"><v>0</v></c></row>`);
      return workbookWith(headings + rows.join(''), { shared: 'x'.repeat(190_000) });
    },
    tooLarge,
  ],
  ['has nothing but the begin of tags', () => workbookWith('<'.repeat(200_000)), '文件里没有内容'],
])('a workbook that %s is refused', async (_what, file, problem) => {
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

const heading = ['标题', '类别', '层级', '发布日期'];

it.each([
  ['an error', { cell: 't="e"><v>#REF!</v>' }, '层级', /^公式出错/],
  [
    'a picture of WPS',
    { cell: 't="str"><f>DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v>' },
    '层级',
    /^单元格里是图片/,
  ],
  [
    'a picture of WPS, after Excel has saved it',
    { cell: 't="e"><f>_xlfn.DISPIMG("ID_1",1)</f><v>#NAME?</v>' },
    '层级',
    /^单元格里是图片/,
  ],
  ['a formula without its value', { cell: '><f>1+1</f><v></v>' }, '层级', /^公式没有算出的值/],
  ['a formula of a text without its value', { cell: 't="str"><f>"省"&amp;"级"</f>' }, '层级', /^公式没有算出的值/],
  ['a number that has lost its last digits', { cell: '><v>440681199001011234</v>' }, '层级', /^超过 15 位的数字/],
  ['a number in a format of another language', { cell: 's="3"><v>46027</v>' }, '层级', /^数字格式不能识别/],
  ['a number in a format that is escaped in Chinese', { cell: 's="6"><v>123456</v>' }, '层级', /^数字格式不能识别/],
  [
    'a struck text',
    { cell: 't="inlineStr"><is><r><t>最高</t></r><r><rPr><strike/></rPr><t>500</t></r><r><t>300 万</t></r></is>' },
    '层级',
    /^有划掉的文字/,
  ],
  ['a number in scientific notation', '4.40681E+17', '层级', /^科学计数.+可能缺了后几位/],
  ['what R writes for a missing value', 'NA', '层级', /没有值.+留空/],
  ['what MySQL writes for one', '\\N', '层级', /没有值.+留空/],
  ['a month in a column of days', { cell: 's="7"><v>46027</v>' }, '发布日期', /^日期应为/],
  ['a time of day of a format in China', { cell: 's="9"><v>46027.5</v>' }, '发布日期', /^只有时间，没有日期/],
  ['a time in a column of days', { cell: 's="4"><v>0.354166666666667</v>' }, '发布日期', /^只有时间，没有日期/],
  ['a duration in a column of days', { cell: 's="5"><v>1.25</v>' }, '发布日期', /^只有时间，没有日期/],
])('%s is refused with its row and column', async (_what, value, column, problem) => {
  const row = heading.map((name) => (name === column ? value : { 标题: '甲', 类别: '1' }[name]) ?? '');
  const formats =
    '<numFmts><numFmt numFmtId="164" formatCode="[$-804]aaaa;@"/><numFmt numFmtId="165" formatCode="h:mm"/>' +
    '<numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="0!.0,&quot;万&quot;"/></numFmts>';
  const { errors } = await preview(workbookOf([heading, ['一', '1'], row], '', formats));
  expect(errors).toEqual([
    { line: 3, field: column === '层级' ? 'fdLevel' : 'fdApplyDate', problem: expect.stringMatching(problem) },
  ]);
});

/** What a dry run of an import makes of rows, as its store would hold them. */
async function storedRows(file: Buffer, titles: readonly string[]): Promise<string[][]> {
  expect(await bring(file)).toMatchObject({ errors: [], applied: true });
  const [first = [], ...rows] = await rowsOfBook(await exported());
  const names = ['标题', '层级', '发布日期'].map((name) => first.indexOf(name));
  return titles.map((title) => names.map((at) => rows.find((row) => row.includes(title))?.[at] ?? '无'));
}

it('what is shown is stored: numbers in their format and to 15 digits, days without a time that is not shown, no blanks of web pages', async () => {
  const formats =
    '<numFmts><numFmt numFmtId="164" formatCode="0%"/><numFmt numFmtId="165" formatCode="[$¥-804]#,##0.00"/>' +
    '<numFmt numFmtId="166" formatCode="[$-804]yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/></numFmts>';
  const rows = [
    ['示一', { cell: 's="3"><v>0.9</v>' }, { cell: 's="5"><v>46027.395833333336</v>' }],
    ['示二', { cell: 's="4"><v>12000.5</v>' }, { serial: 46027.395833333336, time: true }],
    ['示三', { cell: '><v>0.30000000000000004</v>' }, '2026/1/5 9:30'],
    ['示四\u00a0\u00a0', '00123', '2026年1月5日'],
    [{ xml: '示_x000D_五' }, { cell: 't="b"><v>1</v>' }, 20260105],
    [
      { xml: '&#134071;田' },
      { cell: 't="inlineStr"><is><r><t>粗</t></r><r><t>体</t></r><rPh sb="0" eb="1"><t>cu</t></rPh></is>' },
      '',
    ],
    ['示七', { cell: 't="inlineStr"><is><r><rPr><strike/></rPr><t xml:space="preserve"> </t></r></is>' }, ''],
    ['示八', { cell: 't="str">\n<f>""</f>\n<v xml:space="preserve"></v>\n' }, ''],
    ['示九', { cell: 's="4"><v>8.325</v>' }, ''],
  ].map(([title, level, day]) => [title!, '1', level!, day!]);
  const titles = ['示一', '示二', '示三', '示四', '示五', '𠮷田', '示七', '示八', '示九'];
  expect(await storedRows(workbookOf([heading, ...rows], '', formats), titles)).toEqual([
    ['示一', '90%', '2026-01-05'],
    ['示二', '¥12,000.50', '2026-01-05 09:30:00'],
    ['示三', '0.3', '2026-01-05 09:30:00'],
    ['示四', '00123', '2026-01-05'],
    ['示五', 'TRUE', '2026-01-05'],
    ['𠮷田', '粗体', ''],
    ['示七', '', ''],
    ['示八', '', ''],
    ['示九', '¥8.33', ''],
  ]);
});

it('headings may be spaced, and marked as required, but not of another unit', async () => {
  const rows = [
    ['标 题*', '类别（必填）', '层级 '],
    ['带记号的列名', '1', '市级'],
  ];
  expect(await storedRows(workbookOf(rows), ['带记号的列名'])).toEqual([['带记号的列名', '市级', '']]);
  expect(await problemsOf(cellsOf('标题 类别 层级（万元） | 甲 1 2'))).toHaveLength(1);
});

it('numbers are stored as programs in China show them', async () => {
  const formats =
    '<numFmts><numFmt numFmtId="164" formatCode="0\\.0,&quot;万&quot;"/><numFmt numFmtId="165" formatCode="0.0&quot;%&quot;"/>' +
    '<numFmt numFmtId="166" formatCode="General&quot;人&quot;"/><numFmt numFmtId="167" formatCode="[=0]&quot;无&quot;;0"/></numFmts>';
  const shown = [
    ['表一', 's="3"><v>123456</v>', '12.3万'],
    ['表二', 's="4"><v>1.5</v>', '1.5%'],
    ['表三', 's="5"><v>12</v>', '12人'],
    ['表四', 's="6"><v>0</v>', '无'],
    ['表五', 's="7"><v>46027</v>', '2026年1月'],
    ['表六', 's="8"><v>46027</v>', '2026年1月5日'],
    ['表七', 't="str"><f>IF(1,"","")</f><v></v>', ''],
    ['表八', 's="10"><v>13800138000</v>', '13800138000'],
    ['表九', 's="11"><v>12</v>', '12'],
  ];
  const rows = shown.map(([title = '', cell = '']) => [title, '1', { cell }, '']);
  const titles = shown.map(([title = '']) => title);
  expect(await storedRows(workbookOf([heading, ...rows], '', formats), titles)).toEqual(
    shown.map(([title, , text]) => [title, text, '']),
  );
});

const rowXml = (row: number, ...texts: string[]) =>
  `<row r="${row}">${texts.map((text, x) => (text === '' ? '' : `<c r="${String.fromCharCode(65 + x)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)).join('')}</row>`;

it('the first visible sheet is imported, and the dry run says which; what other sheets hold does not matter', async () => {
  const sheets =
    '<sheet name="图" sheetId="7" r:id="r5"/><sheet name="字典" sheetId="8" state="veryHidden" r:id="r4"/>';
  const others = { 'xl/worksheets/other.xml': '<'.repeat(1000) };
  const rows = rowXml(1, '标题', '类别') + rowXml(2, '可见的表', '1');
  expect(await preview(workbookWith(rows, { sheets, others }))).toMatchObject({
    created: 1,
    examples: [{ title: '可见的表' }],
    sheet: { name: '表', hiddenRows: 0, hiddenColumns: 0 },
  });
});

it.each([
  ['that are hidden', 'hidden="1"', 'hidden="true"'],
  ['without height or width', 'ht="0" customHeight="1"', 'width="0" customWidth="1"'],
])('rows and columns %s are left out, and counted in the dry run', async (_what, ofRow, ofColumn) => {
  const hidden = rowXml(3, '藏行', '省级', '1').replace('<row ', `<row ${ofRow} `);
  const rows = rowXml(1, '标题', '层级', '类别') + rowXml(2, '露行', '内部', '1') + hidden;
  const book = workbookWith(rows, { before: `<cols><col min="2" max="2" ${ofColumn}/></cols>` });
  expect(await preview(book)).toMatchObject({ created: 1, sheet: { hiddenRows: 1, hiddenColumns: 1 } });
  expect(await storedRows(book, ['露行', '藏行'])).toEqual([
    ['露行', '', ''],
    ['无', '无', '无'],
  ]);
});

it('a sheet without visible rows is named, with the number of hidden ones', async () => {
  const hidden = rowXml(2, '藏行', '1').replace('<row ', '<row hidden="1" ');
  expect(await preview(workbookWith(rowXml(1, '标题', '类别') + hidden))).toMatchObject({
    errors: [{ problem: '文件里没有内容' }],
    sheet: { name: '表', hiddenRows: 1 },
  });
});

it('cells merged over rows have their value in each; those merged over columns are refused', async () => {
  const rows = rowXml(1, '标题', '类别', '层级') + rowXml(2, '合一', '1', '市级') + rowXml(3, '合二');
  const merged = (ref: string) => `<mergeCells><mergeCell ref="${ref}"/></mergeCells>`;
  const file = workbookWith(rows, { after: merged('C2:C9') + merged('B2:B3') });
  expect(await storedRows(file, ['合一', '合二'])).toEqual([
    ['合一', '市级', ''],
    ['合二', '市级', ''],
  ]);
  expect(await problemsOf(workbookWith(rows, { after: merged('B2:C2') }))).toContainEqual([
    2,
    '与其他列合并了单元格，请取消合并',
  ]);
  expect(await problemsOf(workbookWith(rows, { after: merged('A1:A2') }))).toEqual([
    [2, '列名占了几行，请写在第一行，每列一格'],
  ]);
});

it('a sheet that is formatted down to its last row is small', async () => {
  const last = '<row r="1048575"> </row><row r="1048576"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"></c></row>';
  const file = workbookWith(rowXml(1, '标题', '类别') + rowXml(2, '末行之前', '1') + last);
  expect(await preview(file)).toMatchObject({ created: 1, errors: [] });
});

it('formulas that a program would calculate anew have no value where the file has 0', async () => {
  const file = (settings: string) =>
    workbookWith(
      `${rowXml(1, '标题', '类别', '层级')}${rowXml(2, '算', '1').replace('</row>', '<c r="C2"><f>1-1</f><v>0</v></c></row>')}`,
      { settings },
    );
  expect(await problemsOf(file('<calcPr fullCalcOnLoad="1"/>'))).toEqual([
    [2, expect.stringMatching(/^公式没有算出的值/)],
  ]);
  expect(await preview(file(''))).toMatchObject({ created: 1, errors: [] });
});

it.each([
  ['an old or an encrypted one', Buffer.from('d0cf11e0a1b11ae100', 'hex')],
  [
    'an OpenDocument sheet',
    makeZip([{ name: 'mimetype', data: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') }]),
  ],
])('a workbook of another kind, %s, is refused with what to do', async (_what, file) => {
  expect(await problemsOf(file)).toEqual([[1, expect.stringMatching(/另存为 \.xlsx/)]]);
});

it.each([
  [
    'as a part of a day that is only near',
    [46352.354166666664, 46352.5208333333, 46352.00001157407, 46352.99999999].map((serial) => ({ serial, time: true })),
  ],
  [
    'as texts of ISO 8601, as in strict workbooks',
    ['2026-11-26T08:30:00', '2026-11-26T12:30:00.000', '2026-11-26T00:00:01', '2026-11-27T00:00:00'].map((text) => ({
      cell: `t="d" s="2"><v>${text}</v>`,
    })),
  ],
])('times are those that the sheet shows, although programs store them %s', async (form, cells) => {
  const times = ['2026-11-26 08:30:00', '2026-11-26 12:30:00', '2026-11-26 00:00:01', '2026-11-27'];
  await bring(
    workbookOf([['标题', '类别', '发布日期'], ...cells.map((cell, index) => [`${form} ${index}`, '1', cell])]),
  );
  const [first = [], ...found] = await rowsOfBook(await exported());
  const timeOf = (title: string) => found.find((row) => row.includes(title))?.[first.indexOf('发布日期')];
  expect(times.map((_time, index) => timeOf(`${form} ${index}`))).toEqual(times);
});

it('a text in a cell for days is what was typed: no day of the calendar is refused, and a title stays as it is', async () => {
  const typed = (text: string) => ({ cell: `t="inlineStr" s="8"><is><t>${text}</t></is>` });
  const strict = { cell: 't="d" s="8"><v>2026-02-30</v>' };
  const head = ['标题', '类别', '发布日期'];
  for (const day of [typed('2026-02-30'), strict])
    expect(await problemsOf(workbookOf([head, ['没有的日子', '1', day]]))).toEqual([[2, expect.any(String)]]);
  const { examples } = await preview(workbookOf([head, [typed('2026-11-26'), '1', '']]));
  expect(examples).toEqual([expect.objectContaining({ title: '2026-11-26' })]);
});

it('texts that look like escapes of a workbook come back as they were', async () => {
  const title = '型号 _x0041_ 与 _x005F_';
  await policies.bring([{ fdTitle: title, fdClass: '1' }]);
  expect(await preview(await exported())).toMatchObject({ created: 0, changed: 0, errors: [] });
  expect(JSON.stringify(await rowsOfBook(await exported()))).toContain(title);
});

it('a workbook with entities of its own is read without them', async () => {
  const nested = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  const doctype = `<!DOCTYPE x [<!ENTITY e0 "大"><!ENTITY own SYSTEM "file:///etc/passwd">${nested.join('')}]>`;
  const heading = ['标题', '类别', '正文'];
  await bring(workbookOf([heading, ['实体', '1', { xml: '&e9;&own;' }]], doctype));
  expect(JSON.stringify(await rowsOfBook(await exported()))).not.toMatch(/大{2}|root:/);
});

it('the totals below a table are no entry', async () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const texts = (...values: string[]) =>
    `<row>${values.map((value) => `<c t="str"><v>${value}</v></c>`).join('')}</row>`;
  const book = (totals: string, ref = 'A1:B3', first?: string, remark = '') => {
    const before = first === undefined ? [] : [first];
    const rows = [
      ['标题', '类别', '层级'],
      ['表里的', '1'],
      ['合计', '1', remark],
    ]
      .map((row) => texts(...before, ...row))
      .join('');
    return workbookWith(rows, {
      others: {
        'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/table" Target="../tables/table1.xml"/></Relationships>`,
        'xl/tables/table1.xml': `<table id="1" name="表1" displayName="表1" ref="${ref}" ${totals}/>`,
      },
    });
  };
  expect(await preview(book('totalsRowCount="1"'))).toMatchObject({ created: 1, errors: [] });
  expect(await preview(book('totalsRowShown="0"'))).toMatchObject({ created: 2, errors: [] });
  expect(await preview(book('totalsRowCount="1"', 'C1:D3'))).toMatchObject({ created: 2, errors: [] });
  expect(await preview(book('totalsRowCount="1"', 'B1:C3', ''))).toMatchObject({ created: 1, errors: [] });
  // What stands beside them makes no entry of them.
  const { errors } = await preview(book('totalsRowCount="1"', 'A1:B3', undefined, '省级'));
  expect(errors).toMatchObject([{ line: 3, field: 'fdTitle' }]);
});

it('headings that are repeated further down are no entry', async () => {
  const rows = [
    ['姓名', '职务'],
    ['张三', ''],
    ['姓名', '职务'],
    ['李四', '工程师'],
  ];
  const bringBoth = async (table: string[][]) => {
    const text = table.map((row) => row.join(',')).join('\n');
    const options = { area: 'specialist', apply: false };
    return [await bring(workbookOf(table), options), await bring(Buffer.from(''), { ...options, format: 'csv', text })];
  };
  for (const report of await bringBoth(rows)) expect(report).toMatchObject({ created: 2, errors: [] });
  // One cell that says what its heading says is no row of headings.
  for (const report of await bringBoth([...rows, ['', '职务']]))
    expect(report.errors).toMatchObject([{ line: 5, field: 'fdName' }]);
});

it('a text such as NA is refused in tables that the portal has not written: others have no other word for no value', async () => {
  const values = { fdTitle: 'NA', fdClass: '1', fdIssuedComName: "'None", fdContent: '<p>正文</p>' };
  const { fdId, version } = await policies.saved({ values, act: 'publish' });
  for (const format of ['json', 'csv', 'xlsx'] as const) {
    const file = await policies.exported(format);
    const sent = file.toString(format === 'xlsx' ? 'base64' : 'utf8');
    expect(await policies.bring(sent, { format, apply: false })).toMatchObject({ created: 0, changed: 0, errors: [] });
  }
  expect(await policies.post('remove', { fdId, version })).toMatchObject({ code: 0 });
});

const separated = '标题,类别,发布日期\r\n分隔,1,2026/1/5\r\n分隔二,1,2026年1月5日';
const formatted = 'sep=,\r\n标题,类别,,\r\n有逗号,1,,\r\n,,,\r\n';
const short = '标题,类别,层级,发布日期\r\n短,1\r\n短二,1\r\n长,1,,\r\n短三,1,省级\r\n短四,1\r\n';

it.each([
  ['may name its columns by their labels, too', '标题,类别,发布日期\n表格里的公告,1,2026-11-25\n', 1],
  ['may have semicolons for commas, with days as Excel writes them', separated.replaceAll(',', ';'), 2],
  ['may have tabs for commas', separated.replaceAll(',', '\t'), 2],
  ['may have bars for commas', separated.replaceAll(',', '|'), 2],
  ['may have commas of Chinese', separated.replaceAll(',', '，'), 2],
  ['may begin with its separator, and have rows and columns that were only formatted', formatted, 1],
  ['may end its first line otherwise', formatted.replace('\r\n', '\n'), 1],
  ['may have rows that end before their last cells if those are empty, as Excel and ExcelJS save them', short, 5],
])('a CSV file %s', async (_what, text, created) => {
  expect(await preview(text)).toMatchObject({ created, errors: [] });
});

it.each([
  ['a value without a heading', formatted.replace('有逗号,1,,', '有逗号,1,,飘'), 3, '列名'],
  [
    'a row that is broken in the midst of a text',
    '标题,类别,层级,发布日期\n甲,1,省级,\n乙,1,市\n级,2026-11-25\n',
    3,
    '',
  ],
  ['quotes between tabs, escaped as R does', '"标题"\t"类别"\n"柜\\"门\\""\t1\n', 2, ''],
])('a CSV file with %s is refused with its line', async (_what, text, line, problem) => {
  expect((await preview(text)).errors).toMatchObject([{ line, problem: expect.stringContaining(problem) }]);
});

it('between tabs a quote is a character like any other, as Google Sheets and Miller write it', async () => {
  const text = '标题\t层级\t类别\n5" 管\t省级\t1\n"折\n行 ""乙"""\t\t1\n甲 "乙"\t\t9\n';
  const { errors } = await preview(text);
  expect(errors).toMatchObject([{ line: 5, field: 'fdClass' }]);
  const report = await preview(text.replace('9', '1'));
  expect(report.examples.map(({ title }) => title)).toEqual(['5" 管', '折\n行 "乙"', '甲 "乙"']);
  const whole = '标题\t类别\n"甲"\t1\n"乙,丙"\t1\n" 丁 "\t1\n';
  const { examples } = await preview(whole);
  expect(examples.map(({ title }) => title)).toEqual(['"甲"', '乙,丙', '丁']);
  for (const above of ['sep=\t\n', '\n']) {
    const quoted = `${above}"标题"\t"类别"\n"甲"\t"1"\n`;
    expect(await preview(quoted)).toMatchObject({ errors: [], examples: [{ title: '甲' }] });
  }
});

it('what Miller and MySQL escape between tabs is read, but no path or formula', async () => {
  const titles = async (...cells: string[]) => {
    const text = `标题\t类别\n${cells.map((cell) => `${cell}\t1\n`).join('')}`;
    const { examples } = await preview(text);
    return examples.map(({ title }) => title);
  };
  expect(await titles('一\\n二', '"三\\t四', '五\\\\六')).toEqual(['一\n二', '"三\t四', '五\\六']);
  expect(await titles('一\\n二', '2\\times3')).toEqual(['一\\n二', '2\\times3']);
  expect(await titles('一\\n二', 'D:\\图纸')).toEqual(['一\\n二', 'D:\\图纸']);
});

it('digits that a CSV file keeps as text are read without what keeps them, and texts without blanks around', async () => {
  const text =
    '"=""标题""",="类别",层级\r\n甲 ,1 ,="0012"\r\n丙,1,"=""0034"""\r\n乙　,1,"\t440681199001011234"\r\n' +
    '丁,1,"=""一 """"级""""\n二级"""\r\n';
  expect(await policies.bring(text, { format: 'csv' })).toMatchObject({ created: 4, errors: [] });
  const [first = [], ...rows] = await rowsOfBook(await exported());
  const levels = ['甲', '丙', '乙', '丁'].map(
    (title) => rows.find((row) => row.includes(title))?.[first.indexOf('层级')],
  );
  expect(levels).toEqual(['0012', '0034', '440681199001011234', '一 "级"\n二级']);
});

it('an export as CSV comes back unchanged after Excel has rewritten its days', async () => {
  await policies.bring([
    { fdTitle: '经过 Excel', fdClass: '1', fdApplyDate: '2026-01-05' },
    { fdTitle: '有时刻', fdClass: '1', fdApplyDate: '2026-01-05 09:30:00' },
  ]);
  const saved = (await policies.exported('csv'))
    .toString()
    .replace(
      /(\d{4})-0?(\d+)-0?(\d+)(?: 0?(\d+):(\d\d):00)?(?=,)/g,
      (_all, year, month, day, hour, minute) =>
        `${year}/${month}/${day}${hour === undefined ? '' : ` ${hour}:${minute}`}`,
    );
  expect(saved).toContain('2026/1/5 9:30');
  expect(await preview(saved.slice(1))).toMatchObject({ created: 0, changed: 0, errors: [] });
});
