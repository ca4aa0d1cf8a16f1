import type { Recruit } from '../../../src/contract/areas/recruit';
import { jobPosting, salaryOf } from '../../../src/routes/head/jobPosting';
import {
  describe as describeText,
  shorten,
  isoDay,
  isoTime,
  bitmapOf,
  jsonLd,
} from '../../../src/routes/head/headContext';

describe('a job posting', () => {
  const job = {
    fdId: '1a',
    fdComName: '榫合智造',
    fdPost: '工艺工程师',
    fdWorkplace: '浙江·嘉兴',
    fdSalary: '12–18 千元/月',
    fdPublisher: '方雨辰',
    fdPublisherPhone: '13800000001',
    fdContactEmail: 'hr@example.com',
    fdRecruitNum: 4,
    fdJobDescription: '<p>编制工艺路线</p>',
    fdStatus: '1',
    fdCreateTime: '2026-06-16 08:00:00',
  } as Partial<Recruit> as Recruit;
  const url = 'https://portal.example.com/recruit/detail/1a';

  it('has the required fields, and names no person', () => {
    const posting = jobPosting(job, url);
    expect(posting).toMatchObject({
      title: '工艺工程师',
      datePosted: '2026-06-16T08:00:00+08:00',
      description: '岗位职责：编制工艺路线',
      totalJobOpenings: 4,
      jobLocation: { address: { addressRegion: '浙江', addressLocality: '嘉兴', addressCountry: 'CN' } },
    });
    expect(JSON.stringify(posting)).not.toMatch(/138|hr@|方雨辰/);
  });

  it('cuts a long description between two characters', () => {
    const long = { ...job, fdJobDescription: '𠮷'.repeat(6000) };
    const description = String(jobPosting(long, url)?.description);
    expect(Buffer.from(description).toString()).toBe(description);
  });

  it.each([
    ['a day', { fdCreateTime: null }],
    ['a possible day', { fdCreateTime: '2026-02-31x' }],
    ['a place', { fdWorkplace: '' }],
    ['a company', { fdComName: null }],
    ['what is to be done', { fdJobDescription: null }],
    ['a post', { fdPost: null }],
    ['an open status', { fdStatus: '已结束' }],
  ])('is left out without %s', (_, lack) => expect(jobPosting({ ...job, ...lack }, url)).toBeUndefined());

  it.each([
    ['12–18 千元/月', 12_000, 18_000, 'MONTH'],
    ['8000-12000元/月', 8000, 12_000, 'MONTH'],
    ['1.5~2 万元 / 年', 15_000, 20_000, 'YEAR'],
    ['8-15K/月', 8000, 15_000, 'MONTH'],
    ['20至25元/小时', 20, 25, 'HOUR'],
  ])('reads the salary %s', (text, minValue, maxValue, unitText) =>
    expect(salaryOf(text)).toMatchObject({ currency: 'CNY', value: { minValue, maxValue, unitText } }),
  );

  it.each(['面议', '12 千元', '12–18', '', null])('leaves the salary %s in words', (text) =>
    expect(salaryOf(text)).toBeUndefined(),
  );
});

describe('a description', () => {
  it('uses the sentences of a text, without markup and headings', () => {
    expect(describeText('<h2>通知</h2><p>各企业：</p><p>细则<b>共十二条</b>。</p><script>x</script>', '另述')).toBe(
      '细则共十二条。',
    );
  });

  it('uses the fallback for an empty text', () => {
    expect(describeText(null, '订单贷，示例银行提供')).toBe('订单贷，示例银行提供');
    expect(describeText('<p> </p>', '另述')).toBe('另述');
  });

  it('ends with a whole sentence where a long text has one early enough', () => {
    const first = `${'一'.repeat(60)}。`;
    expect(shorten(first + '二'.repeat(200))).toBe(first);
  });

  it('cuts a sentence that is too long, and never a character in halves', () => {
    const cut = shorten('𠀀'.repeat(300));
    expect(Array.from(cut)).toHaveLength(120);
    expect(cut.endsWith('𠀀…')).toBe(true);
  });
});

it.each([
  ['2026-06-16 08:00:00', '2026-06-16T08:00:00+08:00'],
  ['2026-06-16', '2026-06-16'],
  ['2026/6/1', '2026-06-01'],
  ['2026-06-16T20:00:00Z', '2026-06-17'],
  ['2026-13-45', undefined],
  ['2026-02-30', undefined],
  ['soon', undefined],
  [null, undefined],
])('writes the date %s as ISO 8601', (text, iso) => {
  expect(isoTime(text)).toBe(iso);
  expect(isoDay(text)).toBe(iso?.slice(0, 10));
});

it('leaves out what is not known, down to objects that would only name their type', () => {
  const thing = {
    '@type': 'Article',
    headline: ' ',
    author: { '@type': 'Organization', name: '' },
    about: [undefined, ''],
    position: 0,
  };
  expect(jsonLd(thing)).toEqual({ '@context': 'https://schema.org', '@type': 'Article', position: 0 });
});

it('uses no SVG on a card', () => {
  expect(bitmapOf('/profile/a.svg')).toBeUndefined();
  expect(bitmapOf('/profile/a.png')).toBe('/profile/a.png');
});
