import fs, { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { runContentCommand } from '../../../server/content/cli';
import { contentFields, contentNames } from '../../../server/content/contentFields';
import { demoContent, removeDemo } from '../../../server/content/demoContent';
import { contentPages, pathOfPage } from '../../../server/pages/contentPages';
import { pageAddresses } from '../../../src/contract/addresses';
import { demoContentAt, demoFolder, demoSeed } from '../../support/demoContent';
import { deskContent } from '../../support/deskContent';
import { startTestServer, testEngines, type TestServer } from '../../support/server';
import { logInStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { tempFolder } from '../../support/tempFolder';
import { startAccountServer, Visitor } from '../../support/visitor';

let server: TestServer;
const start = async () => {
  server = await startTestServer({ listen: false, deps: { seed: null } });
};
let folder: string;
beforeEach(() => {
  folder = path.join(tempFolder(), 'content');
  fs.mkdirSync(folder);
});

function write(name: string, content: string | object): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const run = (...words: string[]) => runContentCommand(words, { DATA_DIR: server.config.dataDir });
const load = (...words: string[]) => run('import', ...words, folder);
const get = async (url: string) => (await server.app.inject(url)).json();
const day = (days: number) => new Date(Date.now() + (8 * 3600 + days * 86_400) * 1000).toISOString().slice(0, 10);

const category = [{ area: 'policy', fdCategory: '1', fdCategoryName: '普通政策' }];

describe('an import of a folder', () => {
  beforeEach(start);

  it('imports all files together, categories and their rows included', async () => {
    write('policy.json', [{ fdId: { name: 'policy/1' }, fdTitle: '政策', fdClass: '1' }]);
    write('category.csv', 'area,fdCategory,fdCategoryName\npolicy,1,普通政策\n');
    write('notes.txt', 'no content');
    const { ok, text } = await load();
    expect([ok, text.split('\n').slice(1)]).toEqual([true, ['category: 1 rows loaded', 'policy: 1 rows loaded', '']]);
    expect((await get('/api/policy/list?category=1')).total).toBe(1);
  });

  it('reads a text from its file, without the line breaks between blocks', async () => {
    write('policy.json', [{ fdTitle: '政策', fdContent: { file: 'policy/1.html' } }]);
    const text = '<h2>一</h2>\n<ol>\n  <li>甲 <b>乙</b>\n    <i>丙</i></li>\n</ol>\n<pre>a\n  b</pre>\n';
    write('policy/1.html', `\uFEFF${text}`);
    await load();
    const [row] = (await get('/api/policy/list')).rows;
    expect(row.fdContent).toBe('<h2>一</h2><ol><li>甲 <b>乙</b>\n    <i>丙</i></li></ol><pre>a\n  b</pre>');
  });

  it('reads GBK, as saved by Chinese spreadsheet programs, besides UTF-8', async () => {
    const gbk = Buffer.from([0xd5, 0xfe, 0xb2, 0xdf]);
    write('project.json', '\uFEFF[{ "fdProjectName": "甲", "fdProjectContent": { "file": "1.html" } }]');
    fs.writeFileSync(write('1.html', ''), gbk);
    fs.writeFileSync(write('recruit.csv', ''), Buffer.concat([Buffer.from('fdPost\n'), gbk]));
    expect(await load()).toMatchObject({ ok: true });
    expect((await get('/api/project/list')).rows).toMatchObject([{ fdProjectName: '甲', fdProjectContent: '政策' }]);
    expect((await get('/api/recruit/list')).rows).toMatchObject([{ fdPost: '政策' }]);
  });

  it('resolves dates relative to today, and templates relative to their entry', async () => {
    const fdTitle = { template: '{{YYYY-MM-DD}} 起的通知' };
    write('policy.json', [{ fdTitle, fdApplyDate: '-40d 08:30', fdContent: { file: '1.html' } }]);
    write('1.html', '<p>{{+40d YYYY-MM-DD}}截止</p>');
    await load();
    const [row] = (await get('/api/policy/list')).rows;
    const dates = { fdTitle: `${day(-40)} 起的通知`, fdApplyDate: `${day(-40)} 08:30:00` };
    expect(row).toMatchObject({ ...dates, fdContent: `<p>${day(0)}截止</p>` });
  });

  it('does not change braces in plain text', async () => {
    write('policy.json', [{ fdTitle: '{{YYYY}} {{x}}' }]);
    await load();
    expect((await get('/api/policy/list')).rows[0].fdTitle).toBe('{{YYYY}} {{x}}');
  });

  it('replaces a row with the same name and day when imported again', async () => {
    const row = { fdId: { name: 'policy/1' }, fdTitle: '先', fdApplyDate: '2025-06-20' };
    write('policy.json', [row]);
    await load();
    write('policy.json', [{ ...row, fdTitle: '后' }]);
    await load();
    const { total, rows } = await get('/api/policy/list');
    expect([total, rows[0].fdTitle]).toEqual([1, '后']);
    expect(new Date(parseInt(rows[0].fdId.slice(0, 11), 16)).toISOString()).toBe('2025-06-20T01:00:00.000Z');
  });

  it('copies its pictures and downloads, which the running server then serves', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    write('pictures/map.svg', svg);
    write('pictures/inText.svg', svg);
    write('files/evil.html', '<script>');
    write('banner.json', [{ category: 'banner_index', fdFilePath: { file: 'pictures/map.svg' }, fdLink: '/policy' }]);
    expect((await load()).text).toContain('pictures and files: 2 copied');
    const [banner] = (await get('/api/banner/list?category=banner_index')).rows;
    expect(banner.fdFilePath).toBe('/profile/pictures/map.svg');
    for (const name of ['map', 'inText'])
      expect((await server.app.inject(`/profile/pictures/${name}.svg`)).body).toBe(svg);
    expect(fs.existsSync(path.join(server.config.dataDir, 'files/evil.html'))).toBe(false);
  });

  it('of a single file copies the pictures that it refers to', async () => {
    write('pictures/map.svg', '<svg/>');
    write('pictures/other.svg', '<svg/>');
    const file = write('banner.json', [{ category: 'banner_index', fdFilePath: { file: 'pictures/map.svg' } }]);
    expect(await run('import', file)).toMatchObject({ ok: true });
    expect(fs.readdirSync(path.join(server.config.dataDir, 'pictures'))).toEqual(['map.svg']);
  });

  it('accepts no folder as a picture, and follows no circular link', async () => {
    write('pictures/folder.png/note.md', '');
    fs.symlinkSync('.', path.join(folder, 'pictures/again'));
    fs.symlinkSync('.', path.join(folder, 'pictures/onceMore'));
    write('pictures/map.svg', '<svg/>');
    write('policy.json', [{ fdTitle: '政策' }]);
    expect((await load()).text).toContain('pictures and files: 1 copied');
  });
});

describe('a rejected import of a folder', () => {
  beforeAll(start);

  it('reports file, line and field of every error in all files, and changes nothing', async () => {
    const outside = write('../outside.html', '<p>secret</p>');
    fs.symlinkSync(outside, path.join(folder, 'link.html'));
    write('category.json', category);
    write('bad.html', '<p>正文</p>\n<script>a()</script>');
    write('when.html', '<p>{{soon}}</p>');
    write('pictures/page.html', '');
    write('pictures/map.svg', '<svg/>');
    write(
      'policy.json',
      `[
  { "fdTitle": "甲", "fdClass": "2" },
  { "fdTitle": "乙",
    "fdContent": { "file": "none.html" } },
  { "fdTitle": "丙", "fdContent": { "file": "../outside.html" } },
  { "fdTitle": "丁", "fdContent": { "file": "link.html" } },
  { "fdTitle": "戊", "fdContent": { "file": "bad.html" } },
  { "fdTitle": "己", "fdContent": { "file": "when.html" } },
  { "fdTitle": { "name": "policy/7" } },
  { "fdTitle": { "text": "辛" } },
  { "fdTitle": { "template": "{{-1y M}}" }, "fdApplyDate": "-3d 99:00" },
  { "fdId": { "name": "a" }, "fdTitle": "同", "fdApplyDate": "-1d" },
  { "fdId": { "name": "a" }, "fdTitle": "同", "fdApplyDate": "-1d" }
]`,
    );
    write('banner.json', '[\n{ "category": "banner_index", "fdFilePath": { "file": "pictures/page.html" } }\n]');
    const { ok, text } = await load();
    expect(ok).toBe(false);
    expect(text.trim().split('\n')).toEqual([
      'nothing was changed: 12 errors',
      "banner.json, line 2, banner, fdFilePath: names 'pictures/page.html', but only files in pictures/ and files/ that the portal serves have an address",
      "policy.json, line 2, policy, fdClass: names the category '2', which this area does not have",
      "policy.json, line 4, policy, fdContent: names 'none.html', which is not a file in the content folder",
      "policy.json, line 5, policy, fdContent: names '../outside.html', which is not a file in the content folder",
      "policy.json, line 6, policy, fdContent: names 'link.html', which is not a file in the content folder",
      'policy.json, line 7, policy, fdContent (bad.html): must not contain <script>',
      'policy.json, line 8, policy, fdContent (when.html): {{soon}} is no date: write {{YYYY}}, {{-1m M}} or {{+30d YYYY年M月D日}}',
      'policy.json, line 9, policy, fdTitle: is not an id, and cannot be derived from a name',
      'policy.json, line 10, policy, fdTitle: must be a text, a number, null, or one of {"file": …}, {"template": …}, {"name": …}',
      'policy.json, line 11, policy, fdTitle: {{-1y M}} is no date: write {{YYYY}}, {{-1m M}} or {{+30d YYYY年M月D日}}',
      'policy.json, line 11, policy, fdApplyDate: must be a date such as 2025-01-31 or a time such as 2025-01-31 08:00:00',
      'policy.json, line 13, policy, fdId: is the same as in policy.json, line 12',
    ]);
    expect((await get('/api/policy/categories')).data).toEqual([]);
    expect(fs.existsSync(path.join(server.config.dataDir, 'pictures/map.svg'))).toBe(false);
  });

  it.each([
    ['leads out of its folder', '../secret.txt'],
    ['leads nowhere', 'gone.txt'],
  ])('copies nothing if a link among its downloads %s', async (_case, target) => {
    write('../secret.txt', 'secret');
    write('files/.keep', '');
    fs.symlinkSync(path.resolve(folder, target), path.join(folder, 'files/form.txt'));
    write('policy.json', [{ fdTitle: '政策' }]);
    expect(await load()).toMatchObject({ ok: false, text: expect.stringContaining('files/form.txt') });
    expect(fs.existsSync(path.join(server.config.dataDir, 'files/form.txt'))).toBe(false);
    expect((await get('/api/policy/list')).total).toBe(0);
  });

  it.each(['files/../attachments/form.zip', 'files/../../content/form.zip', 'files//form.zip', 'files/.form.zip'])(
    'rejects the file name %s, which would be copied elsewhere or not be served',
    async (name) => {
      for (const place of ['attachments/form.zip', 'form.zip', 'files/form.zip', 'files/.form.zip']) write(place, '');
      const before = fs.readdirSync(path.dirname(server.config.dataDir));
      write('category.json', [{ area: 'project', fdCategory: '1', fdCategoryName: '项目' }]);
      const file = write('project.json', [{ fdProjectName: '项目', category: '1', attachment: { file: name } }]);
      const refused = { ok: false, text: expect.stringContaining('have an address') };
      expect(await run('import', file, '--replace')).toMatchObject(refused);
      expect(fs.existsSync(path.join(server.config.dataDir, 'attachments/form.zip'))).toBe(false);
      expect(fs.readdirSync(path.dirname(server.config.dataDir))).toEqual(before);
    },
  );

  it.each([
    ['of no encoding', Buffer.from([0xff, 0x80, 0x20])],
    ['that is damaged', Buffer.concat([Buffer.from('家居定制'), Buffer.from([0xe5]), Buffer.from('设计师')])],
    ['that was corrupted when it was saved', Buffer.from(Buffer.from([0xd5, 0xfe, 0xb2, 0xdf]).toString())],
  ])('rejects text %s', async (_what, bytes) => {
    write('project.json', '[\n{ "fdProjectName": "甲", "fdProjectContent": { "file": "1.html" } }\n]');
    fs.writeFileSync(write('1.html', ''), bytes);
    expect((await load()).text).toContain("names '1.html', which contains unreadable text");
    fs.writeFileSync(write('recruit.csv', ''), Buffer.concat([Buffer.from('fdPost\n'), bytes]));
    expect((await load()).text).toContain('recruit.csv, line 1: contains unreadable text');
  });

  it('names each file that cannot be read', async () => {
    write('policy.json', '[\n{ "fdTitle": "甲" ]');
    write('colours.json', '[]');
    const { text } = await load();
    expect(text).toContain('policy.json, line 2: ');
    expect(text).toContain('colours.json, line 1: name the area');
  });

  it('reports a folder without content', async () => {
    expect(await load()).toMatchObject({ ok: false, text: expect.stringContaining('holds no content') });
  });

  it.each([
    [
      'a mistake',
      '[\n{ "fdTitle": "甲", "fdClass": "none" }\n]',
      'policy.json, line 2, policy, fdClass: names the category',
    ],
    ['broken JSON', '[\n{ "fdTitle" "甲" }\n]', 'policy.json, line 2: no : after "fdTitle"'],
  ])('is reported at start with %s in the demo content', (_case, json, message) => {
    write('policy.json', json);
    expect(() => demoContent(folder, Date.now())).toThrow(message);
  });
});

const seed = demoContentAt(Date.parse('2026-11-21T10:00:00+08:00'));

const MOBILE = /^1[3-9]\d{9}$/;

/** Areas with categories, and the category of each entry. */
const usedCodes = Object.entries(contentFields).flatMap(([area, fields]) => {
  const [code] = Object.entries(fields).find(([, { kind }]) => kind === 'category') ?? [];
  const rows = seed[area as 'policy'] as unknown as Record<string, string | null>[];
  return code ? [[area, rows.map((row) => row[code])] as const] : [];
});

const codesOf = (area: string) => seed.category.filter((row) => row.area === area).map((row) => row.fdCategory);

describe('the demo content', () => {
  it('can be imported into an empty portal like any folder, with the result of a first start', async () => {
    await start();
    expect(await run('import', demoFolder)).toMatchObject({ ok: true });
    const file = path.join(folder, 'all.json');
    await run('export', file);
    const exported = JSON.parse(fs.readFileSync(file, 'utf8'));
    const demo = demoContent(demoFolder, Date.now());
    const byKey = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    for (const area of contentNames) expect(byKey(exported[area])).toEqual(byKey(demo[area]));
    expect(await run('import', file, '--replace')).toMatchObject({ ok: true });
    await run('export', path.join(folder, 'again.json'));
    expect(fs.readFileSync(path.join(folder, 'again.json'), 'utf8')).toBe(fs.readFileSync(file, 'utf8'));
  });

  it.each(usedCodes)('has entries in every category of %s', (area, used) => {
    expect(new Set(used)).toEqual(new Set(codesOf(area)));
  });

  it('links its banners to pages, and to categories that it has', () => {
    const categories = contentPages.flatMap(({ area, categories: of }) =>
      (of?.lists ?? []).flatMap((list) => codesOf(area).map((code) => pathOfPage(list, code))),
    );
    const known = new Set([...pageAddresses, ...categories]);
    expect(seed.banner.map(({ fdLink }) => fdLink).filter((link) => !known.has(link!))).toEqual([]);
  });

  it('refers only to existing pictures and files, and contains no unused ones', () => {
    const named = new Set(JSON.stringify(seed).match(/\/profile\/[\w./-]+/g));
    expect(named.size).toBeGreaterThan(80);
    const missing = [...named].filter((file) => !statSync(demoFolder + file.slice(8), { throwIfNoEntry: false })?.size);
    expect(missing).toEqual([]);
    const stored = ['pictures', 'files'].flatMap((folder) =>
      readdirSync(path.join(demoFolder, folder)).map((file) => `/profile/${folder}/${file}`),
    );
    expect(stored.filter((file) => !named.has(file))).toEqual([]);
  });

  it('has valid phone numbers, and addresses that cannot exist', () => {
    const phones = [
      ...seed.recruit.map((row) => row.fdPublisherPhone),
      ...seed.getbuginess.map((row) => row.fdContactsPhone),
    ];
    expect(phones.filter((phone) => !MOBILE.test(phone ?? ''))).toEqual([]);
    expect(phones.every((phone) => phone?.startsWith('1380000'))).toBe(true);
    const addresses = JSON.stringify(seed).match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith('@example.com'))).toEqual([]);
  });
});

describe('the demo content at a first start', () => {
  const day = (text: string) => Date.parse(`${text}T10:00:00+08:00`);
  const starts = ['2025-06-22', '2026-11-21', '2028-02-29', '2031-01-01'];
  const chinaDay = (now: number, days = 0) =>
    new Date(now + 8 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10);

  it.each(starts)('has a newest entry of a few days ago on %s, and none in the future', (start) => {
    const content = demoContentAt(day(start));
    const texts = [content.policy, content.industryNews, content.financial];
    const others = [content.getbuginess, content.app];
    for (const dates of [
      ...texts.map((rows) => rows.map((row) => row.fdApplyDate)),
      ...others.map((rows) => rows.map((row) => row.fdReleaseTime)),
    ]) {
      const days = dates.map((date) => date?.slice(0, 10) ?? '').sort();
      const newest = days.at(-1) ?? '';
      expect(newest <= chinaDay(day(start))).toBe(true);
      expect(newest >= chinaDay(day(start), -20)).toBe(true);
    }
  });

  it.each(starts)('has open and closed deadlines on %s', (start) => {
    const { getbuginess, project } = demoContentAt(day(start));
    const over = (dates: (string | null)[]) => dates.filter((date) => date !== null && date < start).length;
    const ends = project.map((row) => row.fdApplicationEnd);
    expect(over(ends)).toBeGreaterThan(0);
    expect(over(ends)).toBeLessThan(ends.length / 2);
    const deadlines = getbuginess.map((row) => row.fdDeadlineTime);
    expect(over(deadlines)).toBeGreaterThan(10);
    expect(over(deadlines)).toBeLessThan(30);
  });

  it('names the current year in titles, texts and footer', () => {
    const { navigation, policy, industryNews } = demoContentAt(day('2031-03-01'));
    expect(navigation.find((row) => row.configKey === 'home:footer')?.configValue).toMatch(/^© 2031 /);
    const years = JSON.stringify([navigation, policy, industryNews]).match(/20[0-9]{2}(?=年)/g) ?? [];
    expect(years.length).toBeGreaterThan(20);
    expect(years.filter((year) => Number(year) < 2028 || Number(year) > 2033)).toEqual([]);
  });

  it('is deterministic per day, and differs the day after', () => {
    const [one, other, next] = [day('2026-11-21'), day('2026-11-21') + 5000, day('2026-11-22')].map(demoContentAt);
    expect(other).toEqual(one);
    expect(next).not.toEqual(one);
  });
});

it('says in every policy, in the footer and beside the address that it is invented', () => {
  expect(seed.policy.filter(({ fdContent }) => fdContent && !fdContent.includes('演示内容'))).toEqual([]);
  const settings = Object.fromEntries(seed.navigation.map(({ configKey, configValue }) => [configKey, configValue]));
  expect(settings['home:footer']).toContain('（演示内容）');
  expect(settings['contactUs:address']).toContain('（演示地址）');
});

describe.each(testEngines)('the demo company on the %s store', (engine) => {
  it('has submissions of each kind in several states, none in the future, which are removed with the demo content', async () => {
    const deps = { seed: demoSeed, demoSubmissions: true, now: () => Date.now() };
    const server = await startAccountServer({ engine, deps });
    const company = new Visitor(server);
    await company.logIn('13800000001', 'demo1234');
    expect(await company.data('/api/my/counts')).toMatchObject({ application: 5, intention: 3, entry: 4 });
    const { rows } = (await company.get('/api/my/submissions?kind=application')).body;
    expect(rows.map(({ state }) => state)).toEqual(['submitted', 'accepted', 'withdrawn', 'refused', 'granted']);
    expect(rows.every(({ party }) => party)).toBe(true);
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(rows.every(({ submittedAt }) => submittedAt < today)).toBe(true);
    // Accepted after it was sent, and ended after it was accepted.
    const ways = await readRows(server, 'submission');
    const times = ways.map(({ title, createdAt, acceptedAt, endedAt }) => ({
      title,
      times: [createdAt, acceptedAt, endedAt].filter((time) => time !== null).map(Number),
    }));
    const inOrder = times.map((way) => ({ ...way, times: [...way.times].sort((a, b) => a - b) }));
    expect(times).toEqual(inOrder);
    // Nobody is told of what is made up.
    expect(await readRows(server, 'outbox')).toEqual([]);
    await removeDemo(await server.store());
    const tables = ['submission', 'submissionEvent', 'deskRecord', 'projectApplication', 'purchaseIntention'] as const;
    for (const table of [...tables, 'getbuginess'] as const) {
      expect([table, await readRows(server, table)]).toEqual([table, []]);
    }
  });

  it('is removed without leaving drafts and versions of demo content, but with those made by staff', async () => {
    const server = await startAccountServer({ engine, deps: { seed: demoSeed } });
    const { list, item, saved } = deskContent(await logInStaff(server, 'editor'));
    const ids = (await list({ pageSize: 3 })).rows.map(({ fdId }) => fdId);
    for (const [index, act] of ['draft', 'publish', 'schedule'].entries()) {
      const { fdId, values } = await item(ids[index]!);
      await saved({ fdId, act, values, scheduledAt: '2099-01-01 08:00:00' });
    }
    const left = async (table: 'contentItem' | 'contentRevision') =>
      new Set((await readRows(server, table)).map(({ fdId }) => fdId));
    expect([await left('contentItem'), await left('contentRevision')]).toEqual([new Set(ids), new Set(ids)]);
    await removeDemo(await server.store());
    const published = new Set([ids[1]]);
    expect([await left('contentItem'), await left('contentRevision')]).toEqual([published, published]);
  });
});
