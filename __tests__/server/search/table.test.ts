import type { SearchPage, SearchSuggestions } from '../../../src/contract/search';
import { demoContentAt } from '../../support/demoContent';
import { smallId } from '../../support/smallSeed';
import { testEngines, useTestServer } from '../../support/server';

/**
 * Queries of users, and how the title of the first hit in the demo content begins; derived from the content, not from
 * the search's results.
 */
const firstHits: Record<string, [q: string, first: string][]> = {
  'a whole title': [
    ['定制家居产业链协同创新支持办法', '定制家居产业链协同创新支持办法'],
    ['木制品加工企业粉尘防爆安全管理规定', '木制品加工企业粉尘防爆安全管理规定'],
    ['欧松板', '欧松板'],
  ],
  'two characters of a title': [
    ['铰链', '缓冲铰链'],
    ['欧松', '欧松板'],
    ['拉篮', '拉篮'],
  ],
  'characters across the borders of words': [
    ['松板', '欧松板'],
    ['乳胶', '木工白乳胶'],
    ['塑模', '吸塑模压门板'],
  ],
  'several words': [
    ['粉尘 防爆', '粉尘防爆'],
    ['水性 白面漆', '水性双组份白面漆'],
    ['设备更新 贴息', '设备更新贷款贴息'],
    ['出口 木材 合法性', '出口家具：木材合法性声明'],
  ],
  'a spoken question': [
    ['如何申请设备更新贷款贴息', '一图读懂：设备更新贷款贴息怎么申请'],
    ['粉尘防爆的管理规定', '木制品加工企业粉尘防爆安全管理规定'],
    ['关于清明假期的通知', '关于清明假期服务安排的通知'],
  ],
  'issuers, suppliers and persons': [
    ['市财政局', '市财政局'],
    ['启木五金', '启木五金'],
  ],
  'letters and digits': [
    ['ENF', 'ENF级'],
    ['enf级多层板', 'ENF级多层板'],
    ['e0级', 'E0级桉木多层板'],
    ['PUR', 'PUR 热熔胶'],
    ['PET', 'PET'],
  ],
  'full-width, half-width and blanks': [
    ['ＥＮＦ级刨花板', 'ENF级刨花板'],
    ['ＰＵＲ　热熔胶', 'PUR 热熔胶'],
    ['　欧松板　', '欧松板'],
    ['水性\t木蜡油', '木蜡油'],
    ['  粉尘防爆   规定 ', '木制品加工企业粉尘防爆安全管理规定'],
  ],
  'traditional characters': [
    ['定製傢具安裝服務質量規範', '定制家具安装服务质量规范'],
    ['定制傢俱安裝服務質量規範', '定制家具安装服务质量规范'],
    ['歐松板', '欧松板'],
    ['巖板', '岩板'],
    ['塗裝', '水性涂装'],
  ],
  'characters that mean something to an engine': [
    ["欧松板' | '", '欧松板'],
    ['"欧松板"', '欧松板'],
    ['欧松板*', '欧松板'],
    ['欧松板%', '欧松板'],
    ['欧松板 & !', '欧松板'],
    ['(欧松板', '欧松板'],
    ['欧松板\\', '欧松板'],
    ["'); -- 欧松板", '欧松板'],
  ],
};

/** Queries, and a word that must be among their suggestions. */
const suggestedWords: [typed: string, word: string][] = [
  ['zc', '政策'],
  ['zhengce', '政策'],
  ['jiaju', '家居'],
  ['dingzhi', '定制'],
  ['家', '家居'],
  ['板', '板材'],
];

/** Queries without results, and the correction that is offered. */
const correctedSearches: [q: string, correction: string][] = [
  ['正测', '政策'],
  ['zhengce', '政策'],
  ['版才', '板材'],
  ['家剧', '家具'],
];

/** Names of products and of their kinds. */
const productNames = ['封边', '铰链', '刨花板', '木门', '板材'];

/** Beginnings of words, with a word that is suggested, and a fragment of one that is not. */
const wholeWords: [typed: string, word: string, fragment: string][] = [
  ['石', '石英石', '石台'],
  ['封', '封边代加工', '封边代'],
  ['专精', '专精特新', '专精'],
  ['难', '难燃胶合板', '难燃'],
];

const now = Date.parse('2025-06-15T10:00:00+08:00');

/** The demo content, and an issuer whose name contains a character that is traditional in other words. */
function seed() {
  const content = demoContentAt(now);
  const [first] = content.policy;
  return { ...content, policy: [...content.policy, { ...first!, fdId: smallId(1), fdIssuedComName: '乾元' }] };
}

const servers = testEngines.map((engine) =>
  useTestServer({ engine, listen: false, config: { extras: ['search'] }, deps: { seed, now: () => now } }),
);

/** What a call answers, which is the same on every engine. */
async function ask<Answer>(call: string, q: string): Promise<Answer> {
  const answers: Answer[] = [];
  for (const { app } of servers) {
    const answer = await app.inject({ url: `/api/search/${call}`, query: { q } });
    expect([answer.statusCode, answer.json().code]).toEqual([200, 0]);
    answers.push(answer.json().data);
  }
  for (const other of answers) expect(other).toEqual(answers[0]);
  return answers[0]!;
}
const list = (q: string) => ask<SearchPage>('list', q);
const suggest = (q: string) => ask<SearchSuggestions>('suggest', q);
const wordsFor = async (q: string) => (await suggest(q)).words.map(({ word }) => word);

describe.each(Object.entries(firstHits))('%s', (_, table) => {
  it.each(table)('%j finds the expected result first', async (q, first) => {
    const { groups, loose } = await list(q);
    const [best] = groups.flatMap(({ rows }) => rows);
    const shown = [best?.title.join(''), best?.issuer?.join('')].join(' | ');
    expect(shown).toContain(first);
    expect(loose).toBe(false);
    await suggest(q);
  });
});

it.each(suggestedWords)('%j suggests the expected word', async (typed, word) => {
  expect(await wordsFor(typed)).toContain(word);
});

it.each(wholeWords)('%j suggests the whole word %j, and not %j', async (typed, word, fragment) => {
  const suggested = await wordsFor(typed);
  expect(suggested).toContain(word);
  expect(suggested).not.toContain(fragment);
});

it.each(productNames)('%j, the name of a product, finds supply and demand first', async (q) => {
  const { groups, counts } = await list(q);
  expect(groups[0]?.area).toBe('getbuginess');
  expect(Object.keys(counts)).toEqual(groups.map(({ area }) => area));
});

it('orders the areas after the first by the titles that have the word, then by their hits', async () => {
  const { groups } = await list('封边');
  const [, ...others] = groups.map(({ area, count, rows }) => {
    const titled = rows.filter(({ title }) => title.length > 1).length;
    return { area, titled, count };
  });
  const sorted = [...others].sort((a, b) => b.titled - a.titled || b.count - a.count);
  expect(others).toEqual(sorted);
});

it.each(['板', '边', '门', '补'])('%j, a single character, has no hits, and is completed to words', async (q) => {
  const { total, groups, corrections } = await list(q);
  expect([total, groups]).toEqual([0, []]);
  expect(corrections.length).toBeGreaterThan(0);
  for (const word of corrections) expect(word).toMatch(new RegExp(`^${q}.`));
});

it.each(['封边 火星 机 用', '门 火', '柜门 好'])('%j has no hit on a single character', async (q) => {
  const { groups } = await list(q);
  const marked = groups.flatMap(({ rows }) =>
    rows.flatMap(({ title, issuer, excerpt }) =>
      [title, issuer ?? [], excerpt ?? []].flatMap((text) => text.filter((_part, place) => place % 2 === 1)),
    ),
  );
  expect(marked.filter((text) => text.length === 1)).toEqual([]);
});

it('suggests the popular words of the settings before anything is typed', async () => {
  expect(await wordsFor('')).toEqual(['封边条', '铰链', '刨花板', '设备更新', '数字化改造', '粉尘防爆']);
});

it.each(correctedSearches)('%j has no results, and the expected correction', async (q, correction) => {
  const { total, corrections } = await list(q);
  expect([total, corrections]).toEqual([0, expect.arrayContaining([correction])]);
});
