import type { SearchPage, SearchSuggestions } from '../../../src/contract/search';
import { demoContentAt } from '../../support/demoContent';
import { correctedSearches, firstHits, productNames, suggestedWords, wholeWords } from '../../support/searchTable';
import { smallId } from '../../support/smallSeed';
import { startTestServer, testEngines, type TestServer } from '../../support/server';

const now = Date.parse('2025-06-15T10:00:00+08:00');

/** The demo content, and an issuer whose name contains a character that is traditional in other words. */
function seed() {
  const content = demoContentAt(now);
  const [first] = content.policy;
  return { ...content, policy: [...content.policy, { ...first!, fdId: smallId(1), fdIssuedComName: '乾元' }] };
}

const servers = new Map<string, TestServer>();

beforeAll(async () => {
  for (const engine of testEngines) {
    const config = { extras: ['search' as const] };
    const deps = { seed, now: () => now };
    servers.set(engine, await startTestServer({ engine, listen: false, config, deps }));
  }
});

async function ask<Answer>(engine: string, call: string, q: string): Promise<Answer> {
  const answer = await servers.get(engine)!.app.inject({ url: `/api/search/${call}`, query: { q } });
  expect([answer.statusCode, answer.json().code]).toEqual([200, 0]);
  return answer.json().data as Answer;
}

describe.each(testEngines)('on the engine %s', (engine) => {
  describe.each(Object.entries(firstHits))('%s', (_, table) => {
    it.each(table)('%j finds the expected result first', async (q, first) => {
      const { groups, loose } = await ask<SearchPage>(engine, 'list', q);
      const [best] = groups.flatMap(({ rows }) => rows);
      const shown = [best?.title.join(''), best?.issuer?.join('')].join(' | ');
      expect(shown).toContain(first);
      expect(loose).toBe(false);
    });
  });

  it.each(suggestedWords)('%j suggests the expected word', async (typed, word) => {
    const { words } = await ask<SearchSuggestions>(engine, 'suggest', typed);
    expect(words.map((one) => one.word)).toContain(word);
  });

  it.each(wholeWords)('%j suggests the whole word %j, and not %j', async (typed, word, fragment) => {
    const { words } = await ask<SearchSuggestions>(engine, 'suggest', typed);
    const suggested = words.map((one) => one.word);
    expect(suggested).toContain(word);
    expect(suggested).not.toContain(fragment);
  });

  it.each(productNames)('%j, the name of a product, finds supply and demand first', async (q) => {
    const { groups, counts } = await ask<SearchPage>(engine, 'list', q);
    expect(groups[0]?.area).toBe('getbuginess');
    expect(Object.keys(counts)).toEqual(groups.map(({ area }) => area));
  });

  it('orders the areas after the first by the titles that have the word, then by their hits', async () => {
    const { groups } = await ask<SearchPage>(engine, 'list', '封边');
    const [, ...others] = groups.map(({ area, count, rows }) => {
      const titled = rows.filter(({ title }) => title.length > 1).length;
      return { area, titled, count };
    });
    const sorted = [...others].sort((a, b) => b.titled - a.titled || b.count - a.count);
    expect(others).toEqual(sorted);
  });

  it.each(['板', '边', '门', '补'])('%j, a single character, has no hits, and is completed to words', async (q) => {
    const { total, groups, corrections } = await ask<SearchPage>(engine, 'list', q);
    expect([total, groups]).toEqual([0, []]);
    expect(corrections.length).toBeGreaterThan(0);
    for (const word of corrections) expect(word).toMatch(new RegExp(`^${q}.`));
  });

  it.each(['封边 火星 机 用', '门 火', '柜门 好'])('%j has no hit on a single character', async (q) => {
    const { groups } = await ask<SearchPage>(engine, 'list', q);
    const marked = groups.flatMap(({ rows }) =>
      rows.flatMap(({ title, issuer, excerpt }) =>
        [title, issuer ?? [], excerpt ?? []].flatMap((text) => text.filter((_part, place) => place % 2 === 1)),
      ),
    );
    expect(marked.filter((text) => text.length === 1)).toEqual([]);
  });

  it('suggests the popular words of the settings before anything is typed', async () => {
    const { words } = await ask<SearchSuggestions>(engine, 'suggest', '');
    const popular = ['封边条', '铰链', '刨花板', '设备更新', '数字化改造', '粉尘防爆'];
    expect(words.map(({ word }) => word)).toEqual(popular);
  });

  it.each(correctedSearches)('%j has no results, and the expected correction', async (q, correction) => {
    const { total, corrections } = await ask<SearchPage>(engine, 'list', q);
    expect([total, corrections]).toEqual([0, expect.arrayContaining([correction])]);
  });
});

const every = [
  ...[...Object.values(firstHits).flat(), ...suggestedWords, ...correctedSearches, ...wholeWords].map(([q]) => q),
  ...productNames,
];

(testEngines.length > 1 ? it : it.skip).each(every)('%j has the same results on both engines', async (q) => {
  for (const call of ['list', 'suggest']) {
    expect(await ask(testEngines[0]!, call, q)).toEqual(await ask(testEngines[1]!, call, q));
  }
});
