import { parse } from 'csv-parse/sync';
import { submissionKinds, submissionStates } from '../../../src/contract/submission';
import { makeZip } from '../../support/archives';
import { confirmStaff, useStaff } from '../../support/staff';
import { addRows, changeRows, deleteRows } from '../../support/storeRows';
import { aSubmission, storeSubmissions } from '../../support/submissions';
import { describeOnEngines, Visitor } from '../../support/visitor';
import { rowsOfBook } from '../../support/rowsOfBook';

const formulas = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '一;=2', '二\n=3', '三\t-4', '＝5'];
const odd = '半个\ud83d与\u0001\uffff<b>&"引号"</b>';
const rows = Array.from({ length: 450 }, (_, index) =>
  aSubmission(index, submissionKinds[index % 3]!, {
    title: index < formulas.length ? formulas[index]! : index === 20 ? '<b>&"引号"</b>' : `名称 ${index}`,
    fdComName: `公司 ${index % 9}`,
    state: submissionStates[(index >> 1) % submissionStates.length]!,
  }),
);

describeOnEngines('an export', (server, engine) => {
  const reviewer = useStaff(server, 'reviewer');
  beforeAll(async () => {
    await confirmStaff(reviewer);
    await storeSubmissions(server, rows);
  });

  const get = (query: string) => reviewer.get(`/api/desk/export?${query}`);
  async function cellsOf(format: string, raw: Buffer): Promise<string[][]> {
    if (format === 'csv') return parse(raw, { bom: true }) as string[][];
    return rowsOfBook(raw);
  }
  async function cells(format: string, query = ''): Promise<string[][]> {
    const { raw, status } = await get(`format=${format}&${query}`);
    expect(status).toBe(200);
    return cellsOf(format, raw);
  }
  /** The newest entry of the audit log. */
  const record = async (query: string) => (await reviewer.get(`/api/desk/records?${query}`)).body.rows[0];

  it.each(['csv', 'xlsx'])('as %s contains exactly the rows of the filtered list in order', async (format) => {
    for (const query of ['', 'kind=entry', 'state=open', `q=${encodeURIComponent('公司 3')}`, 'handler=nobody']) {
      const [head, ...body] = await cells(format, query);
      expect(head!.slice(0, 5)).toEqual(['编号', '类别', '进度', '企业', '名称']);
      const { total, rows: listed } = (await reviewer.get(`/api/desk/submissions?pageSize=100&${query}`)).body;
      expect([query, body.length]).toEqual([query, total]);
      // Each state in words.
      for (const [, , state] of body) expect(state).toMatch(/^\p{Script=Han}+$/u);
      expect(body.slice(0, 100).map(([number]) => number)).toEqual(listed.map(({ number }) => number));
    }
  });

  it.each(['csv', 'xlsx'])('as %s contains exactly the selected numbers, newest first', async (format) => {
    const picked = [rows[7]!, rows[3]!, rows[40]!];
    const numbers = [...picked.map(({ number }) => number), 'SB-20000101-0001'].join(',');
    const [, ...body] = await cells(format, `numbers=${numbers}&kind=entry`);
    const newest = [...picked].sort((a, b) => b.createdAt - a.createdAt).map(({ number }) => number);
    expect(body.map(([number]) => number)).toEqual(newest);
  });

  it('as xlsx contains unchanged texts only, and no formulas', async () => {
    const { raw } = await get('format=xlsx');
    const titles = (await rowsOfBook(raw)).map((row) => row[4]);
    for (const text of formulas) expect(titles).toContain(text);
    expect(titles).toContain('<b>&"引号"</b>');
  });

  it('as csv begins with a BOM, and escapes formulas in any part of a cell', async () => {
    const { raw, headers } = await get('format=csv');
    expect([...raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const texts = (parse(raw, { bom: true }) as string[][]).flat();
    for (const text of texts) expect(text).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@＝]/);
    expect(texts).toContain("'=1+1");
  });

  it('has a descriptive file name, and is not cached', async () => {
    const { headers } = await get('format=xlsx&kind=application');
    expect(headers['content-disposition']).toContain(encodeURIComponent('收件-2025-06-01.xlsx'));
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps characters that XML cannot hold', async () => {
    const row = aSubmission(9000, 'intention', { answer: odd, title: '怪字' });
    await storeSubmissions(server, engine === 'postgres' ? [{ ...row, answer: odd.replace('\ud83d', '') }] : [row]);
    const [, line] = await cells('xlsx', `q=${encodeURIComponent('怪字')}`);
    expect(line!.at(-1)!.replace('\ufffd', '')).toBe('半个与\u0001\uffff<b>&"引号"</b>');
  });

  it('contains the form fields', async () => {
    const company = { accountId: 'nobody', fdComName: '公司', fdComId: 'c', fdApplicantEmail: null };
    const form = { fdSubmitterName: '唐屿', fdSubmitterPhone: '13900000001', fdApplicationInfo: '=说明' };
    const project = { fdProjectId: 'p', fdProjectName: '项目' };
    await addRows(server, 'projectApplication', [
      { fdId: rows[0]!.fdId, ...company, ...project, ...form, createdAt: 1 },
    ]);
    const [head, line] = await cells('csv', `q=${rows[0]!.number}`);
    const of = (label: string) => line![head!.indexOf(label)];
    expect(['联系人', '联系电话', '申报说明'].map(of)).toEqual(['唐屿', '13900000001', "'=说明"]);
  });

  it('is recorded in the audit log, with its filters', async () => {
    server.pass(1000);
    await get('format=csv&kind=entry');
    expect(await record('target=csv')).toMatchObject({ action: 'inbox:export', title: '150 件', note: 'kind=entry' });
  });

  it.each(['csv', 'xlsx'])(
    'of the audit log as %s has the filtered entries in words, and is recorded',
    async (format) => {
      server.pass(1000);
      await get('format=csv&kind=entry');
      const note = 'action=inbox:export&q=kind=entry';
      const { raw } = await reviewer.get(`/api/desk/records/export?format=${format}&${note}`);
      const [head, line] = await cellsOf(format, raw);
      expect(head).toEqual(['时间', '经办人', '操作', '编号', '事项', '说明']);
      expect(line!.slice(2)).toEqual(['导出', 'csv', '150 件', 'kind=entry']);
      server.pass(1000);
      expect(await record('action=records:export')).toMatchObject({ target: format, note });
    },
  );

  it('serves an attachment under its original name, which is recorded, and none without a submission', async () => {
    const company = await new Visitor(server).join('13900000041');
    const fileName = '方案 (终稿)；v2.zip';
    const { attId } = (await company.upload(makeZip([{ name: 'a.txt' }]), fileName)).body;
    const url = `/api/desk/attachment?attId=${attId}`;
    expect((await reviewer.get(url)).status).toBe(404);
    await changeRows(server, 'attachment', { attId }, { applicationId: rows[0]!.fdId });
    server.pass(1000);
    const { status, headers, raw } = await reviewer.get(url);
    expect([status, raw.length]).toEqual([200, Number(headers['content-length'])]);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(fileName);
    const downloaded = { action: 'file:download', title: fileName };
    expect(await record(`target=${rows[0]!.number}`)).toMatchObject(downloaded);
    expect((await company.get(url)).status).toBe(403);
  });

  it.each(['csv', 'xlsx'])(
    'as %s is aborted when a read fails in the middle, and the server goes on',
    async (format) => {
      const broken = aSubmission(0, 'entry', {
        ...{ fdId: 'f'.repeat(32), number: `FB-20250101-${format}`, createdAt: 1, state: 'pending', values: '{' },
      });
      await storeSubmissions(server, [broken]);
      await expect(get(`format=${format}`)).rejects.toThrow();
      await deleteRows(server, 'submission', { fdId: broken.fdId });
      expect((await cells(format)).length).toBeGreaterThan(rows.length);
    },
  );
});
