import { createHash } from 'node:crypto';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { entities } from '../../src/contract/entities';
import type { EntityField } from '../../src/contract/entity';
import { shapeOf } from '../../src/contract/entityShape';
import { markupText } from '../lib/markupText';
import { readDay } from '../lib/readDay';
import { termsOf, wordsOf } from '../lib/searchTerms';

/** An entity as it is searched. */
export interface SearchDocument {
  /** Its place among all, the newest has the greatest: both engines find in this order. It says the area too. */
  place: number;
  area: AreaName;
  fdId: string;
  title: string;
  issuer: string | null;
  /** `yyyy-MM-dd` */
  date: string | null;
  /** `yyyy-MM-dd`, the last day on which it can be answered. */
  closes: string | null;
  /** Its other words, in one line. */
  text: string;
}

interface Fields {
  title: string;
  issuer: string | null;
  date: string | null;
  closes: string | null;
  others: [name: string, isRich: boolean][];
}

/** Which fields of an area are searched: the texts of its entity but for those that it keeps out. */
const fieldsOfArea = new Map(
  areaNames.map((area): [AreaName, Fields] => {
    const fields = Object.entries<EntityField>(entities[area]);
    const { title, subtitle, day, closes } = shapeOf(entities[area]);
    const others = fields.flatMap(([name, { kind, oneOf, searched }]): [string, boolean][] => {
      const isText = (kind === 'text' && !oneOf) || kind === 'rich';
      return isText && searched !== false && name !== title && name !== subtitle ? [[name, kind === 'rich']] : [];
    });
    // What is read first stands first in an excerpt.
    others.sort(([, a], [, b]) => Number(b) - Number(a));
    return [area, { title, issuer: subtitle, date: day, closes, others }];
  }),
);

export const isSearchArea = (name: string): name is AreaName => fieldsOfArea.has(name as AreaName);

/** Signs of a text that are searched: what stands further down is found by what stands above. */
const longestText = 20_000;

/** Signs of a title and of an issuer that are searched, and those of a word that is suggested: no index takes longer keys. */
const longest = { name: 1_000, word: 40 };

/** The beginning of a text, which never ends in half a sign. */
const beginningOf = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

const dayMs = 24 * 60 * 60 * 1000;
/** Places of one day: many for what comes in at once, few for a short index. PostgreSQL's `searchNewestOf` knows it. */
const placesOfDay = 2 ** 26;

/** Neighbouring places are of one area each, so that an area is known without reading a document. */
const mostAreas = 2 ** 4;
if (areaNames.length > mostAreas) throw new Error('the places of documents have no room for so many areas');

/** The same on every engine, whichever was written first. */
function placeOf(area: AreaName, fdId: string, date: string | null): number {
  const day = Math.max(0, Math.floor(Date.parse(`${date ?? '1970-01-01'}T00:00:00Z`) / dayMs)) || 0;
  const digest = createHash('sha256').update(`${area} ${fdId}`).digest();
  const ofArea = digest.readUIntBE(0, 5) % (placesOfDay / mostAreas);
  return Math.min(day, 2 ** 15) * placesOfDay + ofArea * mostAreas + areaNames.indexOf(area);
}

export const areaOfPlace = (place: number): AreaName => areaNames[place % mostAreas]!;

/** The place for a document whose own is taken. */
export const placeAfter = (place: number): number => place + mostAreas;

/** An entity's row as it is searched. */
export function searchDocument(area: AreaName, row: Record<string, unknown>): SearchDocument {
  const fields = fieldsOfArea.get(area)!;
  const at = (name: string | null) => String((name === null ? null : row[name]) ?? '');
  const fdId = at('fdId');
  const date = readDay(at(fields.date).trim());
  const parts = fields.others.map(([name, isRich]) =>
    isRich ? markupText(at(name), longestText) : at(name).replace(/\s+/g, ' ').trim(),
  );
  return {
    place: placeOf(area, fdId, date),
    area,
    fdId,
    title: beginningOf(at(fields.title).replace(/\s+/g, ' ').trim(), longest.name),
    issuer: beginningOf(at(fields.issuer).trim(), longest.name) || null,
    date,
    closes: readDay(at(fields.closes).trim()),
    text: beginningOf(parts.filter(Boolean).join(' · '), longestText),
  };
}

/** A term of a title, and the marks of an area and a month: none can be a term of a text. */
export const titleTerm = (term: string): string => `_${term}`;
export const areaTerm = (area: string): string => `__${area.toLowerCase()}`;

export const monthTerm = (month: number): string => `__m${month}`;

/** The month of a place, counted from the year 0. */
export function monthOfPlace(place: number): number {
  const day = new Date(Math.floor(place / placesOfDay) * dayMs);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
}

/** Everything that a document is found by. */
export function documentTerms({ area, title, issuer, text }: SearchDocument): string[] {
  const inTitle = [...termsOf(title, true)];
  const all = new Set([...inTitle, ...termsOf(issuer ?? '', true), ...termsOf(text, false)]);
  return [areaTerm(area), ...inTitle.map(titleTerm), ...all];
}

/** Words that are suggested: those of its title and of who issued it. */
export function documentWords({ title, issuer }: Pick<SearchDocument, 'title' | 'issuer'>): Set<string> {
  return new Set(
    [...wordsOf(title), ...wordsOf(issuer ?? '')].filter((word) => {
      const { length } = Array.from(word);
      return length > 1 && length <= longest.word;
    }),
  );
}
