import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { seed } from '../../server/db/seed';
import { contentId } from '../../server/db/seed/contentId';
import { html } from '../../server/db/seed/html';

const CONTENT = path.resolve(__dirname, '../../server/content');
const DATE = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/;
const MOBILE = /^1[3-9]\d{9}$/;

const LISTS = {
  financial: seed.financial.map((row) => ({ code: row.fdCategory, text: row.fdContent })),
  policy: seed.policies.map((row) => ({ code: row.fdClass, text: row.fdContent })),
  project: seed.projects.map((row) => ({ code: row.category, text: row.fdProjectContent })),
  app: seed.apps.map((row) => ({ code: row.category, text: row.fdDescription })),
  industryNews: seed.news.map((row) => ({ code: row.fdType, text: row.fdContent })),
  specialist: seed.specialists.map((row) => ({ code: row.category, text: row.fdIntro })),
  getbuginess: seed.getbuginess.map((row) => ({ code: row.fdType, text: row.fdGetbuginessModel })),
};

type Area = keyof typeof LISTS;
const AREAS = Object.keys(LISTS) as Area[];

const codesOf = (area: Area) => seed.categories.filter((row) => row.area === area).map((row) => row.fdCategory);
const plain = (text: string) => text.replace(/<[^>]*>/g, '');

describe('the demo content', () => {
  const PAGE = 6;
  const ids = Object.values(seed)
    .flat()
    .flatMap((row) => ('fdId' in row ? [row.fdId] : []));

  it('gives every entry an id of its own that starts with its time', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
    for (const { fdApplyDate, fdId } of [...seed.policies, ...seed.news]) {
      const time = new Date(parseInt(fdId.slice(0, 11), 16) + 8 * 3600_000).toISOString();
      expect(time.slice(0, 10)).toBe(fdApplyDate?.slice(0, 10));
    }
  });

  it.each(AREAS)('%s: every category has entries and every entry has a known category', (area) => {
    const codes = codesOf(area);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(LISTS[area].map((row) => row.code))).toEqual(new Set(codes));
  });

  it('fills more than ten pages of policies and of news, and fewer elsewhere', () => {
    expect(seed.policies.length).toBeGreaterThan(10 * PAGE);
    expect(seed.news.length).toBeGreaterThan(10 * PAGE);
    expect(seed.financial.length).toBeGreaterThanOrEqual(20);
    for (const list of [seed.financial, seed.projects, seed.apps, seed.specialists]) {
      expect(list.length).toBeLessThanOrEqual(10 * PAGE);
    }
    for (const code of codesOf('policy')) {
      expect(seed.policies.filter((row) => row.fdClass === code).length).toBeGreaterThanOrEqual(20);
    }
  });

  it('has seven home banners and three for each section, ordered without gaps', () => {
    const sorts = new Map<string, number[]>();
    for (const { category, sort } of seed.banners) sorts.set(category, [...(sorts.get(category) ?? []), sort]);
    expect(sorts.get('banner_index')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    sorts.delete('banner_index');
    expect([...sorts.values()]).toEqual(Array(7).fill([1, 2, 3]));
  });

  it('names only pictures and files that are there, and keeps none that nothing names', () => {
    const named = new Set(JSON.stringify(seed).match(/\/profile\/[\w./-]+/g));
    expect(named.size).toBeGreaterThan(80);
    const missing = [...named].filter((file) => !statSync(CONTENT + file.slice(8), { throwIfNoEntry: false })?.size);
    expect(missing).toEqual([]);
    const kept = ['pictures', 'files'].flatMap((folder) =>
      readdirSync(`${CONTENT}/${folder}`).map((file) => `/profile/${folder}/${file}`),
    );
    expect(kept.filter((file) => !named.has(file))).toEqual([]);
  });

  it('uses pictures without script or anything from elsewhere', () => {
    for (const file of new Set(JSON.stringify(seed).match(/\/profile\/pictures\/[\w-]+\.svg/g))) {
      const svg = readFileSync(CONTENT + file.slice(8), 'utf8').replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(svg).not.toMatch(/<script|\son\w+=|https?:|href|<foreignObject/i);
      expect(svg.length).toBeLessThan(8192);
    }
  });

  it('has a zip that opens for each of five projects', () => {
    const files = seed.projects.flatMap((row) => row.attachment ?? []);
    expect(new Set(files).size).toBe(5);
    for (const file of files) {
      const bytes = readFileSync(CONTENT + file.slice(8));
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
      expect(bytes.includes('PK\u0005\u0006')).toBe(true);
      expect(bytes.length).toBeLessThan(5 * 1024);
    }
  });

  it('prints only dates in the two forms of the wire, and applications that end after they begin', () => {
    const dates = Object.values(seed)
      .flat()
      .flatMap((row) => Object.entries(row))
      .filter(([field, value]) => /(Date|Time|Start|End)$/.test(field) && value !== null);
    expect(dates.length).toBeGreaterThan(300);
    expect(dates.filter(([, value]) => !DATE.test(String(value)))).toEqual([]);
    for (const { fdApplicationEnd: end, fdApplicationStart: start } of seed.projects) {
      if (start && end) expect(end > start).toBe(true);
    }
  });

  it('has phones that the portal itself would accept, and addresses no one can own', () => {
    const phones = [
      ...seed.recruits.map((row) => row.fdPublisherPhone),
      ...seed.getbuginess.map((row) => row.fdContactsPhone),
    ];
    expect(phones.filter((phone) => !MOBILE.test(phone ?? ''))).toEqual([]);
    expect(phones.every((phone) => phone?.startsWith('1380000'))).toBe(true);
    const addresses = JSON.stringify(seed).match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith('@example.com'))).toEqual([]);
  });

  it.each(AREAS.filter((area) => area !== 'getbuginess'))('%s has an entry without text', (area) => {
    expect(LISTS[area].some((row) => row.text === null)).toBe(true);
  });

  it('keeps markup well-formed and free of scripts, and escapes what authors typed', () => {
    for (const { text } of Object.values(LISTS).flat()) {
      const open: string[] = [];
      for (const [, close, name = ''] of (text ?? '').matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        if (close) expect(open.pop()).toBe(name);
        else if (name !== 'img') open.push(name);
        expect(name).not.toBe('script');
      }
      expect(open).toEqual([]);
    }
  });

  it('has policies of 300 to 1500 characters that say they are no authority’s word', () => {
    const texts = seed.policies.flatMap((row) => row.fdContent ?? []);
    expect(texts.filter((text) => !text.includes('演示内容'))).toEqual([]);
    const lengths = texts.map((text) => plain(text).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...lengths)).toBeLessThan(1500);
    expect(new Set(texts.map((text) => plain(text).slice(0, 60))).size).toBe(texts.length);
  });

  it('rates apps from none through 0 to 5, halves and a text included', () => {
    const ratings = seed.apps.map((row) => row.fdRating);
    for (const rating of [null, 0, 4.5, 5]) expect(ratings).toContain(rating);
    expect(ratings.some((rating) => typeof rating === 'string')).toBe(true);
    expect(ratings.every((rating) => Number(rating) >= 0 && Number(rating) <= 5)).toBe(true);
    expect(seed.apps.filter((row) => row.top)).toHaveLength(3);
    expect(seed.apps.some((row) => plain(row.fdDescription ?? '').length > 100)).toBe(true);
    expect(seed.apps.some((row) => row.fdVideoUrl) && seed.apps.some((row) => !row.fdVideoUrl)).toBe(true);
  });

  it('recommends twelve of forty experts and leaves some without portrait', () => {
    expect(seed.specialists).toHaveLength(40);
    expect(seed.specialists.filter((row) => row.recommended)).toHaveLength(12);
    expect(seed.specialists.some((row) => row.fdAvatar === null)).toBe(true);
    expect(seed.specialists.every((row) => row.fdField?.includes('、'))).toBe(true);
  });

  it('has sixty supply and thirty demand entries with an amount and a deadline after the release', () => {
    const count = (type: string) => seed.getbuginess.filter((row) => row.fdGetbuginessType === type).length;
    expect([count('2'), count('1')]).toEqual([60, 30]);
    for (const row of seed.getbuginess) {
      expect(Number(row.fdGetbuginessPrice)).toBeGreaterThan(0);
      expect((row.fdDeadlineTime ?? '') > (row.fdReleaseTime ?? '')).toBe(true);
    }
  });

  it('answers every key of the config call', () => {
    const values = Object.fromEntries(seed.navigation.map((row) => [row.configKey, row.configValue]));
    expect(Object.keys(values).sort()).toEqual([
      'contactUs:address',
      'contactUs:email',
      'contactUs:phone',
      'contactUs:postcode',
      'demand',
      'home:ai',
      'home:footer',
    ]);
    expect(values.demand).toBe('true');
    expect(values['home:ai']).toMatch(/^\/(?!\/)/);
  });
});

describe('the builders of demo articles', () => {
  it('escape what was typed and mark what is strong', () => {
    expect(html.p('a < b & "c" **d**')).toBe('<p>a &lt; b &amp; &quot;c&quot; <strong>d</strong></p>');
    expect(html.table([['甲'], ['<乙>']])).toContain('<td>&lt;乙&gt;</td>');
  });

  it('give one place one id and refuse what is no date', () => {
    expect(contentId('a/1', '2025-01-01')).toBe(contentId('a/1', '2025-01-01'));
    expect(contentId('a/1', '2025-01-01')).not.toBe(contentId('a/2', '2025-01-01'));
    expect(() => contentId('a/1', 'soon')).toThrow('Not a date: soon (a/1)');
  });
});
