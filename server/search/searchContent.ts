import {
  searchAreas,
  type SearchArea,
  type SearchGroup,
  type SearchHit,
  type SearchPage,
} from '../../src/contract/search';
import { wireFields, toWire } from '../content/wireRow';
import { fieldsOf } from '../content/contentFields';
import type { Store } from '../db/schema';
import { foldText, searchedWords } from '../lib/searchTerms';
import { correct } from './correct';
import { countDocuments, findDocuments, textsOf, type Found, type Question } from './findDocuments';
import { markExcerpt, markText } from './markText';
import { scoreOf, type Wanted } from './rankHits';

/**
 * Documents that are put in order: the newest that have the words in their titles, and the newest that have them
 * anywhere; of so many the texts are read. More than are counted is said to be more.
 */
const most = { inTitle: 300, anywhere: 300, read: 150, counted: 1000 };

export interface Search {
  q: string;
  area: SearchArea | null;
  offset: number;
  limit: number;
}

interface Ranked extends Found {
  score: number;
  text: string | null;
}

/** The documents that answer, best first. */
async function rank(db: Store, question: Question, wanted: Wanted): Promise<Ranked[]> {
  const titled = await findDocuments(db, { ...question, inTitle: true }, most.inTitle);
  const anywhere = await findDocuments(db, question, most.anywhere);
  const known = new Set(titled.map(({ place }) => place));
  const others = anywhere.filter(({ place }) => !known.has(place));
  const texts = await textsOf(
    db,
    others.slice(0, most.read).map(({ place }) => place),
  );
  const needed = question.any ? 1 : wanted.words.length;
  return [...titled, ...others]
    .flatMap((found) => {
      const text = texts.get(found.place) ?? null;
      const { score, held } = scoreOf(found, known.has(found.place) ? '' : text, wanted);
      return held >= needed ? [{ ...found, score, text }] : [];
    })
    .sort((a, b) => b.score - a.score || b.place - a.place);
}

/** Words of a phrase that stands as it was typed are marked as one. */
const marksOf = ({ phrase, words }: Wanted): string[] => [phrase, ...words];

type Entity = SearchHit['entity'];

/** Entities of an area by their ids, as lists have them, without their rich texts. */
async function entitiesOf(db: Store, area: SearchArea, ids: readonly string[]): Promise<Map<string, Entity>> {
  const rich = new Set(fieldsOf(area).flatMap(([name, { kind }]) => (kind === 'rich' ? [name] : [])));
  const names = wireFields(area).flatMap(([name]) => (rich.has(name) ? [] : [name]));
  const rows: Record<string, unknown>[] = await db
    .selectFrom(area as 'policy')
    .select(names as 'fdId'[])
    .where('fdId', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => {
      const wire = toWire(area, row, true);
      for (const name of rich) delete wire[name];
      return [String(row.fdId), wire as Entity];
    }),
  );
}

/** What is shown of some documents of an area; one that has gone meanwhile is left out. */
async function hitsOf(db: Store, area: SearchArea, ranked: readonly Ranked[], wanted: Wanted): Promise<SearchHit[]> {
  const missing = ranked.filter(({ text }) => text === null).map(({ place }) => place);
  const [texts, entities] = await Promise.all([
    textsOf(db, missing),
    entitiesOf(
      db,
      area,
      ranked.map(({ fdId }) => fdId),
    ),
  ]);
  const marks = marksOf(wanted);
  return ranked.flatMap(({ fdId, title, issuer, date, place, text }) => {
    const entity = entities.get(fdId);
    if (!entity) return [];
    const whole = text ?? texts.get(place) ?? '';
    const hit: SearchHit = {
      area,
      fdId,
      title: markText(title, marks),
      issuer: issuer === null ? null : markText(issuer, marks),
      date,
      excerpt: whole === '' ? null : markExcerpt(whole, marks),
      entity,
    };
    return [hit];
  });
}

/** Rows that each area shows where all of them are. */
const best = 3;

const nothing: SearchPage = { total: 0, groups: [], counts: {}, more: false, loose: false, corrections: [] };

/**
 * Searches the content of all areas. Where nothing has all of the words, what has some of them is shown, and what else
 * may have been meant.
 */
export async function searchContent(db: Store, { q, area, offset, limit }: Search): Promise<SearchPage> {
  const words = searchedWords(q);
  if (words.length === 0) return nothing;
  const wanted: Wanted = { phrase: foldText(q).trim().replace(/\s+/g, ' '), words };
  const strict: Question = { words, area: null, inTitle: false, any: false };
  let counted = await countDocuments(db, strict, most.counted);
  const loose = counted.size === 0 && words.length > 1;
  const corrections = counted.size === 0 ? await correct(db, words) : [];
  const question = { ...strict, any: loose };
  if (loose) counted = await countDocuments(db, question, most.counted);
  const all = [...counted.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return { ...nothing, corrections };
  const ranked = await rank(db, { ...question, area }, wanted);
  const byArea = new Map<SearchArea, Ranked[]>();
  for (const found of ranked) byArea.set(found.area, [...(byArea.get(found.area) ?? []), found]);
  // Where everything was looked at, what the pairs alone had found is known not to be there.
  const isWhole = area === null && all <= most.read;
  const counts: SearchPage['counts'] = {};
  for (const name of searchAreas) {
    const count = isWhole ? (byArea.get(name)?.length ?? 0) : (counted.get(name) ?? 0);
    if (count > 0) counts[name] = count;
  }
  const shown = [...byArea].map(([name, found]): [SearchArea, Ranked[]] => [
    name,
    area === null ? found.slice(0, best) : found.slice(offset, offset + limit),
  ]);
  const groups: SearchGroup[] = await Promise.all(
    shown.map(async ([name, found]) => ({
      area: name,
      count: area === null ? (counts[name] ?? found.length) : ranked.length,
      rows: await hitsOf(db, name, found, wanted),
    })),
  );
  return { total: ranked.length, groups, counts, more: all >= most.counted, loose, corrections };
}
