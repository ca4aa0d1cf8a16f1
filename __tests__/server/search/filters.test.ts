import type { SearchPage } from '../../../src/contract/search';
import { addContent } from '../../support/storeRows';
import { smallId, smallSeed } from '../../support/smallSeed';
import { testEngines, useTestServer } from '../../support/server';

const today = '2025-05-31';
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const pick = <Value>(values: readonly Value[], number: number): Value => values[number % values.length]!;

const days = ['2025-05-30', '2025-04-30', '2025-04-29', '2025-02-28', '2025-02-27', '2024-05-31', '2024-05-30', null];

const policies = range(16).map((number) => ({
  ...smallSeed.policy[0]!,
  fdId: smallId(60_000 + number),
  fdTitle: `胡桃政策 ${number}`,
  fdApplyDate: pick(days, number),
}));
const entries = range(24).map((number) => ({
  ...smallSeed.getbuginess[0]!,
  fdId: smallId(61_000 + number),
  fdGetbuginessName: `胡桃板材 ${number}`,
  fdGetbuginessType: pick(['1', '2'] as const, number),
  fdArea: pick(['浙江·嘉兴', '浙江·湖州', '广东·佛山', null], Math.floor(number / 2)),
  fdReleaseTime: `${pick(days.slice(0, 7), number)} 08:00:00`,
  fdDeadlineTime: pick(['2025-05-30', '2025-05-31', '2025-12-31', null], Math.floor(number / 3)),
}));
const jobs = range(3).map((number) => ({
  ...smallSeed.recruit[0]!,
  fdId: smallId(62_000 + number),
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

  const search = async (q: string, asked: Asked = {}, more: Record<string, string> = {}): Promise<SearchPage> => {
    const { place = [], ...one } = asked;
    const query = new URLSearchParams({ q, ...more, ...(one as Record<string, string>) });
    for (const value of place) query.append('place', value);
    const answer = await server.app.inject(`/api/search/list?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([200, 0]);
    return answer.json().data;
  };
  const choicesOf = ({ filters }: SearchPage, name: string) =>
    filters.find((one) => one.name === name)?.choices.map(({ label, count }) => [label, count]);

  it('filter the results, and count each choice given the others', async () => {
    const times = [undefined, 'month', 'quarter', 'year'];
    const places = [[], ['浙江'], ['浙江', '四川'], ['广东']];
    for (const within of times) {
      for (const open of [undefined, '1']) {
        for (const place of places) {
          const asked = { ...(within ? { within } : {}), ...(open ? { open } : {}), place };
          const wanted = left(asked);
          const page = await search('胡桃', asked);
          expect([asked, page.total, page.counted]).toEqual([asked, wanted.length, true]);
          for (const area of ['policy', 'getbuginess', 'recruit'] as const) {
            expect(page.counts[area] ?? 0).toBe(wanted.filter((row) => row.area === area).length);
          }
          for (const { name, choices } of page.filters) {
            for (const { value, count } of choices) {
              const one = { ...asked, [name]: name === 'place' ? [value] : value };
              expect([asked, name, value, count]).toEqual([asked, name, value, left(one).length]);
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
    const asked = { place: ['浙江'] };
    const pages = await Promise.all(
      ['1', '2', '3'].map((pageNum) => search('胡桃', asked, { area: 'getbuginess', pageNum, pageSize: '5' })),
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
    const asked = { within: 'year' };
    const more = { order: 'newest', area: 'getbuginess', pageSize: '7' };
    const pages = [];
    for (const pageNum of ['1', '2', '3']) pages.push(await search('胡桃', asked, { ...more, pageNum }));
    const days = pages.flatMap(daysOf);
    const wanted = left(asked).filter(({ area }) => area === 'getbuginess');
    expect(days).toEqual(wanted.map(({ day }) => day).sort().reverse()); // prettier-ignore
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
    const gone = ['已失效的条件', 0];
    expect(choicesOf(page, 'place')).toEqual([...choicesOf(await search('胡桃'), 'place')!, gone]);
    const several = choicesOf(await search('胡桃', { place: ['火星', '浙江', '加微信'] }), 'place')!;
    expect(several.filter(([label]) => label !== '浙江' && label !== '广东' && label !== '四川')).toEqual([gone]);
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
    const many = range(700).map((number) => ({
      ...smallSeed.getbuginess[0]!,
      fdId: smallId(70_000 + number),
      fdGetbuginessName: `乌木板 ${number}`,
      fdArea: pick(['福建·莆田', '云南·昆明'], number),
      fdReleaseTime: '2025-05-29 08:00:00',
      fdDeadlineTime: pick(['2025-05-01', '2025-09-01', '2025-09-02', '2025-05-02', '2025-05-03'], number),
    }));
    await addContent(server, 'getbuginess', many);
    const all = await search('乌木板');
    expect(all).toMatchObject({ counts: { getbuginess: 200 }, more: true, counted: false });
    expect(all.filters.map(({ name }) => name)).toEqual(['within', 'open', 'place']);
    const asked = { open: '1', place: ['福建'] };
    const page = await search('乌木板', asked, { area: 'getbuginess', pageSize: '50' });
    expect(page).toMatchObject({ total: 140, more: true, counted: false });
    for (const { entity } of page.groups[0]!.rows) {
      expect([entity.fdArea, String(entity.fdDeadlineTime) >= today]).toEqual(['福建·莆田', true]);
    }
    const places = page.filters.find(({ name }) => name === 'place')!.choices.map(({ value }) => value);
    expect(places.sort()).toEqual(['云南', '福建'].sort());
    expect(await search('乌木板', { place: ['西藏'] })).toMatchObject({ total: 0, groups: [], more: true });
  }, 60_000);
});
