import { sql } from 'kysely';
import type { ListFilters } from '../../../src/contract/filters';
import { contentChanged } from '../../../server/db/contentVersion';
import { chinaDayNumber, lastDayOf, workingDaysUntil } from '../../../server/lib/chinaTime';
import { isPostgres } from '../../../server/db/queries';
import { amountOf } from '../../../server/db/listIndexes';
import { parseAmountRange } from '../../../server/lists/listChoice';
import { listFilters } from '../../../server/lists/listFilters';
import { rowsLike, smallId, smallSeed } from '../../support/smallSeed';
import { startTestServer, testEngines, useTestServer } from '../../support/server';
import { addContent, changeRows, deleteRows, readRows } from '../../support/storeRows';
import { emptyStore } from '../../support/stores';
import { pick, range } from '../../support/numbered';

const today = '2025-06-01';

const policies = rowsLike('policy', 0, 60, (number) => ({
  fdTitle: `政策 ${number}`,
  fdLevel: pick(['市级', '省级', '国家级', null], number),
  fdTheme: pick(['绿色制造', '资金补助', null, '安全、生产 & "质量"'], Math.floor(number / 3)),
  fdIssuedComName: pick(['市财政局', '省商务厅', '市总工会'], Math.floor(number / 4)),
  fdApplyDate: pick(['2025-05-01', '2024-11-30 08:00:00', null, '2023-01-01'], Math.floor(number / 2)),
  fdClass: pick(['1', '2', '3'], number),
}));
type Policy = (typeof policies)[number];

const entries = rowsLike('getbuginess', 1000, 40, (number) => ({
  fdGetbuginessType: pick(['1', '2'] as const, number),
  fdArea: pick(['浙江·嘉兴', '浙江·湖州', '广东·佛山', null], Math.floor(number / 2)),
  fdGetbuginessPrice: pick(['0', '36.5', '49999', '50000', '120000', '900000', null], number),
  fdDeadlineTime: pick(['2025-05-31', '2025-06-01', '2025-12-31', null], Math.floor(number / 3)),
  fdReleaseTime: `2025-04-${String((number % 28) + 1).padStart(2, '0')} 08:00:00`,
}));

const jobs = ['8–12 千元/月', '6-9千元/月', '1.2万-1.8万', '面议', '年薪 12–24 万', '10-15k·13薪', null, '9,600'].map(
  (fdSalary, number) => ({
    ...smallSeed.recruit[0]!,
    fdId: smallId(2000 + number),
    fdPost: `岗位 ${number}`,
    fdSalary,
  }),
);

const windows: [string | null, string | null][] = [
  ['2025-05-01', '2025-07-02'],
  // In thirty days: the last day that is soon.
  ['2025-05-01', '2025-07-01'],
  ['2025-07-01', '2025-08-01'],
  ['2025-01-01', '2025-05-31'],
  [null, null],
];
const projects = windows.map(([fdApplicationStart, fdApplicationEnd], number) => ({
  ...smallSeed.project[0]!,
  fdId: smallId(3000 + number),
  fdProjectName: `项目 ${number}`,
  fdApplicationStart,
  fdApplicationEnd,
}));

const specialists = ['木作、涂装', '涂装、检测', '检测', null].map((fdField, number) => ({
  ...smallSeed.specialist[0]!,
  fdId: smallId(4000 + number),
  fdField,
}));

const seed = {
  ...smallSeed,
  policy: policies,
  getbuginess: entries,
  recruit: jobs,
  project: projects,
  specialist: specialists,
  financial: smallSeed.financial.slice(0, 1),
};

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useTestServer({
    engine,
    listen: false,
    config: { extras: ['filters'] },
    deps: { seed: () => seed, now: () => Date.parse(`${today}T12:00:00+08:00`) },
  });

  type Asked = Record<string, readonly string[]>;
  const queryOf = (choice: Asked) =>
    new URLSearchParams(Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value])));
  const get = async (url: string) => {
    const answer = await server.app.inject(url);
    return { status: answer.statusCode, body: answer.json() };
  };
  const list = async (area: string, choice: Asked = {}) => {
    const { body } = await get(`/api/${area}/list?pageSize=500&${queryOf(choice)}`);
    return { total: body.total as number, ids: (body.rows as { fdId: string }[]).map(({ fdId }) => fdId) };
  };
  const filters = async (area: string, choice: Asked = {}): Promise<ListFilters> =>
    (await get(`/api/${area}/filters?${queryOf(choice)}`)).body.data;
  const counts = async (area: string, name: string, choice: Asked = {}) => {
    const { filters: all } = await filters(area, choice);
    return all.find((one) => one.name === name)?.choices.map(({ label, count }) => [label, count]);
  };

  const order = (a: Policy, b: Policy) => {
    const [one, two] = [a.fdApplyDate ?? '', b.fdApplyDate ?? ''];
    if (one === two) return a.fdId < b.fdId ? 1 : -1;
    return one < two ? 1 : -1;
  };
  const fields = ['fdLevel', 'fdTheme', 'fdIssuedComName', 'fdApplyDate'] as const;
  const valueOf = (row: Policy, field: (typeof fields)[number]) =>
    field === 'fdApplyDate' ? row.fdApplyDate?.slice(0, 4) : row[field];
  const left = (choice: Asked, but?: string) =>
    [...policies]
      .sort(order)
      .filter(
        (row) =>
          fields.every(
            (field) => field === but || !choice[field] || choice[field].includes(valueOf(row, field) ?? ''),
          ) &&
          (!choice.category || choice.category.includes(row.fdClass)),
      );

  it('returns rows that match all filters, and counts each choice given the others', async () => {
    const values = {
      fdLevel: ['市级', '省级', '国家级', '县级'],
      fdTheme: ['绿色制造', '资金补助', '安全、生产 & "质量"'],
      fdIssuedComName: ['市财政局', '省商务厅', '市总工会'],
      fdApplyDate: ['2025', '2024', '2023'],
    };
    // A seeded pseudo-random sequence: the same filters in every run.
    let state = 7;
    const next = (below: number) => (state = (state * 48271) % 2147483647) % below;
    for (let round = 0; round < 60; round += 1) {
      const params: Record<string, string[]> = {};
      for (const field of fields) {
        const chosen = values[field].filter(() => next(5) === 0);
        if (chosen.length > 0) params[field] = chosen;
      }
      if (next(3) === 0) params.category = [String(1 + next(3))];
      const expected = left(params);
      expect(await list('policy', params)).toEqual({ total: expected.length, ids: expected.map(({ fdId }) => fdId) });
      const { total, filters: all } = await filters('policy', params);
      expect(total).toBe(expected.length);
      for (const { name, choices } of all) {
        const others = left(params, name);
        for (const { value, count } of choices) {
          const field = name as (typeof fields)[number];
          expect([name, value, count]).toEqual([
            name,
            value,
            others.filter((row) => valueOf(row, field) === value).length,
          ]);
        }
      }
    }
  });

  it('pages the filtered rows, and answers a page past the end with the last one', async () => {
    const expected = left({ fdLevel: ['市级'] }).map(({ fdId }) => fdId);
    const query = 'fdLevel=%E5%B8%82%E7%BA%A7&pageSize=4';
    const page = async (number: number) => (await get(`/api/policy/list?${query}&pageNum=${number}`)).body;
    expect((await page(2)).rows.map(({ fdId }: Policy) => fdId)).toEqual(expected.slice(4, 8));
    expect((await page(99)).rows.map(({ fdId }: Policy) => fdId)).toEqual(expected.slice(12));
    expect((await page(99)).total).toBe(15);
  });

  it('offers levels in their own order, issuers by frequency, years newest first', async () => {
    expect((await counts('policy', 'fdLevel'))?.map(([label]) => label)).toEqual(['国家级', '省级', '市级']);
    expect(await counts('policy', 'fdApplyDate')).toEqual([
      ['2025', 16],
      ['2024', 16],
      ['2023', 14],
    ]);
    expect((await filters('policy')).filters.map(({ label }) => label)).toEqual(['层级', '发文单位', '主题', '年份']);
    // The same for entries: place, deadline, amount.
    expect((await filters('getbuginess')).filters.map(({ label }) => label)).toEqual(['地区', '截止时间', '金额']);
  });

  it('shows no text of an address among its choices: unknown values get one placeholder per filter', async () => {
    const params = { fdLevel: ['市级', '点此领奖', '加微信'], fdApplyDate: ['1999', '任意文字'] };
    const { total, filters: all } = await filters('policy', params);
    expect(JSON.stringify(all)).not.toMatch(/"label":"(?:点此领奖|加微信|任意文字)"/);
    const removed = all.map(({ choices }) => choices.filter(({ label }) => label === '已失效的条件'));
    expect(removed.flat()).toEqual([{ value: '加微信', label: '已失效的条件', count: 0 }]);
    // A year is shown as it is, with or without rows.
    expect(all.find(({ name }) => name === 'fdApplyDate')!.choices.at(-1)).toEqual({
      value: '1999',
      label: '1999',
      count: 0,
    });
    expect(total).toBe(0);
  });

  it('names a chosen value that exists but is too rare to be offered', async () => {
    const news = rowsLike('industryNews', 6000, 65, (number) => ({
      fdComName: `来源 ${String(number).padStart(2, '0')}`,
    }));
    await addContent(server, 'industryNews', news);
    const choices = async (value: string) => (await counts('industryNews', 'fdComName', { fdComName: [value] }))!;
    const offered = (await counts('industryNews', 'fdComName'))!.map(([label]) => label);
    const rare = range(65)
      .map((number) => `来源 ${number}`)
      .filter((name) => !offered.includes(name))
      .at(-1)!;
    expect((await choices(rare)).at(-1)).toEqual([rare, 1]);
    for (const { fdId } of news) await deleteRows(server, 'industryNews', { fdId });
    await contentChanged(await server.store(), 'industryNews');
  });

  it('counts the rows of each category on the requested side, given the filters', async () => {
    const side = entries.filter((entry) => entry.fdGetbuginessType === '1' && entry.fdArea?.startsWith('浙江'));
    const params = { type: ['1'], fdArea: ['浙江'], category: ['nothing'] };
    expect((await filters('getbuginess', params)).categories).toEqual({
      '': side.length,
      [side[0]!.fdType!]: side.length,
    });
    expect((await filters('policy')).categories).toEqual({ '': 60, '1': 20, '2': 20, '3': 20 });
    const chosen = { fdLevel: ['市级'], fdApplyDate: ['2023'] };
    const of = (kind: string) => left({ ...chosen, category: [kind] }).length;
    const { categories } = await filters('policy', { ...chosen, category: ['1'] });
    expect(categories).toEqual({ '': left(chosen).length, '1': of('1'), '2': of('2'), '3': of('3') });
    expect((await filters('recruit')).categories).toBeUndefined();
  });

  it('keeps a chosen value without rows, with 0', async () => {
    const levels = await counts('policy', 'fdLevel', {
      fdTheme: ['绿色制造'],
      fdIssuedComName: ['市总工会'],
      category: ['1'],
    });
    expect(levels).toContainEqual(['国家级', expect.any(Number)]);
    expect(levels?.length).toBe(3);
    expect(await counts('policy', 'fdLevel', { fdTheme: ['没有的主题'] })).toEqual([
      ['国家级', 0],
      ['省级', 0],
      ['市级', 0],
    ]);
  });

  it('counts entries by province, amount and open state, on the requested side', async () => {
    const demands = entries.filter(({ fdGetbuginessType }) => fdGetbuginessType === '1');
    const of = (test: (entry: (typeof entries)[number]) => boolean) => demands.filter(test).length;
    const params = { type: ['1'] };
    expect(await counts('getbuginess', 'fdArea', params)).toEqual(
      expect.arrayContaining([
        ['浙江', of(({ fdArea }) => fdArea?.startsWith('浙江') ?? false)],
        ['广东', of(({ fdArea }) => fdArea?.startsWith('广东') ?? false)],
      ]),
    );
    const price = (entry: (typeof entries)[number]) => Number(entry.fdGetbuginessPrice ?? 0);
    expect(await counts('getbuginess', 'fdGetbuginessPrice', params)).toEqual([
      ['5 万元以下', of((entry) => price(entry) > 0 && price(entry) < 50_000)],
      ['5–10 万元', of((entry) => price(entry) >= 50_000 && price(entry) < 100_000)],
      ['10–20 万元', of((entry) => price(entry) >= 100_000 && price(entry) < 200_000)],
      ['20–50 万元', 0],
      ['50 万元以上', of((entry) => price(entry) >= 500_000)],
      ['面议', of((entry) => price(entry) === 0)],
    ]);
    const open = of(({ fdDeadlineTime }) => (fdDeadlineTime ?? '9') >= today);
    expect(await counts('getbuginess', 'fdDeadlineTime', params)).toEqual([['只看未截止', open]]);
    expect((await list('getbuginess', { ...params, fdDeadlineTime: ['1'] })).total).toBe(open);
  });

  it('sorts numerically, with missing numbers and closed rows last', async () => {
    const { ids } = await list('getbuginess', { order: ['-fdGetbuginessPrice'] });
    const rows = ids.map((id) => entries.find(({ fdId }) => fdId === id)!);
    const isOpen = ({ fdDeadlineTime }: (typeof entries)[number]) => (fdDeadlineTime ?? '9') >= today;
    const firstClosed = rows.findIndex((row) => !isOpen(row));
    expect(rows.slice(firstClosed).some(isOpen)).toBe(false);
    const prices = rows.slice(0, firstClosed).map(({ fdGetbuginessPrice }) => Number(fdGetbuginessPrice ?? 0));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const soonest = (await list('getbuginess', { order: ['fdDeadlineTime'], fdDeadlineTime: ['1'] })).ids.map(
      (id) => entries.find(({ fdId }) => fdId === id)!.fdDeadlineTime ?? '9',
    );
    expect(soonest).toEqual([...soonest].sort());
    // Others write "never" as the last day there is.
    const never = entries.find(({ fdDeadlineTime }) => fdDeadlineTime === '2025-12-31')!.fdId;
    await changeRows(server, 'getbuginess', { fdId: never }, { fdDeadlineTime: '9999-12-31' });
    await contentChanged(await server.store(), 'getbuginess');
    const open = (await list('getbuginess', { order: ['fdDeadlineTime'], fdDeadlineTime: ['1'] })).ids;
    const without = entries.filter(({ fdDeadlineTime }) => fdDeadlineTime === null).map(({ fdId }) => fdId);
    expect([...open.slice(-without.length)].sort()).toEqual(without.sort());
    await changeRows(server, 'getbuginess', { fdId: never }, { fdDeadlineTime: '2025-12-31' });
    await contentChanged(await server.store(), 'getbuginess');
  });

  it('sorts filtered rows by requested columns like the whole list', async () => {
    const named = { orderByColumn: ['fdTitle'], isAsc: ['desc'] };
    const whole = (await list('policy', named)).ids;
    const { total, ids } = await list('policy', { ...named, fdLevel: ['市级'], order: ['fdApplyDate'] });
    const levels = new Map(policies.map(({ fdId, fdLevel }) => [fdId, fdLevel]));
    expect(ids).toEqual(whole.filter((id) => levels.get(id) === '市级'));
    expect([total, ids.length]).toEqual([15, 15]);
    // Closed rows are mixed with the others here, too.
    const byPrice = { orderByColumn: ['fdGetbuginessPrice,fdReleaseTime'], type: ['2'] };
    const expected = (await list('getbuginess', byPrice)).ids;
    const inZhejiang = new Set(entries.filter(({ fdArea }) => fdArea?.startsWith('浙江')).map(({ fdId }) => fdId));
    expect((await list('getbuginess', { ...byPrice, fdArea: ['浙江'] })).ids).toEqual(
      expected.filter((id) => inZhejiang.has(id)),
    );
  });

  it.each(['asc', 'desc'])('has rows without a requested column at the same end on every engine: %s', async (isAsc) => {
    const named = { orderByColumn: ['fdApplyDate'], isAsc: [isAsc] };
    const days = (ids: readonly string[]) =>
      ids.map((one) => policies.find(({ fdId }) => fdId === one)!.fdApplyDate ?? '');
    for (const params of [named, { ...named, fdLevel: ['市级', '省级'] }]) {
      const found = days((await list('policy', params)).ids);
      expect(found).toContain('');
      expect(found).toEqual([...found].sort((a, b) => (isAsc === 'asc' ? 1 : -1) * (a < b ? -1 : Number(a > b))));
    }
  });

  it.each(['fdContent', 'fdTitle', '-', '--fdApplyDate', 'FDAPPLYDATE', 'constructor', '1;drop table policy--'])(
    'keeps a list in its default order for an unknown order: %s',
    async (order) => {
      expect(await list('policy', { order: [order] })).toEqual(await list('policy'));
      const chosen = { fdLevel: ['市级'] };
      expect(await list('policy', { ...chosen, order: [order] })).toEqual(await list('policy', chosen));
    },
  );

  it('reads pay from an employer’s free text', async () => {
    expect(await counts('recruit', 'fdSalary')).toEqual([
      ['8,000 元以下', 1],
      ['8,000–12,000 元', 5],
      ['1.2–1.6 万元', 3],
      ['1.6 万元以上', 2],
      ['面议', 2],
    ]);
  });

  it('groups projects by their application period, those closing soon among the open ones', async () => {
    expect(await counts('project', 'fdApplicationEnd')).toEqual([
      ['开放中', 3],
      ['即将截止', 1],
      ['未开始', 1],
      ['已截止', 1],
    ]);
    expect((await list('project', { fdApplicationEnd: ['soon', 'coming'] })).ids).toEqual([
      smallId(3002),
      smallId(3001),
    ]);
  });

  it('counts an expert under each of their fields', async () => {
    expect(await counts('specialist', 'fdField')).toEqual([
      ['检测', 2],
      ['涂装', 2],
      ['木作', 1],
    ]);
    expect((await list('specialist', { fdField: ['木作', '检测'] })).total).toBe(3);
  });

  it('omits a filter that distinguishes nothing', async () => {
    expect(await counts('app', 'fdMarketPrice')).toBeUndefined();
    expect(await counts('app', 'fdRating')).toBeDefined();
  });

  it('offers neither filters nor orders for a list of one row', async () => {
    expect(await filters('financial')).toMatchObject({ total: 1, filters: [], orders: [] });
  });

  it('reads a value without the blanks around it, of whatever kind', async () => {
    const padded = ['甲', '\t甲', '甲\u3000', '\u00a0甲\r\n', '\ufeff乙\u2003', '\u3000', null].map(
      (fdComName, number) => ({
        ...smallSeed.industryNews[0]!,
        fdId: smallId(7000 + number),
        fdComName,
      }),
    );
    await addContent(server, 'industryNews', padded);
    const offered = await counts('industryNews', 'fdComName');
    expect(offered?.slice(0, 1)).toEqual([['甲', 4]]);
    expect(offered?.map(([label]) => String(label).trim())).toEqual(offered?.map(([label]) => label));
    expect((await list('industryNews', { fdComName: ['甲', '乙'] })).total).toBe(5);
    for (const { fdId } of padded) await deleteRows(server, 'industryNews', { fdId });
    await contentChanged(await server.store(), 'industryNews');
  });

  it('accepts as many choices of a filter as it offers', async () => {
    const others = range(59).map((number) => `单位 ${number}`);
    const expected = left({ fdIssuedComName: ['市财政局'] }).length;
    expect((await list('policy', { fdIssuedComName: [...others, '市财政局'] })).total).toBe(expected);
    expect((await filters('policy', { fdIssuedComName: [...others, '市财政局'] })).total).toBe(expected);
  });

  it.each([
    ['an unknown choice of a closed facet', 'project', 'fdApplicationEnd=never', 5],
    ['an unknown parameter', 'policy', 'fdTitle=x&nothing=1', 60],
    ['an empty value', 'policy', 'fdLevel=', 60],
    ['an overlong value', 'policy', `fdLevel=${'长'.repeat(300)}`, 60],
    ['an injection attempt: no row has it', 'policy', "fdLevel=' or 1=1--", 0],
    ['a value that is a property of every object', 'policy', 'fdLevel=constructor&fdTheme=__proto__', 0],
  ])('ignores or handles plainly: %s', async (_case, area, query, total) => {
    const { status, body } = await get(`/api/${area}/list?${encodeURI(query)}`);
    expect([status, body.total]).toEqual([200, total]);
    expect((await get(`/api/${area}/filters?${encodeURI(query)}`)).status).toBe(200);
  });
});

describe.each(testEngines)('a store that is restored while the server runs, on the engine %s', (engine) => {
  it('is filtered by its restored content', async () => {
    const server = await startTestServer({
      engine,
      listen: false,
      config: { extras: ['filters'] },
      deps: { seed: () => seed },
    });
    const total = async () =>
      (await server.app.inject(`/api/policy/filters?fdTheme=${encodeURI('绿色制造')}`)).json().data.total;
    const write = async (fdTheme: string, version?: number) => {
      await changeRows(server, 'policy', { fdId: smallId(3) }, { fdTheme });
      if (version === undefined) await contentChanged(await server.store(), 'policy');
      else await changeRows(server, 'contentVersion', { area: 'policy' }, { version });
    };
    await write('绿色制造');
    const whole = await total();
    const [changes] = await readRows(server, 'contentVersion', { area: 'policy' });
    await write('资金补助', Number(changes!.version) - 1);
    expect(await total()).toBe(whole - 1);
    // The same version number comes again, for other content.
    await write('绿色制造');
    expect(await total()).toBe(whole);
    await write('资金补助');
    expect(await total()).toBe(whole - 1);
  });
});

it('the texts of all chosen filters are read at once, as a visitor waits for them', async () => {
  const server = await startTestServer({ listen: false, deps: { seed: () => seed } });
  const asked: string[] = [];
  let readAll: (texts: string[]) => void;
  const texts = new Promise<string[]>((resolve) => (readAll = resolve));
  const textsOf = (column: string) => {
    asked.push(column);
    if (asked.length === 2) readAll(['市级', '绿色制造']);
    return texts;
  };
  const reading = { db: await server.store(), area: 'policy' as const, today, textsOf };
  const list = { order: ['fdApplyDate', 'desc'], conditions: [] } as const;
  const { total } = await listFilters(reading, list, { fdLevel: ['市级'], fdTheme: ['绿色制造'] });
  expect(total).toBe(policies.filter((row) => row.fdLevel === '市级' && row.fdTheme === '绿色制造').length);
});

it('the lists of a portal without filters ignore their parameters', async () => {
  const server = await startTestServer({ listen: false, config: { extras: ['my'] } });
  const all = (await server.app.inject('/api/policy/list')).json();
  expect((await server.app.inject('/api/policy/list?fdLevel=x&order=fdApplyDate')).json()).toEqual(all);
});

it.each<[string, [number, number] | null]>([
  ['8–12 千元/月', [8000, 12_000]],
  ['6-9千元/月', [6000, 9000]],
  ['1.2万-1.8万', [12_000, 18_000]],
  ['15k-25k', [15_000, 25_000]],
  ['15K~25K·14薪', [15_000, 25_000]],
  ['10k-15k × 13', [10_000, 15_000]],
  ['1.5万', [15_000, 15_000]],
  ['8千—1.2万', [8000, 12_000]],
  ['8—1.2万', [8000, 12_000]],
  ['1万5-2万', [15_000, 20_000]],
  ['1万2千', [12_000, 12_000]],
  ['9,600', [9600, 9600]],
  ['1,000,000', [1_000_000, 1_000_000]],
  ['１５ｋ－２５ｋ', [15_000, 25_000]],
  ['１．５万～２万', [15_000, 20_000]],
  ['8000至12000元', [8000, 12_000]],
  ['25k-15k', [15_000, 25_000]],
  ['8000以下', [0, 8000]],
  ['8000以上', [8000, 8000]],
  ['36.5', [36.5, 36.5]],
  ['1-3年经验，8-12k', [8000, 12_000]],
  ['8-12k 年终奖另算', [8000, 12_000]],
  ['面议，电话 13800000001', null],
  ['面议', null],
  ['', null],
  ['0', null],
  ['-5000', null],
  ['-36.5', null],
  ['99999999999999999999', null],
  ['9'.repeat(400), null],
  ['薪资优厚', null],
])('parses %p', (text, span) => {
  expect(parseAmountRange(text)).toEqual(span);
});

it.each<[string, [number, number]]>([
  ['年薪 12–24 万', [10_000, 20_000]],
  ['24万/年', [20_000, 20_000]],
  ['200/天', [4350, 4350]],
  ['日薪200-300元', [4350, 6525]],
  ['30元/小时', [5220, 5220]],
  ['1500元/周', [6500, 6500]],
  ['8-12k', [8000, 12_000]],
  ['200元一天', [4350, 4350]],
  ['每小时30元', [5220, 5220]],
  ['20万一年', [16_667, 16_667]],
  ['8000-12000元/月，每年13薪', [8000, 12_000]],
  ['6000-8000元，每周双休', [6000, 8000]],
  ['5000-7000元/月，每天8小时', [5000, 7000]],
  ['8-12K·每年两次调薪', [8000, 12_000]],
  ['月薪8000，一年以上经验', [8000, 8000]],
])('converts %p to monthly pay', (text, span) => {
  expect(parseAmountRange(text, true)?.map((amount) => Math.round(amount))).toEqual(span);
});

it('does not convert a price to monthly', () => {
  expect(parseAmountRange('12000元/年')).toEqual([12_000, 12_000]);
});

const amounts: [stored: string | null, amount: number | null][] = [
  ['12', 12],
  [' 0.5 ', 0.5],
  ['+8.', 8],
  ['.25', 0.25],
  ['0', null],
  ['-5', null],
  ['1000000000001', null],
  ['12万', null],
  ['1,000', null],
  ['1e5', null],
  ['0x10', null],
  ['1.2.3', null],
  ['8-12', null],
  ['.', null],
  ['-', null],
  ['+', null],
  ['１２', null],
  ['面议', null],
  // Too small for a double: PostgreSQL refuses to convert it.
  [`0.${'0'.repeat(400)}1`, null],
  ['', null],
  [null, null],
];

it.each(testEngines)('a stored text is an amount or none, whatever it is, on the engine %s', async (engine) => {
  const { db } = await emptyStore(engine);
  await sql`create table "priced" ("place" integer, "price" text)`.execute(db);
  for (const [place, [stored]] of amounts.entries())
    await sql`insert into "priced" values (${place}, ${stored})`.execute(db);
  const { rows } = await sql<{ amount: number | null }>`
    select ${amountOf('price', isPostgres(db))} as "amount" from "priced" order by "place"`.execute(db);
  expect(rows.map(({ amount }, place) => [amounts[place]![0], amount])).toEqual(amounts);
});

const day = (text: string) => chinaDayNumber(Date.parse(`${text}T00:00:00+08:00`));

const none = { off: new Set<number>(), worked: new Set<number>() };

it.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-26', 7, '2026-12-07'],
  ['2026-11-26', 0, '2026-11-26'],
])('a limit from %s of %d working days ends on %s', (from, limit, end) => {
  expect(lastDayOf(day(from), limit, none)).toBe(day(end));
});

it.each([
  ['2026-11-26', '2026-11-26', 0],
  ['2026-11-26', '2026-11-30', 2],
  ['2026-11-30', '2026-11-26', -2],
  ['2026-11-28', '2026-11-29', 0],
  ['2026-11-29', '2026-11-27', -1],
])('from %s until %s: %d', (from, until, left) => {
  expect(workingDaysUntil(day(from), day(until), none)).toBe(left);
});

it('counts neither the days off of a calendar, nor the weekends that are free, but those that are worked', () => {
  // A week's holiday, with the Saturday after it worked.
  const off = new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'].map(day));
  const calendar = { off, worked: new Set([day('2026-10-10')]) };
  expect(lastDayOf(day('2026-09-30'), 1, calendar)).toBe(day('2026-10-08'));
  expect(lastDayOf(day('2026-09-30'), 3, calendar)).toBe(day('2026-10-10'));
  expect(workingDaysUntil(day('2026-09-30'), day('2026-10-12'), calendar)).toBe(4);
});
