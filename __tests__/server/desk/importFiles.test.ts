import { sql } from 'kysely';
import { Piscina } from 'piscina';
import { removeDemo } from '../../../server/content/demoContent';
import type { ContentImport } from '../../../src/contract/deskContent';
import { deskContent } from '../../support/deskContent';
import { testEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { changeRows, readRows } from '../../support/storeRows';
import { untilLocked } from '../../support/postgres';
import { useAccountServer, Visitor } from '../../support/visitor';

const server = useAccountServer();
const editor = useStaff(server, 'editor');

const { bring, item, saved } = deskContent(editor, 'recruit');
const problemsOf = async (file: string | object[], more: Partial<ContentImport> = {}) =>
  (await bring(file, more)).errors.map(({ problem }) => problem);

const total = async () => (await new Visitor(server).get('/api/recruit/list')).body.total;
const imports = async () =>
  (await readRows(server, 'deskRecord', { action: 'content:import' })).map(({ note }) => note);

describe('a file without a row of its area', () => {
  it.each([
    ['json', '[]'],
    ['json', '{}'],
    ['json', '{"recruit": []}'],
    ['csv', 'fdPost,fdRecruitNum\n'],
    ['csv', '\uFEFFfdPost,fdRecruitNum'],
    ['csv', ''],
  ] as const)('is rejected, and deletes nothing: %s %j', async (format, text) => {
    const before = await total();
    expect(before).toBeGreaterThan(0);
    for (const apply of [false, true]) {
      const rejected = { applied: false, removed: 0, errors: [{ line: 1, field: null, problem: '文件里没有内容' }] };
      expect(await bring(text, { format, apply, replace: true })).toMatchObject(rejected);
    }
    expect(await total()).toBe(before);
    expect(await imports()).toEqual([]);
  });

  it('is rejected if most of its text was corrupted', async () => {
    const problem = '文件里有无法识别的文字，请另存为 UTF-8 后再导入';
    expect(await problemsOf('[{"fdPost":"\uFFFD\uFFFD师"}]')).toEqual([problem]);
  });

  it.each([
    '<html><table><tr><td>职位</td></tr></table></html>',
    '<div><table><tr><td>职位</td></tr></table></div>',
    '<?xml version="1.0"?><Workbook/>',
    'MIME-Version: 1.0\r\nContent-Type: multipart/related',
  ])('is rejected as a workbook of another kind, which it is by name: %s', async (text) => {
    expect(await problemsOf(text, { format: 'csv' })).toEqual([expect.stringMatching(/另存为 \.xlsx/)]);
  });

  it('is rejected for the area that its rows belong to', async () => {
    const text = '{\n"policy": [\n{"fdTitle": "一", "fdClass": "1"},\n{"fdTitle": "二", "fdClass": "1"}\n]}';
    const errors = [{ line: 3, problem: '这是栏目 policy 的内容，请到那个栏目导入' }];
    expect(await bring(text)).toMatchObject({ applied: false, errors });
    const mixed = '{"recruit": [{"fdPost": "设计师"}], "category": [{"area": "policy", "fdCategory": "9"}]}';
    expect(await problemsOf(mixed)).toEqual(['这是栏目 category 的内容，请到那个栏目导入']);
    expect(await imports()).toEqual([]);
  });
});

it('an interrupted import is recorded in the audit log, and the remaining import again', async () => {
  const area = 'specialist';
  const names = Array.from({ length: 700 }, (_, index) => `专家 ${index}`);
  const text = JSON.stringify(
    names.map((fdName, index) => ({ fdId: smallId(2000 + index), fdName, category: 'craft' })),
  );
  const json = { area, format: 'json', text, replace: false, apply: true };
  const send = () => editor.post('/api/desk/content/import', json, { key: 'breaking-off' });
  const before = await readRows(server, 'specialist');
  const db = await server.store();
  await sql`create trigger "breaks" before insert on "specialist" when new."fdName" = '专家 600'
    begin select raise(abort, 'the disk is full'); end`.execute(db);
  expect((await send()).status).toBe(500);
  expect(await readRows(server, 'specialist')).toHaveLength(before.length + 500);
  expect(await imports()).toEqual(['从文件导入：新增 700 条，修改 0 条，删除 0 条']);
  await sql`drop trigger "breaks"`.execute(db);
  expect((await send()).body).toMatchObject({ code: 0, data: { applied: true, created: 200, same: 500 } });
  expect(await imports()).toContain('从文件导入：新增 200 条，修改 0 条，删除 0 条');
});

it.each(['none.html', '../../../etc/passwd', 'no\0name', 'x'.repeat(300)])(
  'a text from a file beside the imported one is rejected: %j',
  async (file) => {
    const policy = [{ fdTitle: '政策', fdClass: '1', fdContent: { file } }];
    expect(await problemsOf(policy, { area: 'policy' })).toEqual([`文件 ${file} 不在导入的内容里`]);
  },
);

describe('an import, beside the event loop,', () => {
  it('is refused with 503 if the thread dies, and the next one starts another', async () => {
    const original = Piscina.prototype.run;
    const dying = jest.spyOn(Piscina.prototype, 'run').mockImplementationOnce(function (this: Piscina, ...task) {
      const result = original.apply(this, task);
      for (const thread of this.threads) void thread.terminate();
      return result;
    });
    // Enough to be at work when it dies.
    const text = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => ({ fdPost: `设计师 ${index}` })));
    const json = { area: 'recruit', format: 'json', text, replace: false, apply: false };
    expect(await editor.post('/api/desk/content/import', json)).toMatchObject({ status: 503 });
    dying.mockRestore();
    expect(await bring(text, { apply: false })).toMatchObject({ created: 10_000 });
  });

  it.each([
    ['empty', ''],
    ['incomplete', '{'],
    ...['null', '"x"', '1', '[]', 'true'].map((body): [string, string] => ['no object', body]),
    ['nested deeply', `{"area": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['without a text', '{"area": "recruit", "format": "json", "text": 5, "replace": false, "apply": false}'],
  ])('is refused if its body is malformed: %s', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await editor.send('POST', '/api/desk/content/import', { headers, payload });
    expect([status, body.msg]).toEqual([400, '请求参数不正确']);
  });
});

test('a choice may be given by its code or by the word that the desk shows', async () => {
  const side = (fdGetbuginessType: string) => [{ fdGetbuginessName: `多层板 ${fdGetbuginessType}`, fdGetbuginessType }];
  const area = 'getbuginess';
  expect(await bring(side('供应'), { area })).toMatchObject({ applied: true, created: 1 });
  const stored = await readRows(server, 'getbuginess', { fdGetbuginessName: '多层板 供应' });
  expect(stored).toMatchObject([{ fdGetbuginessType: '2' }]);
  expect(await problemsOf(side('求购'), { area })).toEqual(['只能是 1 (需求), 2 (供应) 之一']);
});

const category = (fdCategory: string) => [{ area: 'policy', fdCategory, fdCategoryName: '新类', sort: 1 }];

describe('the code of a category', () => {
  const area = 'category';

  it.each(['..', '.', 'a/b', 'a%2fb', 'a\\b', 'a?b', 'a#b'])(
    'is rejected if it cannot be part of an address: %j',
    async (code) => {
      expect(await problemsOf(category(code), { area })).toEqual([
        '编码会用在网址里：不能含有 / \\ % ? #，也不能是 . 或 ..',
      ]);
    },
  );

  it.each(['detail', 'Detail'])('is rejected if it is a reserved address: %s', async (code) => {
    expect(await problemsOf(category(code), { area })).toEqual([`${code} 是门户自己的网址，请换一个编码`]);
  });

  it('may be any other, and stored ones are kept', async () => {
    expect(await bring(category('板材 a.b-c_1'), { area })).toMatchObject({ applied: true, created: 1 });
    await changeRows(server, 'category', { fdCategory: '板材 a.b-c_1' }, { fdCategory: 'a/b' });
    expect(await bring(category('a/b'), { area })).toMatchObject({ applied: true, errors: [] });
  });

  it('is validated in the editor as well', async () => {
    const save = (fdCategory: string) => {
      const values = { area: 'policy', fdCategory, fdCategoryName: '又一类' };
      return deskContent(editor, area).save({ act: 'publish', values });
    };
    const refused = { code: 422, data: { fdCategory: expect.stringContaining('网址') } };
    expect(await save('x/yz')).toMatchObject(refused);
    expect(await save('detail')).toMatchObject(refused);
    expect(await save('fine-one')).toMatchObject({ code: 0 });
  });
});

it('a lone surrogate is rejected', async () => {
  const values = { fdTitle: '半个\ud83d字', fdClass: '1' };
  const policies = deskContent(editor, 'policy', values);
  const errors = [{ line: 1, field: 'fdTitle', problem: '含有残缺的字符' }];
  expect(await policies.bring([values])).toMatchObject({ applied: false, errors });
  expect(await policies.bring([{ ...values, fdTitle: '整个😀字' }])).toMatchObject({ errors: [] });
  expect(await policies.save()).toMatchObject({ code: 422, data: { fdTitle: '含有残缺的字符' } });
});

describe('errors in a file', () => {
  const post = (value: string) => `[{"fdPost": ${value}}]`;

  it.each([
    ['json', '', '文件不完整'],
    ['json', '[{"fdPost": "设计师"}', '文件不完整'],
    ['json', '"一"', '文件应为一个列表'],
    ['json', '['.repeat(30), '层次太多'],
    ['json', post('"设计师'), '文字缺少后引号'],
    ['json', post('"一"') + ' []', '结尾后还有多余的内容'],
    ['json', '[{"fdPost" "一"}]', '“fdPost”后面缺少冒号'],
    ['json', post('"一",'), '} 前面多了一个逗号'],
    ['json', '[{"fdPost": "一" "fdCity": "二"}]', '"fdCity" 前面缺少逗号'],
    ['json', '[{5: "一"}]', '5 不是带双引号的列名'],
    ['json', post('一'), '这里不应有 一'],
    ['json', '[{"fdPost": "一", "fdPost": "二"}]', '“fdPost”写了两次'],
    ['json', post('{"a": 1}'), '应为文字或数字'],
    ['json', post('["一"]'), '应为文字或数字'],
    ['json', post('{"file": "x.html"}'), '文件 x.html 不在导入的内容里'],
    ['csv', 'fdPost\n"设计师\n', '引号没有结束'],
    ['csv', 'fdPost\n"设计师"x\n', '引号的位置不对：有引号的一格要整格加引号，其中的引号写两个'],
    ['csv', 'fdPost\n设"计"师\n', '引号的位置不对：有引号的一格要整格加引号，其中的引号写两个'],
    ['csv', 'fdPost,fdRecruitNum\n设计师\n', '这一行有 1 格，与第一行的列数不同'],
    ['csv', 'fdPost,fdEducation,fdRecruitNum\n设计师,大,2\n学\n', '这一行有 1 格，与第一行的列数不同'],
    ['csv', 'fdPost,fdEducation,fdRecruitNum,fdStatus\n设计师,1,大\n学,2\n', '这一行有 3 格，与第一行的列数不同'],
    ['csv', '岗位,fdRecruitNum,fdPost\n设计师,2,木工\n', '“fdPost”写了两次'],
  ] as const)('are reported in Chinese: %s %j', async (format, text, problem) => {
    expect(await problemsOf(text, { format })).toEqual([problem]);
  });
});

describe('a file that exceeds the desk’s limits', () => {
  const tooMany = { code: 500, msg: '超过 20000 条，请用 npm run content 导入或导出' };
  const refusalOf = async (format: 'json' | 'csv', text: string) => {
    const json = { area: 'recruit', format, text, replace: false, apply: false };
    return (await editor.post('/api/desk/content/import', json)).body;
  };

  it('is read no further than the first row too many', async () => {
    const csv = `fdPost\n${'设计师\n'.repeat(20_000)}`;
    // If these were read, a row of two cells and an unterminated text would be errors.
    expect(await refusalOf('csv', `${csv}设计师\n${'设计师,二\n'.repeat(100_000)}"`)).toMatchObject(tooMany);
    const rows = Array.from({ length: 20_001 }, () => '{"fdPost":"设计师"}').join();
    expect(await refusalOf('json', `[${rows}]`)).toMatchObject(tooMany);
  });

  it('is read no further than the maximum of values and columns', async () => {
    expect(await problemsOf(`[{"fdPost":[${'1,'.repeat(1_100_000)}`)).toEqual(['内容太多，请用 npm run content 导入']);
    // If it were read, an unterminated text would be an error.
    const wide = `${'设计师,'.repeat(51)}"`;
    const ends = [...'\r\n'].map((character) => `${`${character},`.repeat(51)}"`);
    const files = [wide, `fdPost\n${wide}`, `fdPost\r"一\n,,"\r${wide}`, `fdPost\n${ends[0]}`, `fdPost\r\n${ends[1]}`];
    for (const csv of files) expect(await problemsOf(csv, { format: 'csv' })).toEqual(['列数不能超过 50']);
    expect(await problemsOf(`fdPost\n"设计师${','.repeat(51)}"\n`, { format: 'csv', apply: false })).toEqual([]);
  });

  it('may nest its texts no deeper than a browser does', async () => {
    const nested = (deep: number) => [{ fdPost: '设计师', fdBenefits: `${'<b>'.repeat(deep)}好` }];
    const before = await problemsOf(nested(500), { apply: false });
    expect(await problemsOf(nested(60_000), { apply: false })).toEqual([...before, '标签嵌套不能超过 512 层']);
  });
});

it('keeps what it replaces as a version, and what was imported once the desk replaces that', async () => {
  const fdId = smallId(771);
  const row = { fdId, fdPost: '打样员', fdRecruitNum: 1 };
  const title = async (version: number) =>
    (await editor.data(`/api/desk/content/revision?area=recruit&fdId=${fdId}&version=${version}`))?.fdPost;
  expect(await bring([row])).toMatchObject({ applied: true, created: 1 });
  const before = (await item(fdId)).version;
  await bring([{ ...row, fdPost: '导入的岗位' }]);
  expect(await title(before)).toBe('打样员');
  const { version, values } = await item(fdId);
  await saved({ fdId, version, act: 'publish', values: { ...values, fdPost: '编辑的岗位' } });
  expect(await title(version)).toBe('导入的岗位');
});

type Row = Record<string, string | null>;

describe.each(testEngines)('an import and an editor of the same item, on the engine %s', (engine) => {
  const server = useAccountServer({ engine });
  const editor = useStaff(server, 'editor');
  const desk = deskContent(editor);
  const { post, save, saved, item } = desk;

  const titleOnPortal = async (fdId: string) =>
    (await new Visitor(server).data(`/api/policy/findPolicyById?fdId=${fdId}`))?.fdTitle;
  const exported = async (): Promise<Row[]> => JSON.parse(String(await desk.exported()));
  const others = async (fdId: string) => (await exported()).filter((one) => one.fdId !== fdId);
  const bring = async (rows: Row[], more: object = {}) => {
    const report = await desk.bring(rows, more);
    expect(report).toMatchObject({ applied: true });
    return report;
  };
  const row = (fdId: string, fdTitle: string): Row => ({ fdId, fdTitle, fdClass: '1' });
  const edited = (values: object) => ({ ...values, fdTitle: '编辑的题目' });
  const removed = async () => (await editor.data('/api/desk/content/counts')).policy.removed;

  it.each([
    ['draft', 1],
    ['publish', 2],
  ])('rejects a first %s that is based on values replaced by the import', async (act, number) => {
    const { fdId, version, values } = await item(smallId(number));
    expect(version).toBe(0);
    await bring([row(fdId, '文件里的题目')]);
    expect(await save({ fdId, version, act, values: edited(values) })).toMatchObject({
      code: 409,
      data: { version: 1, updatedBy: '文件导入', changed: false, values: { fdTitle: '文件里的题目' } },
    });
    expect(await titleOnPortal(fdId)).toBe('文件里的题目');
    expect(await post('remove', { fdId, version })).toMatchObject({ code: 409 });
    expect(await titleOnPortal(fdId)).toBe('文件里的题目');
  });

  it('stores the imported values as a version before they are changed', async () => {
    const fdId = smallId(3);
    await bring([row(fdId, '文件里的题目')]);
    const { version, values } = await item(fdId);
    const next = await saved({ fdId, version, act: 'publish', values: edited(values) });
    expect(next.revisions.map((one) => one.version)).toEqual([2, 1, 0]);
    const restored = await post('restore', { fdId, version: next.version, revision: 1 });
    expect(restored).toMatchObject({ code: 0, data: { values: { fdTitle: '文件里的题目' } } });
  });

  it('does not touch unchanged rows, and creates no items for new ones', async () => {
    const [changed, same] = [smallId(4), smallId(5)];
    const rows = await exported();
    const next = rows.map((one) => (one.fdId === changed ? { ...one, fdTitle: '文件里的题目' } : one));
    expect(await bring([...next, row(smallId(90), '新的')])).toMatchObject({ created: 1, changed: 1 });
    expect((await item(changed)).version).toBe(1);
    expect(await item(same)).toMatchObject({ version: 0, updatedBy: null });
    expect(await item(smallId(90))).toMatchObject({ version: 0, state: 'published', title: '新的' });
    const { values } = await item(same);
    expect(await save({ fdId: same, values })).toMatchObject({ code: 0 });
  });

  it('keeps the schedule of unchanged rows', async () => {
    const { fdId, values } = await item(smallId(6));
    const scheduledAt = '2025-06-02 09:00:00';
    await saved({ fdId, act: 'schedule', scheduledAt, values: { ...values, fdTitle: '明天的题目' } });
    const rows = await exported();
    await bring(rows);
    expect(await item(fdId)).toMatchObject({ version: 1, scheduledAt });
    await bring(rows.map((one) => (one.fdId === fdId ? { ...one, fdTitle: '文件里的题目' } : one)));
    expect(await item(fdId)).toMatchObject({ version: 2, scheduledAt: null, values: { fdTitle: '明天的题目' } });
  });

  it('keeps what was replaced of an item that one import changed and another one deleted', async () => {
    const fdId = smallId(7);
    const before = await removed();
    await bring([row(fdId, '文件里的题目')]);
    expect(await bring(await others(fdId), { replace: true })).toMatchObject({ removed: 1 });
    // What the first import replaced can be restored.
    expect(await removed()).toBe(before + 1);
  });

  it('keeps an item that was published at the desk and deleted by an import', async () => {
    const { fdId, values } = await item(smallId(8));
    const before = await removed();
    await saved({ fdId, act: 'publish', values: edited(values) });
    await bring(await others(fdId), { replace: true });
    expect(await removed()).toBe(before + 1);
    expect(await item(fdId)).toMatchObject({ state: 'removed', version: 2, values: { fdTitle: '编辑的题目' } });
  });

  // The embedded engine has one writer at a time.
  (engine === 'postgres' ? it : it.skip)(
    'keeps an item that is first published while an import deletes it',
    async () => {
      const { fdId, values } = await item(smallId(9));
      const [before, rest] = [await removed(), await others(fdId)];
      await bring(rest);
      const work: Promise<unknown>[] = [];
      const db = await server.store();
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('policy').select('fdId').where('fdId', '=', fdId).forUpdate().execute();
        work.push(save({ fdId, act: 'publish', values: edited(values) }));
        await untilLocked(db);
        work.push(bring(rest, { replace: true }));
        await untilLocked(db, 2);
      });
      expect(await Promise.all(work)).toMatchObject([{ code: 0 }, { removed: 1 }]);
      expect(await removed()).toBe(before + 1);
      expect(await item(fdId)).toMatchObject({ state: 'removed', values: { fdTitle: '编辑的题目' } });
    },
  );

  it('avoids deadlocks, and the later write wins', async () => {
    const ids = [10, 11, 12, 13, 14, 15].map(smallId);
    const items = await Promise.all(ids.map(item));
    // Half of them were edited before.
    const versions = await Promise.all(
      items.map(async ({ fdId, version, values }, index) => {
        return index % 2 > 0 ? version : (await saved({ fdId, version, act: 'publish', values })).version;
      }),
    );
    const [, ...answers] = await Promise.all([
      bring(ids.map((fdId) => row(fdId, '文件里的题目'))),
      ...items.map(({ fdId, values }, index) =>
        save({ fdId, version: versions[index], act: 'publish', values: edited(values) }),
      ),
    ]);
    for (const [index, { code }] of answers.entries()) {
      expect([0, 409]).toContain(code);
      const { version } = await item(ids[index]!);
      expect(version).toBe(versions[index]! + (code === 0 ? 2 : 1));
      expect(await titleOnPortal(ids[index]!)).toBe('文件里的题目');
    }
  });

  it('clears the demo flag of unchanged demo content', async () => {
    const apps = deskContent(editor, 'app');
    const [first] = JSON.parse(String(await apps.exported())) as Row[];
    expect(await apps.bring([first!])).toMatchObject({ applied: true, same: 1 });
    await removeDemo(await server.store());
    const { rows } = (await new Visitor(server).get('/api/app/list')).body;
    expect(rows.map(({ fdId }) => fdId)).toEqual([first!.fdId]);
  });
});
