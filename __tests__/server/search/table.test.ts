import type { SearchPage, SearchSuggestions } from '../../../src/contract/search';
import { demoContentAt } from '../../support/demoContent';
import { correctedSearches, firstHits, suggestedWords } from '../../support/searchTable';
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

  it.each(correctedSearches)('%j has no results, and the expected correction', async (q, correction) => {
    const { total, corrections } = await ask<SearchPage>(engine, 'list', q);
    expect([total, corrections]).toEqual([0, expect.arrayContaining([correction])]);
  });
});

const every = [...Object.values(firstHits).flat(), ...suggestedWords, ...correctedSearches].map(([q]) => q);

(testEngines.length > 1 ? it : it.skip).each(every)('%j has the same results on both engines', async (q) => {
  for (const call of ['list', 'suggest']) {
    expect(await ask(testEngines[0]!, call, q)).toEqual(await ask(testEngines[1]!, call, q));
  }
});
