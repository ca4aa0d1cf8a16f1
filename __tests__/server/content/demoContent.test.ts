import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFields } from '../../../server/content/contentFields';
import { removeDemo } from '../../../server/content/demoContent';
import { contentPages, pathOfPage } from '../../../server/pages/contentPages';
import { pageAddresses } from '../../../src/contract/addresses';
import { demoContentAt, demoFolder, demoSeed } from '../../support/demoContent';
import { deskContent } from '../../support/deskContent';
import { testEngines } from '../../support/server';
import { logInStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { inStore, startAccountServer, Visitor } from '../../support/visitor';

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
    const kept = ['pictures', 'files'].flatMap((folder) =>
      readdirSync(path.join(demoFolder, folder)).map((file) => `/profile/${folder}/${file}`),
    );
    expect(kept.filter((file) => !named.has(file))).toEqual([]);
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

  it('is deterministic per day, and differs the day after', () => {
    const [one, other, next] = [day('2026-11-21'), day('2026-11-21') + 5000, day('2026-11-22')].map(demoContentAt);
    expect(other).toEqual(one);
    expect(next).not.toEqual(one);
  });
});

it('says in every policy, in the footer and beside the address that it is invented', () => {
  expect(seed.policy.filter(({ fdContent }) => fdContent && !fdContent.includes('演示内容'))).toEqual([]);
  const said = Object.fromEntries(seed.navigation.map(({ configKey, configValue }) => [configKey, configValue]));
  expect(said['home:footer']).toContain('（演示内容）');
  expect(said['contactUs:address']).toContain('（演示地址）');
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
    await inStore(server, (db) => removeDemo(db));
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
    await inStore(server, (db) => removeDemo(db));
    const published = new Set([ids[1]]);
    expect([await left('contentItem'), await left('contentRevision')]).toEqual([published, published]);
  });
});
