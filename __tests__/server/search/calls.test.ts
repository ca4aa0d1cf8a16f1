import type { SearchPage, SearchSuggestions } from '../../../src/contract/search';
import { addContent, policyRow } from '../../support/storeRows';
import { testEngines, type TestServer, useTestServer } from '../../support/server';
import { rowsLike, smallSeed } from '../../support/smallSeed';
import { pick } from '../../support/numbered';

/** What a call of the search answers. */
async function dataOf<Data>({ app }: TestServer, call: string, query: Record<string, string> | URLSearchParams) {
  const answer = await app.inject(`/api/search/${call}?${new URLSearchParams(query)}`);
  expect([answer.statusCode, answer.json().code]).toEqual([200, 0]);
  return answer.json().data as Data;
}

describe.each(testEngines)('the search calls on the engine %s', (engine) => {
  // Answers are remembered by the minute.
  const minute = Date.now();
  const server = useTestServer({ engine, listen: false, config: { extras: ['search'] }, deps: { now: () => minute } });
  beforeAll(async () => {
    const row = (at: number, title: string, fdContent = '<p>正文</p>') => policyRow(40_000 + at, title, { fdContent });
    const rows = [
      ...Array.from({ length: 1_100 }, (_, at) => row(at, `楠木公告 ${at}`)),
      ...Array.from({ length: 35 }, (_, at) => row(2_000 + at, `紫檀公告 ${at}`)),
      ...Array.from({ length: 520 }, (_, at) => row(4_000 + at, `龘靐 靐齉 ${at}`)),
      ...['榆木椅', '榆木与柚木柜', '柚木，做桌'].map((title, at) => row(6_000 + at, title)),
      row(7_000, '红木，公告'),
      row(7_001, '某柜', '<p>用红木做</p>'),
      row(7_002, '数字化改造'),
      row(7_003, '数字与汉字化用'),
      ...Array.from({ length: 95 }, (_, at) => row(8_000 + at, at < 85 ? `标准化 ${at}` : '标准与水准化')),
      ...Array.from({ length: 60 }, (_, at) => row(8_100 + at, '某规', '<p>标准化</p>')).map((old) => {
        return { ...old, fdApplyDate: '2001-01-01 08:00:00' };
      }),
      row(7_010, '檀木，做桌'),
      row(7_011, '檀木，做椅'),
      row(7_012, '檀香，炉'),
      row(7_013, '某炉', '<p>用檀香</p>'),
      row(7_014, '某盒', '<p>装檀香</p>'),
      { ...row(5_000, '楠木公告之新'), fdApplyDate: '2030-01-01 08:00:00' },
      row(3_000, '长文', `<p>${'前文很长。'.repeat(60)}这里说到&nbsp;香樟 &lt;b&gt; 与 ISO 9001。${'后文也长。'.repeat(60)}</p><script>香樟脚本</script>`), // prettier-ignore
    ];
    await addContent(server, 'policy', rows);
  }, 60_000);

  const raw = (url: string) => server.app.inject({ url });
  const search = (query: Record<string, string>) => dataOf<SearchPage>(server, 'list', query);
  const suggest = (q: string) => dataOf<SearchSuggestions>(server, 'suggest', { q });

  it('page through an area, each hit once, and then return nothing', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => search({ q: '紫檀', area: 'policy', pageNum: String(page), pageSize: '10' })),
    );
    expect(pages.map(({ groups }) => groups[0]?.rows.length)).toEqual([10, 10, 10, 5, 0]);
    expect(new Set(pages.flatMap(({ groups }) => groups[0]!.rows.map(({ fdId }) => fdId))).size).toBe(35);
    for (const { total, counts, more } of pages) expect([total, counts, more]).toEqual([35, { policy: 35 }, false]);
  });

  it('count the documents considered, and report that there are more', async () => {
    const all = await search({ q: '楠木' });
    expect(all).toMatchObject({ total: 200, counts: { policy: 200 }, more: true });
    expect(all.groups[0]!.rows).toHaveLength(3);
    const last = await search({ q: '楠木', area: 'policy', pageNum: '20', pageSize: '10' });
    expect([last.total, last.groups[0]!.rows.length]).toEqual([200, 10]);
    expect((await search({ q: '楠木公告 7' })).groups[0]!.rows[0]!.title.join('')).toBe('楠木公告 7');
  });

  it.each([undefined, 'app'])('do not match a word of which only the bigrams occur, requested for %s', async (area) => {
    const answer = await search({ q: '龘靐齉', ...(area ? { area } : {}) });
    expect(answer).toMatchObject({ total: 0, groups: [], counts: {}, more: false });
  });

  it('count as many hits of an area as it has pages of', async () => {
    for (const q of ['龘靐齉', '楠木', '楠木公告', '楠木 龗靇']) {
      const { total, counts, groups } = await search({ q, area: 'policy' });
      expect([counts.policy ?? 0, groups[0]?.count ?? 0]).toEqual([total, total]);
    }
  });

  it('find in other areas what an area does not contain, without corrections', async () => {
    const answer = await search({ q: '楠木', area: 'app' });
    expect(answer).toMatchObject({ total: 0, groups: [], counts: { policy: 200 }, loose: false, corrections: [] });
  });

  it('rank the best of the read documents first for partial matches', async () => {
    const { loose, groups } = await search({ q: '楠木 龗靇', area: 'policy' });
    expect([loose, groups[0]!.rows[0]!.title.join('')]).toEqual([true, '楠木公告之新']);
  });

  it('match all known words, and correct only the unknown ones', async () => {
    const some = await search({ q: '榆木 又木 薨薨' });
    expect(some.loose).toBe(true);
    expect(some.groups.flatMap(({ rows }) => rows.map(({ title }) => title.join('')))).toEqual([
      expect.stringContaining('榆木'),
      expect.stringContaining('榆木'),
    ]);
    const both = await search({ q: '榆木 柚木 薨薨' });
    expect(both.groups.flatMap(({ rows }) => rows.map(({ title }) => title.join('')))).toEqual(['榆木与柚木柜']);
    expect((await search({ q: '榆木 又木' })).corrections).toEqual(['榆木柚木']);
    // Both are words, but no content has them together.
    expect((await search({ q: '香樟 又木' })).corrections).toEqual([]);
  });

  it('return a highlighted excerpt around a hit, and no invisible text', async () => {
    const [hit] = (await search({ q: '香樟' })).groups.flatMap(({ rows }) => rows);
    const excerpt = hit!.excerpt!;
    expect(excerpt.filter((_, at) => at % 2 === 1)).toEqual(['香樟']);
    expect(excerpt.join('')).toMatch(/^….*这里说到 香樟 <b> 与 ISO 9001。.*…$/);
    expect(excerpt.join('')).not.toContain('脚本');
    expect(excerpt.join('').length).toBeLessThan(120);
  });

  it.each([
    ['榆', '榆木', 2],
    ['紫', '紫檀', 35],
    ['红', '红木', 2],
  ])('suggest for %s the word %s with its number of hits', async (typed, word, count) => {
    const { words } = await suggest(typed);
    expect(words.find((one) => one.word === word)).toEqual({ word, count, more: false });
    expect((await search({ q: word })).total).toBe(count);
  });

  it('count no document whose characters are not adjacent, and report when there are more hits than counted', async () => {
    expect((await suggest('数')).words.find(({ word }) => word === '数字化')).toMatchObject({ count: 1, more: false });
    expect((await suggest('楠')).words[0]).toEqual({ word: '楠木', count: 100, more: true });
    const [spelled] = (await suggest('nanmugonggao')).words;
    expect(spelled).toEqual({ word: '楠木公告', count: 100, more: true });
  });

  it('return no count for a word whose characters are not adjacent in some of very many documents', async () => {
    expect((await search({ q: '标准化' })).total).toBe(145);
    const { words } = await suggest('标准化');
    expect(words).toEqual([{ word: '标准化', count: null, more: false }]);
  });

  it('sort suggested words by their number of hits', async () => {
    const { words } = await suggest('檀');
    expect(words.map(({ word, count }) => [word, count])).toEqual([
      ['檀香', 3],
      ['檀木', 2],
    ]);
  });

  it.each(['iso9001', 'ISO 9001', 'ｉｓｏ９００１', 'iso900'])(
    'match compounds written apart or together: %s',
    async (q) => {
      expect((await search({ q })).groups[0]?.rows[0]?.title.join('')).toBe('长文');
    },
  );

  it.each([
    ['nothing', ''],
    ['blanks', ' 　\t'],
    ['characters alone', '！？……%_*"\'():&|'],
    ['an emoji', '👩‍👩‍👧🏽'],
    ['nothing but combining characters', '\u0301\u200d\ufeff'],
  ])('return nothing for %s', async (_, q) => {
    expect(await search({ q })).toMatchObject({ total: 0, groups: [], corrections: [] });
    const { words, pages } = await suggest(q);
    expect(pages).toEqual([]);
    // Before anything is typed, what most titles are about.
    expect(words.map(({ word }) => word)).toEqual(q.trim() === '' ? expect.arrayContaining(['楠木']) : []);
  });

  it.each([
    ['a very long query', '楠木'.repeat(2_000)],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['very many digits', '9'.repeat(5_000)],
    ['a ligature that is eighteen characters', '\ufdfa'.repeat(200)],
    ['a character outside the basic plane', '𠮷野家𠮷'],
    ['a word of mathematical letters', '𝒊𝒔𝒐'],
  ])('respond to %s', async (_, q) => {
    await search({ q });
    await search({ q, area: 'policy', pageNum: '3' });
    await suggest(q);
  });

  it.each(['%00', '%ED%A0%80', '%FF', '%'])('reject or ignore invalid encodings: %s', async (bytes) => {
    for (const call of ['list', 'suggest']) {
      expect((await raw(`/api/search/${call}?q=${bytes}楠木`)).statusCode).toBeLessThan(500);
    }
  });

  it.each([
    'pageNum=0',
    'pageNum=-1',
    'pageNum=1e9',
    'pageNum=999999',
    'pageSize=99999',
    'pageSize=x',
    'area=none',
    'area=__proto__',
    'q=a&q=b',
    'area=policy&area=app',
  ])('return a page for any parameters: %s', async (query) => {
    // prettier-ignore
    const answer = await raw(`/api/search/list?${query.startsWith('q=') ? '' : `q=${encodeURIComponent('紫檀')}&`}${query}`);
    expect(answer.statusCode).toBeLessThan(500);
    const rows = (answer.json().data as SearchPage | null)?.groups.flatMap((group) => group.rows) ?? [];
    expect(rows.length).toBeLessThanOrEqual(50);
  });

  it('match traditional and simplified characters both ways, and highlight the original text', async () => {
    const fdContent = `<p>${'前文很長。'.repeat(20)}參加企业家俱乐部的採購</p>`;
    await addContent(server, 'policy', [policyRow(50_001, '實木傢俱產業 8㎡ 展廳', { fdContent })]);
    const hit = async (q: string) => (await search({ q })).groups[0]?.rows[0];
    const title = ['', '實木傢俱產業', ' 8㎡ 展廳'];
    for (const q of ['实木家具产业', '實木傢具產業', '實木家俱产业']) expect((await hit(q))?.title).toEqual(title);
    expect((await hit('展厅'))?.title).toEqual(['實木傢俱產業 8㎡ ', '展廳', '']);
    expect((await hit('参加企业家俱乐部的采购'))?.excerpt).toContain('參加企业家俱乐部的採購');
    const { words, pages } = await suggest('實木傢具');
    expect([words.map(({ word }) => word).join(), pages[0]?.title]).toEqual([
      expect.stringContaining('实木'),
      ['', '實木傢俱', '產業 8㎡ 展廳'],
    ]);
  });

  it('highlight expanded characters and those outside the basic plane completely', async () => {
    await addContent(server, 'policy', [policyRow(50_000, '面积 5㎡ 的𠮷野柜')]);
    const title = async (q: string) => (await search({ q })).groups[0]?.rows[0]?.title;
    expect(await title('5m')).toEqual(['面积 ', '5㎡', ' 的𠮷野柜']);
    expect(await title('𠮷野')).toEqual(['面积 5㎡ 的', '𠮷野', '柜']);
  });
});

const today = '2025-05-31';

const days = ['2025-05-30', '2025-04-30', '2025-04-29', '2025-02-28', '2025-02-27', '2024-05-31', '2024-05-30', null];

const policies = rowsLike('policy', 60_000, 16, (number) => ({
  fdTitle: `胡桃政策 ${number}`,
  fdApplyDate: pick(days, number),
}));
const entries = rowsLike('getbuginess', 61_000, 24, (number) => ({
  fdGetbuginessName: `胡桃板材 ${number}`,
  fdGetbuginessType: pick(['1', '2'] as const, number),
  fdArea: pick(['浙江·嘉兴', '浙江·湖州', '广东·佛山', null], Math.floor(number / 2)),
  fdReleaseTime: `${pick(days.slice(0, 7), number)} 08:00:00`,
  fdDeadlineTime: pick(['2025-05-30', '2025-05-31', '2025-12-31', null], Math.floor(number / 3)),
}));
const jobs = rowsLike('recruit', 62_000, 3, (number) => ({
  fdPost: `胡桃工艺师 ${number}`,
  fdWorkplace: pick(['浙江·杭州', '四川·成都'], number),
  fdCreateTime: '2025-05-20 08:00:00',
}));

interface Row {
  area: string;
  day: string | null;
  province: string | null;
  isOpen: boolean;
}
const rows: Row[] = [
  ...policies.map(({ fdApplyDate }) => ({ area: 'policy', day: fdApplyDate, province: null, isOpen: false })),
  ...entries.map(({ fdReleaseTime, fdArea, fdDeadlineTime }) => ({
    area: 'getbuginess',
    day: fdReleaseTime.slice(0, 10),
    province: fdArea?.split('·')[0] ?? null,
    isOpen: (fdDeadlineTime ?? '9') >= today,
  })),
  ...jobs.map(({ fdWorkplace }) => ({
    area: 'recruit',
    day: '2025-05-20',
    province: fdWorkplace.split('·')[0]!,
    isOpen: false,
  })),
];

/** Days a month, three months and a year before the last day of May. */
const since: Record<string, string> = { month: '2025-04-30', quarter: '2025-02-28', year: '2024-05-31' };

interface Asked {
  within?: string;
  open?: string;
  place?: readonly string[];
}
const left = ({ within, open, place = [] }: Asked) =>
  rows.filter(
    ({ day, isOpen, province }) =>
      (!within || (day !== null && day >= since[within]!)) &&
      (!open || isOpen) &&
      (place.length === 0 || place.includes(province ?? '')),
  );

describe.each(testEngines)('search filters on the engine %s', (engine) => {
  const server = useTestServer({
    engine,
    listen: false,
    config: { extras: ['search'] },
    deps: {
      seed: () => ({ ...smallSeed, policy: policies, getbuginess: entries, recruit: jobs }),
      now: () => Date.parse(`${today}T12:00:00+08:00`),
    },
  });

  const search = async (q: string, choice: Asked = {}, more: Record<string, string> = {}): Promise<SearchPage> => {
    const { place = [], ...one } = choice;
    const query = new URLSearchParams({ q, ...more, ...(one as Record<string, string>) });
    for (const value of place) query.append('place', value);
    return dataOf(server, 'list', query);
  };
  const choicesOf = ({ filters }: SearchPage, name: string) =>
    filters.find((one) => one.name === name)?.choices.map(({ label, count }) => [label, count]);

  it('filter the results, and count each choice given the others', async () => {
    const times = [undefined, 'month', 'quarter', 'year'];
    const places = [[], ['浙江'], ['浙江', '四川'], ['广东']];
    for (const within of times) {
      for (const open of [undefined, '1']) {
        for (const place of places) {
          const params = { ...(within ? { within } : {}), ...(open ? { open } : {}), place };
          const expected = left(params);
          const page = await search('胡桃', params);
          expect([params, page.total, page.counted]).toEqual([params, expected.length, true]);
          for (const area of ['policy', 'getbuginess', 'recruit'] as const) {
            expect(page.counts[area] ?? 0).toBe(expected.filter((row) => row.area === area).length);
          }
          for (const { name, choices } of page.filters) {
            for (const { value, count } of choices) {
              const one = { ...params, [name]: name === 'place' ? [value] : value };
              expect([params, name, value, count]).toEqual([params, name, value, left(one).length]);
            }
          }
        }
      }
    }
  });

  it('have labelled choices, periods ascending, provinces by frequency', async () => {
    const page = await search('胡桃');
    expect(page.filters.map(({ label }) => label)).toEqual(['发布时间', '状态', '地区']);
    expect(choicesOf(page, 'within')?.map(([label]) => label)).toEqual(['近一月', '近三个月', '近一年']);
    expect(choicesOf(page, 'open')).toEqual([['只看未截止', left({ open: '1' }).length]]);
    expect(choicesOf(page, 'place')).toEqual([
      ['浙江', 14],
      ['广东', 6],
      ['四川', 1],
    ]);
  });

  it('accept one period, and report the total without one', async () => {
    const noneOf = ({ filters }: SearchPage) => filters.map(({ name, none }) => [name, none]);
    expect(noneOf(await search('胡桃', { within: 'month', open: '1' }))).toEqual([
      ['within', { label: '不限', count: left({ open: '1' }).length }],
      ['open', undefined],
      ['place', undefined],
    ]);
  });

  it('count in the requested area, and page the filtered results', async () => {
    const params = { place: ['浙江'] };
    const pages = await Promise.all(
      ['1', '2', '3'].map((pageNum) => search('胡桃', params, { area: 'getbuginess', pageNum, pageSize: '5' })),
    );
    expect(pages.map(({ groups }) => groups[0]!.rows.length)).toEqual([5, 5, 2]);
    const ids = pages.flatMap(({ groups }) => groups[0]!.rows.map(({ fdId }) => fdId));
    expect(new Set(ids).size).toBe(12);
    expect(pages[0]!.counts).toEqual({ getbuginess: 12, recruit: 2 });
    expect(choicesOf(pages[0]!, 'place')).toEqual([
      ['浙江', 12],
      ['广东', 6],
    ]);
  });

  const daysOf = ({ groups }: SearchPage) => groups.flatMap((group) => group.rows.map(({ date }) => date ?? ''));

  it('return the newest first on request, on every page, also filtered', async () => {
    const params = { within: 'year' };
    const more = { order: 'newest', area: 'getbuginess', pageSize: '7' };
    const pages = [];
    for (const pageNum of ['1', '2', '3']) pages.push(await search('胡桃', params, { ...more, pageNum }));
    const days = pages.flatMap(daysOf);
    const expected = left(params).filter(({ area }) => area === 'getbuginess');
    expect(days).toEqual(expected.map(({ day }) => day).sort().reverse()); // prettier-ignore
    const all = await search('胡桃', {}, { order: 'newest' });
    const firsts = all.groups.map(({ rows: [first] }) => first!.date ?? '');
    expect(firsts).toEqual([...firsts].sort().reverse());
    for (const group of all.groups) expect(daysOf({ ...all, groups: [group] })).toEqual(daysOf({ ...all, groups: [group] }).sort().reverse()); // prettier-ignore
    expect(all.counts).toEqual((await search('胡桃')).counts);
  });

  it.each(['oldest', ''])('sort by relevance for an unknown order: %p', async (order) => {
    const firstOf = ({ groups: [group] }: SearchPage) => group!.rows[0]!.fdId;
    const best = firstOf(await search('胡桃'));
    expect(firstOf(await search('胡桃', {}, { order: 'newest' }))).not.toBe(best);
    expect(firstOf(await search('胡桃', {}, { order }))).toBe(best);
  });

  it('omit a filter that distinguishes nothing', async () => {
    const page = await search('胡桃工艺师');
    expect(page.filters.map(({ name }) => name)).toEqual(['place']);
    expect((await search('胡桃工艺师', { within: 'year' })).filters.map(({ name }) => name)).toEqual([
      'within',
      'place',
    ]);
    expect((await search('没有的东西')).filters).toEqual([]);
  });

  it('distinguish a filter without results from a query without results', async () => {
    const page = await search('胡桃', { place: ['火星'] });
    expect(page).toMatchObject({ total: 0, groups: [], counts: {}, loose: false, corrections: [] });
    // No text of an address is shown, and several unknown values are one.
    const staleChoice = ['已失效的条件', 0];
    expect(choicesOf(page, 'place')).toEqual([...choicesOf(await search('胡桃'), 'place')!, staleChoice]);
    const several = choicesOf(await search('胡桃', { place: ['火星', '浙江', '加微信'] }), 'place')!;
    expect(several.filter(([label]) => label !== '浙江' && label !== '广东' && label !== '四川')).toEqual([
      staleChoice,
    ]);
  });

  it.each([
    ['without any results', {}, '西藏'],
    ['of another area', { area: 'policy' }, '浙江'],
  ])('name a province %s', async (_, more, place) => {
    const page = await search('胡桃', { place: [place] }, more);
    expect(choicesOf(page, 'place')).toContainEqual([place, 0]);
  });

  it.each(['within=never', 'open=2', 'open=', 'place=', `place=${'长'.repeat(300)}`, 'within=&within=constructor'])(
    'ignore an unknown choice: %s',
    async (query) => {
      const answer = await server.app.inject(`/api/search/list?${encodeURI(`q=胡桃&${query}`)}`);
      expect(answer.json().data.total).toBe(rows.length);
    },
  );

  it('apply the longest of several periods', async () => {
    const answer = await server.app.inject(`/api/search/list?${encodeURI('q=胡桃&within=month&within=year')}`);
    expect(answer.json().data.total).toBe(left({ within: 'year' }).length);
  });

  it('filter the newest of very many results, without counts, and report that there may be more', async () => {
    const many = rowsLike('getbuginess', 70_000, 700, (number) => ({
      fdGetbuginessName: `乌木板 ${number}`,
      fdArea: pick(['福建·莆田', '云南·昆明'], number),
      fdReleaseTime: '2025-05-29 08:00:00',
      fdDeadlineTime: pick(['2025-05-01', '2025-09-01', '2025-09-02', '2025-05-02', '2025-05-03'], number),
    }));
    await addContent(server, 'getbuginess', many);
    const all = await search('乌木板');
    expect(all).toMatchObject({ counts: { getbuginess: 200 }, more: true, counted: false });
    expect(all.filters.map(({ name }) => name)).toEqual(['within', 'open', 'place']);
    const params = { open: '1', place: ['福建'] };
    const page = await search('乌木板', params, { area: 'getbuginess', pageSize: '50' });
    expect(page).toMatchObject({ total: 140, more: true, counted: false });
    for (const { entity } of page.groups[0]!.rows) {
      expect([entity.fdArea, String(entity.fdDeadlineTime) >= today]).toEqual(['福建·莆田', true]);
    }
    const places = page.filters.find(({ name }) => name === 'place')!.choices.map(({ value }) => value);
    expect(places.sort()).toEqual(['云南', '福建'].sort());
    expect(await search('乌木板', { place: ['西藏'] })).toMatchObject({ total: 0, groups: [], more: true });
  }, 60_000);
});
