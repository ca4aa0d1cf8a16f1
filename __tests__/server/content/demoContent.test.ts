import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { contentFields } from '../../../server/content/contentFields';
import { contentPages, pathOfPage } from '../../../server/pages/contentPages';
import { pageAddresses } from '../../../src/contract/addresses';
import { demoContentAt, demoFolder } from '../../support/demoContent';

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

  it('uses pictures without scripts and external references', () => {
    for (const file of new Set(JSON.stringify(seed).match(/\/profile\/pictures\/[\w-]+\.svg/g))) {
      const svg = readFileSync(demoFolder + file.slice(8), 'utf8').replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(svg).not.toMatch(/<script|\son\w+=|https?:|href|<foreignObject/i);
      expect(svg.length).toBeLessThan(8192);
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

it('says in every policy, in the footer and beside the address that it is invented', () => {
  expect(seed.policy.filter(({ fdContent }) => fdContent && !fdContent.includes('演示内容'))).toEqual([]);
  const said = Object.fromEntries(seed.navigation.map(({ configKey, configValue }) => [configKey, configValue]));
  expect(said['home:footer']).toContain('（演示内容）');
  expect(said['contactUs:address']).toContain('（演示地址）');
});

it('writes numbers in digits in texts as in tables', () => {
  const texts = JSON.stringify(seed);
  expect(texts.match(/百分之|千分之/g)).toBeNull();
  expect(texts.match(/[一二两三四五六七八九十][百千万]*(?:万元|毫米|平方米|个工作日|千克)/g)).toBeNull();
});
