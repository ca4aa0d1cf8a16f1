import fs from 'node:fs';
import path from 'node:path';
import { runContentCommand } from '../../../server/content/cli';
import { createTestDatabase } from '../../support/postgres';
import { smallId } from '../../support/smallSeed';
import {
  startTestServer,
  storeEnv,
  type TestEngine,
  testEngines,
  type TestServer,
  usualEngines,
} from '../../support/server';
import { readRows } from '../../support/storeRows';

let server: TestServer;
/** One server per group: its tests change different areas, or nothing. */
const startOne = (engine: TestEngine) =>
  beforeAll(async () => {
    server = await startTestServer({ engine, listen: false });
  });

const inFolder = (name: string) => path.join(server.config.dataDir, name);
const write = (name: string, content: string | object) => {
  fs.writeFileSync(inFolder(name), typeof content === 'string' ? content : JSON.stringify(content));
  return inFolder(name);
};
const run = (...words: string[]) => runContentCommand(words, storeEnv(server));
/** Runs a command that succeeds, or one that fails. @returns its text */
const done = async (...words: string[]) => {
  const { ok, text } = await run(...words);
  expect([words, ok]).toEqual([words, true]);
  return text;
};
const refusal = async (...words: string[]) => {
  const { ok, text } = await run(...words);
  expect([words, ok]).toEqual([words, false]);
  return text;
};
const storeName = () => {
  const { databaseUrl, dataDir } = server.config;
  if (databaseUrl === null) return path.join(dataDir, 'portal.db');
  return `PostgreSQL ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`;
};
const list = async (url: string) => (await server.app.inject(url)).json();

describe.each(testEngines)('on the engine %s', (engine) => {
  describe('import', () => {
    startOne(engine);

    it('imports JSON rows while the server runs; rows with the same id are replaced, others stay', async () => {
      const file = write('policy.json', [
        { fdId: smallId(1), fdTitle: '换过的政策', fdClass: '2', fdApplyDate: '2025-06-01' },
        { fdTitle: '新的政策', fdClass: '1', fdContent: '<p>正文</p>' },
      ]);
      expect(await done('import', file)).toBe(
        `${storeName()}\npolicy: 2 rows loaded, 1 of them new: without fdId, so this file would add them again\n`,
      );
      const { total, rows } = await list('/api/policy/list?pageSize=100');
      expect(total).toBe(24);
      expect(rows).toContainEqual(expect.objectContaining({ fdId: smallId(1), fdTitle: '换过的政策', fdTheme: null }));
      const added = rows.find((row: { fdTitle: string }) => row.fdTitle === '新的政策');
      expect(added.fdId).toMatch(/^[0-9a-f]{32}$/);
    });

    it('imports CSV with quoted line breaks into the given area', async () => {
      const file = write('rows.csv', '\uFEFFfdTitle,fdType,fdContent\n"一, 二",market,"<p>甲\n乙</p>"\n三,market,\n');
      await done('import', 'industryNews', file);
      const { rows } = await list('/api/industryNews/list');
      expect(rows).toContainEqual(expect.objectContaining({ fdTitle: '一, 二', fdContent: '<p>甲\n乙</p>' }));
      expect(rows).toContainEqual(expect.objectContaining({ fdTitle: '三', fdContent: null }));
    });

    it('replaces all rows of the area on request', async () => {
      await done('import', write('recruit.json', [{ fdPost: '设计师', fdRecruitNum: '2' }]), '--replace');
      const { total, rows } = await list('/api/recruit/list');
      expect([total, rows[0].fdPost, rows[0].fdRecruitNum]).toEqual([1, '设计师', 2]);
    });

    it('imports several areas from one file, categories and their rows together', async () => {
      const footer = { configName: '页脚', configKey: 'home:footer', configValue: '© 自己', configType: 'N' };
      const file = write('all.json', {
        policy: [{ fdTitle: '新类政策', fdClass: '9' }],
        category: [{ area: 'policy', fdCategory: '9', fdCategoryName: '新类' }],
        navigation: [{ configId: '90', ...footer }],
      });
      await done('import', file);
      expect((await list('/api/policy/list?category=9')).total).toBe(1);
      expect((await list('/api/system/navigation?type=home:footer')).rows).toMatchObject([{ configValue: '© 自己' }]);
    });
  });

  describe('a partial import of a file', () => {
    startOne(engine);

    const everything = {
      policy: [{ fdTitle: '新类政策', fdClass: '9' }],
      category: [
        { area: 'policy', fdCategory: '9', fdCategoryName: '新类' },
        { area: 'app', fdCategory: 'other', fdCategoryName: '其他' },
      ],
      recruit: [{ fdPost: '设计师' }],
    };

    it('imports the categories of the given area, and reports what it skips', async () => {
      const text = await done('import', 'policy', write('all.json', everything));
      expect(text.split('\n').slice(1)).toEqual([
        'category: 1 rows loaded',
        'policy: 1 rows loaded, 1 of them new: without fdId, so this file would add them again',
        'skipped: recruit; omit the area to import the whole file',
        '',
      ]);
      expect((await list('/api/policy/list?category=9')).total).toBe(1);
      expect((await list('/api/app/categories')).data).toHaveLength(1);
    });

    it('with --replace does not affect other areas’ categories', async () => {
      await done('import', 'policy', write('all.json', everything), '--replace');
      expect((await list('/api/policy/categories')).data).toEqual([{ fdCategory: '9', fdCategoryName: '新类' }]);
      expect((await list('/api/app/categories')).data).toEqual([{ fdCategory: 'design', fdCategoryName: '设计' }]);
    });

    it('refuses to delete categories that published rows use', async () => {
      const file = write('category.json', '[{"area": "app", "fdCategory": "other", "fdCategoryName": "其他"}]');
      const missing = "line 1, category: 'craft' of specialist is missing, but rows of that area use it";
      expect(await refusal('import', file, '--replace')).toContain(missing);
    });
  });

  describe('an import of many rows', () => {
    startOne(engine);

    it('lets the portal write in between, and deletes old rows only after the new ones exist', async () => {
      const rows = Array.from({ length: 1600 }, (_, index) => {
        return { fdId: smallId(index + 20), fdTitle: `大批 ${index}`, fdClass: '1' };
      });
      const file = write('policy.json', rows);
      let over = false;
      const load = run('import', file, '--replace').finally(() => (over = true));
      const totals = new Set<number>();
      // The first batch is there as soon as there are more rows than before.
      for (let total = 0; total <= 23 && !over; totals.add(total))
        total = (await list('/api/policy/list?pageSize=1')).total;
      expect((await server.app.inject('/captcha/captchaImage?type=math')).statusCode).toBe(200);
      expect(over).toBe(false);
      expect(await load).toMatchObject({ ok: true });
      expect(Math.min(...totals)).toBe(23);
      expect((await list('/api/policy/list')).total).toBe(1600);
    });

    it('changes nothing if one of them is invalid', async () => {
      const rows = Array.from({ length: 1200 }, (_, index) => ({ fdPost: `岗位 ${index}` }));
      await refusal('import', write('recruit.json', [...rows, { fdPost: '长'.repeat(501) }]), '--replace');
      expect((await list('/api/recruit/list')).total).toBe(1);
    });
  });

  describe('export', () => {
    startOne(engine);

    it.each(['policy.json', 'policy.csv'])('writes %s, which can be imported unchanged', async (name) => {
      const before = await list('/api/policy/list?pageSize=100');
      await done('export', 'policy', inFolder(name));
      await done('import', inFolder(name), '--replace');
      expect(await list('/api/policy/list?pageSize=100')).toEqual(before);
      const first = fs.readFileSync(inFolder(name), 'utf8');
      await run('export', 'policy', inFolder(name));
      expect(fs.readFileSync(inFolder(name), 'utf8')).toBe(first);
    });

    it.each(['json', 'csv'])('can import as %s what was stored with an unreadable character', async (format) => {
      const row = { fdId: smallId(1), fdTitle: '家居\uFFFD政策', fdClass: '2' };
      await done('import', write('policy.json', [row]));
      const file = inFolder(`policy.${format}`);
      await done('export', 'policy', file);
      expect(fs.readFileSync(file, 'utf8')).toContain(row.fdTitle);
      await done('import', file);
    });
  });

  describe('a store', () => {
    startOne(engine);

    it('is not created without --create', async () => {
      const database = engine === 'postgres' ? await createTestDatabase() : null;
      const place = database ? { DATABASE_URL: database.url } : { DATA_DIR: inFolder('mistyped') };
      const file = write('recruit.json', [{ fdPost: '设计师' }]);
      const refused = { ok: false, text: expect.stringMatching(/^there is no store in .*(mistyped|portal_test)/) };
      expect(await runContentCommand(['import', file], place)).toMatchObject(refused);
      expect(fs.existsSync(inFolder('mistyped'))).toBe(false);
      expect(await runContentCommand(['import', file, '--create'], place)).toMatchObject({ ok: true });
      await database?.drop();
    });

    it('loses its demo content by remove-demo, and keeps later imports and the categories they need', async () => {
      await done('import', write('policy.json', [{ fdTitle: '自己的政策', fdClass: '2' }]));
      await done('remove-demo');
      expect(await list('/api/policy/list')).toMatchObject({ total: 1, rows: [{ fdTitle: '自己的政策' }] });
      expect((await list('/api/policy/categories')).data).toEqual([{ fdCategory: '2', fdCategoryName: '申报政策' }]);
      expect((await list('/api/getbuginess/list')).total).toBe(0);
      expect(await server.app.showsDemoContent?.()).toBe(false);
      expect(await readRows(server, 'account')).toEqual([]);
    });
  });
});

describe.each(usualEngines)('a rejected import on the engine %s', (engine) => {
  startOne(engine);

  it.each([
    ['policy.json', '{"policy": []}'],
    ['policy.csv', 'fdTitle,fdClass\n'],
    ['recruit.json', '{"recruit": [{"fdPost": "设计师"}]}'],
  ])('deletes nothing for a file without a row of the area: %s %j', async (name, content) => {
    const before = (await list('/api/policy/list')).total;
    expect(before).toBeGreaterThan(0);
    const file = write(name, content);
    const text = `nothing was changed: ${file} holds no rows of policy, so --replace is refused\n`;
    expect(await refusal('import', 'policy', file, '--replace')).toBe(text);
    expect((await list('/api/policy/list')).total).toBe(before);
  });

  it('deletes nothing for a folder without a row', async () => {
    fs.mkdirSync(inFolder('empty'));
    write('empty/policy.json', '[]');
    const text = await refusal('import', inFolder('empty'), '--replace');
    expect(text).toContain('holds no rows, so --replace is refused');
  });

  it('reports line and field of every error, and changes nothing', async () => {
    const before = await list('/api/policy/list?pageSize=100');
    const file = write(
      'policy.json',
      `[
{ "fdTitle": "好的政策", "fdClass": "1" },
{
  "fdId": "XYZ",
  "fdTitle": "",
  "fdApplyDate": "2025-02-30",
  "fdClass": "7",
  "fdContent": "<p onclick='a()'>正文</p>",
  "fdColour": "red"
},
{ "fdClass": "1" },
{ "fdTitle": "${'长'.repeat(301)}", "fdTheme": ["a"] }
]`,
    );
    expect((await refusal('import', file)).trim().split('\n')).toEqual([
      'nothing was changed: 9 errors',
      'line 4, policy, fdId: must be 32 hexadecimal digits in lower case',
      'line 5, policy, fdTitle: is required',
      'line 6, policy, fdApplyDate: must be a date such as 2025-01-31 or a time such as 2025-01-31 08:00:00',
      "line 7, policy, fdClass: names the category '7', which this area does not have",
      'line 8, policy, fdContent: must not contain onclick of <p>',
      'line 9, policy, fdColour: is not a field of this area',
      'line 11, policy, fdTitle: is required',
      'line 12, policy, fdTitle: must have at most 300 characters',
      'line 12, policy, fdTheme: must be a text, a number or null',
    ]);
    expect(await list('/api/policy/list?pageSize=100')).toEqual(before);
  });

  it.each<[string, string, string, string, number?]>([
    ['app', 'fdRating', '6', 'must be from 0 to 5'],
    ['app', 'fdVideoUrl', 'javascript:alert(1)', 'must be an address: http(s)://… or /…'],
    ['app', 'fdVideoUrl', '//evil.example', 'must be an address: http(s)://… or /…'],
    ['app', 'top', 'maybe', 'must be 0 or 1, true or false'],
    ['specialist', 'fdEmail', 'nobody', 'must be an email address'],
    ['getbuginess', 'fdGetbuginessType', '3', 'must be one of 1 (需求), 2 (供应)'],
    ['getbuginess', 'fdGetbuginessNumber', '1e3', 'must be a number'],
    ['recruit', 'fdJobDescription', '<script>alert(1)</script>', 'must not contain <script>'],
    ['recruit', 'fdJobDescription', '<a href=" java&#115;cript:alert(1)">a</a>', 'must not contain href of <a>'],
    ['banner', 'sort', '1.5', 'must be an integer'],
    ['app', 'top', 'constructor', 'must be 0 or 1, true or false'],
    ['recruit', 'constructor', 'x', 'is not a field of this area', 1],
  ])('rejects %s with %s "%s"', async (area, field, value, problem, line = 2) => {
    const csv = `${field}\n"${value.replaceAll('"', '""')}"\n`;
    const text = await refusal('import', area, write('rows.csv', csv));
    expect(text).toContain(`line ${line}, ${area}, ${field}: ${problem}`);
  });

  it('reports an unknown column once, besides the errors of all rows', async () => {
    const csv = 'fdTitle,fdColour,fdClass\n甲,red,9\n乙,blue,9\n';
    const text = await refusal('import', 'policy', write('rows.csv', csv));
    expect(text.trim().split('\n')).toEqual([
      'nothing was changed: 3 errors',
      'line 1, policy, fdColour: is not a field of this area',
      "line 2, policy, fdClass: names the category '9', which this area does not have",
      "line 3, policy, fdClass: names the category '9', which this area does not have",
    ]);
  });

  it('counts lines across line breaks inside CSV texts', async () => {
    const csv = 'fdTitle,fdType,fdContent\n甲,market,"<p>一\n二\n三</p>"\n乙,none,\n';
    const text = await refusal('import', 'industryNews', write('rows.csv', csv));
    expect(text).toContain('line 5, industryNews, fdType: names the category');
  });

  const row = `{"fdId": "${smallId(1)}", "fdTitle": "甲"}`;

  it.each([
    ['a broken object', '[\n{"fdTitle": "甲",\n"fdClass" "1"}]', 'line 3: no : after "fdClass"'],
    ['an unknown area', '{\n"colours": []\n}', "line 2: there is no area 'colours'"],
    ['a row that is not an object', '[\n1\n]', 'line 2: a row of policy must be an object'],
    ['two rows with the same id', `[\n${row},\n${row}\n]`, 'line 3, policy, fdId: is the same as in line 2'],
  ])('locates an error in JSON: %s', async (_case, json, message) => {
    expect(await refusal('import', write('policy.json', json))).toContain(message);
  });

  it.each([
    ['no command', []],
    ['an unknown command', ['load']],
    ['a word that is a property of every object', ['constructor']],
    ['no file', ['import']],
    ['an unknown area', ['import', 'colours', 'a.json']],
  ])('prints its usage after %s', async (_case, words) => {
    expect(await refusal(...words)).toContain('npm run content -- import [AREA] FILE');
  });

  it('says what to do with a workbook that it cannot read', async () => {
    for (const content of ['\u0001', '<table><tr><td>标题</td></tr></table>'])
      expect(await refusal('import', write('policy.xls', content))).toContain('save it as .xlsx');
  });

  it('reports a missing file', async () => {
    expect(await refusal('import', inFolder('gone.json'))).toContain('no such file');
  });
});

it('imports the files of docs/operate.md into an empty portal, in the order of its steps', async () => {
  const operate = fs.readFileSync(path.join(__dirname, '../../../docs/operate.md'), 'utf8');
  const empty = await startTestServer({ listen: false, deps: { seed: null } });
  for (const [, name] of operate.matchAll(/npm run content -- import (\w+\.\w+)/g)) {
    if (!name || !operate.includes(`\`${name}\``)) continue;
    const text = operate.slice(operate.indexOf(`\`${name}\``)).match(/```(?:csv|json)\n([\s\S]*?)```/)?.[1];
    const file = path.join(empty.config.dataDir, name);
    fs.writeFileSync(file, text ?? '');
    expect(await runContentCommand(['import', file], { DATA_DIR: empty.config.dataDir })).toMatchObject({ ok: true });
  }
  const policies = (await empty.app.inject('/api/policy/list?category=2')).json();
  expect([policies.total, policies.rows[0].fdIssuedComName]).toEqual([1, '市工业和信息化局']);
});
