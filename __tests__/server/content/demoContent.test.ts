import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { contentFields } from '../../../server/content/contentFields';
import { contentPages, pathOfPage } from '../../../server/pages/contentPages';
import { pageAddresses } from '../../../src/contract/addresses';
import { demoContentAt, demoFolder } from '../../support/demoContent';

const seed = demoContentAt(Date.parse('2026-11-21T10:00:00+08:00'));

const MOBILE = /^1[3-9]\d{9}$/;

/** Areas with categories; the category of each entry and, if any, its rich text field. */
const LISTS = new Map(
  Object.entries(contentFields).flatMap(([area, fields]) => {
    const nameOf = (kind: string) => Object.keys(fields).find((name) => fields[name]!.kind === kind);
    const [code, text] = [nameOf('category'), nameOf('rich')];
    if (!code) return [];
    const rows = seed[area as 'policy'] as unknown as Record<string, string | null>[];
    return [[area, rows.map((row) => ({ code: row[code], text: text ? row[text] : undefined }))] as const];
  }),
);

const AREAS = [...LISTS.keys()];

const codesOf = (area: string) => seed.category.filter((row) => row.area === area).map((row) => row.fdCategory);
const plain = (text: string) => text.replace(/<[^>]*>/g, '');

describe('the demo content', () => {
  const PAGE = 6;

  it('gives every entry an id that starts with its time', () => {
    for (const { fdApplyDate, fdId } of [...seed.policy, ...seed.industryNews]) {
      const time = new Date(parseInt(fdId.slice(0, 11), 16) + 8 * 3600_000).toISOString();
      expect(time.slice(0, 10)).toBe(fdApplyDate?.slice(0, 10));
    }
  });

  it.each(AREAS)('has entries in every category of %s, and none of an unknown one', (area) => {
    const codes = codesOf(area);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(LISTS.get(area)!.map((row) => row.code))).toEqual(new Set(codes));
  });

  it('fills more than ten pages of policies and of news, and fewer elsewhere', () => {
    expect(seed.policy.length).toBeGreaterThan(10 * PAGE);
    expect(seed.industryNews.length).toBeGreaterThan(10 * PAGE);
    expect(seed.financial.length).toBeGreaterThanOrEqual(20);
    for (const list of [seed.financial, seed.project, seed.app, seed.specialist]) {
      expect(list.length).toBeLessThanOrEqual(10 * PAGE);
    }
    for (const code of codesOf('policy')) {
      expect(seed.policy.filter((row) => row.fdClass === code).length).toBeGreaterThanOrEqual(20);
    }
  });

  it('has seven home banners and three for each section, ordered without gaps', () => {
    const sorts = new Map<string, number[]>();
    for (const { category, sort } of seed.banner) sorts.set(category, [...(sorts.get(category) ?? []), sort]);
    expect(sorts.get('banner_index')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    sorts.delete('banner_index');
    expect([...sorts.values()]).toEqual(Array(7).fill([1, 2, 3]));
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

  it('uses pictures without scripts and external references', () => {
    for (const file of new Set(JSON.stringify(seed).match(/\/profile\/pictures\/[\w-]+\.svg/g))) {
      const svg = readFileSync(demoFolder + file.slice(8), 'utf8').replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(svg).not.toMatch(/<script|\son\w+=|https?:|href|<foreignObject/i);
      expect(svg.length).toBeLessThan(8192);
    }
  });

  it('has application periods that end after they begin', () => {
    for (const { fdApplicationEnd: end, fdApplicationStart: start } of seed.project) {
      if (start && end) expect(end > start).toBe(true);
    }
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

  it.each(AREAS.filter((area) => LISTS.get(area)!.some(({ text }) => text !== undefined)))(
    '%s has an entry without text',
    (area) => {
      expect(LISTS.get(area)!.some((row) => row.text === null)).toBe(true);
    },
  );

  it('has policies of 300 to 1500 characters that disclaim any authority', () => {
    const texts = seed.policy.flatMap((row) => row.fdContent ?? []);
    expect(texts.filter((text) => !text.includes('演示内容'))).toEqual([]);
    const lengths = texts.map((text) => plain(text).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...lengths)).toBeLessThan(1500);
    expect(new Set(texts.map((text) => plain(text).slice(0, 60))).size).toBe(texts.length);
  });

  it('rates apps from none through 0 to 5, halves included', () => {
    const ratings = seed.app.map((row) => row.fdRating);
    for (const rating of [null, '0', '4.5', '5']) expect(ratings).toContain(rating);
    expect(ratings.every((rating) => Number(rating) >= 0 && Number(rating) <= 5)).toBe(true);
    expect(seed.app.filter((row) => row.top === '1')).toHaveLength(3);
    expect(seed.app.some((row) => plain(row.fdDescription ?? '').length > 100)).toBe(true);
    expect(seed.app.some((row) => row.fdVideoUrl) && seed.app.some((row) => !row.fdVideoUrl)).toBe(true);
  });

  it('recommends twelve of forty experts, each with a portrait of their own', () => {
    expect(seed.specialist).toHaveLength(40);
    expect(seed.specialist.filter((row) => row.recommended === '1')).toHaveLength(12);
    expect(new Set(seed.specialist.map((row) => row.fdAvatar)).size).toBe(40);
    expect(seed.specialist.every((row) => row.fdField?.includes('、'))).toBe(true);
  });

  it('has sixty supply and thirty demand entries with an amount and a deadline after the release', () => {
    const count = (type: string) => seed.getbuginess.filter((row) => row.fdGetbuginessType === type).length;
    expect([count('2'), count('1')]).toEqual([60, 30]);
    for (const row of seed.getbuginess) {
      expect(Number(row.fdGetbuginessPrice)).toBeGreaterThan(0);
      expect((row.fdDeadlineTime ?? '') > (row.fdReleaseTime ?? '')).toBe(true);
    }
  });

  it('has every key of the config call', () => {
    const values = Object.fromEntries(seed.navigation.map((row) => [row.configKey, row.configValue]));
    const contacts = ['address', 'departments', 'email', 'hours', 'phone', 'postcode'].map(
      (name) => `contactUs:${name}`,
    );
    expect(Object.keys(values).sort()).toEqual([...contacts, 'demand', 'home:ai', 'home:footer', 'search:popular']);
    expect(values.demand).toBe('true');
    expect(values['home:ai']).toMatch(/^\/(?!\/)/);
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
    expect(JSON.stringify(policy)).not.toMatch(/2025/);
  });

  it('shifts an article’s months with its date, and keeps seasonal days', () => {
    const { industryNews } = demoContentAt(day('2026-11-21'));
    const prices = industryNews.find((row) => row.fdTitle?.includes('月五金采购指数'));
    expect([prices?.fdTitle?.slice(0, 4), prices?.fdApplyDate?.slice(0, 7)]).toEqual(['10 月', '2026-11']);
    expect(prices?.fdContent).toContain('指数以2025年 6 月为 100');
    const holiday = industryNews.find((row) => row.fdTitle?.includes('清明'));
    expect(holiday?.fdApplyDate).toMatch(/^2026-04-02/);
    expect(holiday?.fdContent).toContain('4 月 4 日');
  });

  it('names the project’s application period in the policy that announces it', () => {
    const { policy, project } = demoContentAt(day('2026-11-21'));
    const call = policy.find((row) => row.fdTitle.endsWith('定制家居企业数字化改造补助申报的通知'));
    const { fdApplicationStart, fdApplicationEnd } = project[0]!;
    const chinese = (date: string | null) => (date ?? '').replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');
    expect(call?.fdContent).toContain(`${chinese(fdApplicationStart)}至${chinese(fdApplicationEnd)}`);
  });

  it('is deterministic per day, and differs the day after', () => {
    const [one, other, next] = [day('2026-11-21'), day('2026-11-21') + 5000, day('2026-11-22')].map(demoContentAt);
    expect(other).toEqual(one);
    expect(next).not.toEqual(one);
  });
});

it('says in the footer and beside the address that it is invented', () => {
  const said = Object.fromEntries(seed.navigation.map(({ configKey, configValue }) => [configKey, configValue]));
  expect(said['home:footer']).toContain('（演示内容）');
  expect(said['contactUs:address']).toContain('（演示地址）');
});

it('writes numbers in digits in texts as in tables', () => {
  const texts = JSON.stringify(seed);
  expect(texts.match(/百分之|千分之/g)).toBeNull();
  expect(texts.match(/[一二两三四五六七八九十][百千万]*(?:万元|毫米|平方米|个工作日|千克)/g)).toBeNull();
});
