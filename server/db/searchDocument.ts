import { createHash } from 'node:crypto';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { entities, shapeOf } from '../../src/contract/entities';
import type { EntityField } from '../../src/contract/entity';
import { htmlToText } from '../lib/htmlToText';
import { dayMs, readDay } from '../lib/chinaTime';
import { termsOf, wordsOf } from '../lib/searchTerms';

/** An entity as it is indexed. */
export interface SearchDocument {
  /** Sort key, also encodes the area; the newest is greatest. Both engines read in this order. */
  place: number;
  area: AreaName;
  fdId: string;
  title: string;
  issuer: string | null;
  /** `yyyy-MM-dd` */
  date: string | null;
  /** `yyyy-MM-dd`, the closing day. */
  closes: string | null;
  /** All other text, in one line. */
  text: string;
}

interface Fields {
  title: string;
  issuer: string | null;
  date: string | null;
  closes: string | null;
  others: [name: string, isRich: boolean][];
}

/** Searchable fields by area: the entity's texts, except for those it excludes. */
const fieldsOfArea = new Map(
  areaNames.map((area): [AreaName, Fields] => {
    const fields = Object.entries<EntityField>(entities[area]);
    const { title, subtitle, day, closes } = shapeOf(entities[area]);
    const others = fields.flatMap(([name, { kind, oneOf, searched }]): [string, boolean][] => {
      const isText = (kind === 'text' && !oneOf) || kind === 'rich';
      return isText && searched !== false && name !== title && name !== subtitle ? [[name, kind === 'rich']] : [];
    });
    // Fields read first come first in an excerpt.
    others.sort(([, a], [, b]) => Number(b) - Number(a));
    return [area, { title, issuer: subtitle, date: day, closes, others }];
  }),
);

export const isSearchArea = (name: string): name is AreaName => fieldsOfArea.has(name as AreaName);

/** Indexed characters of a text: later passages are not searchable. */
const maxTextLength = 20_000;

/** Indexed characters of a title or issuer, and of a suggested word, because index keys are limited. */
const maxLength = { name: 1_000, word: 40 };

/** The first characters of a text, without half a surrogate pair. */
const truncate = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Sort keys per day: many for bulk imports, few for a short index. */
const keysPerDay = 2 ** 26;

/** Consecutive keys encode the area, so that it is known without reading a document. */
const maxAreas = 2 ** 4;
if (areaNames.length > maxAreas) throw new Error('the sort keys of documents are too small for so many areas');

/** Deterministic, on every engine. */
function placeOf(area: AreaName, fdId: string, date: string | null): number {
  const day = Math.max(0, Math.floor(Date.parse(`${date ?? '1970-01-01'}T00:00:00Z`) / dayMs)) || 0;
  const digest = createHash('sha256').update(`${area} ${fdId}`).digest();
  const ofArea = digest.readUIntBE(0, 5) % (keysPerDay / maxAreas);
  return Math.min(day, 2 ** 15) * keysPerDay + ofArea * maxAreas + areaNames.indexOf(area);
}

export const areaOfPlace = (place: number): AreaName => areaNames[place % maxAreas]!;

/** The next key of the same area, if one is taken. */
export const placeAfter = (place: number): number => place + maxAreas;

/** Converts an entity's row to a document. */
export function searchDocument(area: AreaName, row: Record<string, unknown>): SearchDocument {
  const fields = fieldsOfArea.get(area)!;
  const at = (name: string | null) => String((name === null ? null : row[name]) ?? '');
  const fdId = at('fdId');
  const date = readDay(at(fields.date).trim());
  const parts = fields.others.map(([name, isRich]) =>
    isRich ? htmlToText(at(name), maxTextLength) : at(name).replace(/\s+/g, ' ').trim(),
  );
  return {
    place: placeOf(area, fdId, date),
    area,
    fdId,
    title: truncate(at(fields.title).replace(/\s+/g, ' ').trim(), maxLength.name),
    issuer: truncate(at(fields.issuer).trim(), maxLength.name) || null,
    date,
    closes: readDay(at(fields.closes).trim()),
    text: truncate(parts.filter(Boolean).join(' · '), maxTextLength),
  };
}

/** Terms of titles and areas; no text can contain them. */
export const titleTerm = (term: string): string => `_${term}`;
export const areaTerm = (area: string): string => `__${area.toLowerCase()}`;

/** All terms of a document. */
export function documentTerms({ area, title, issuer, text }: SearchDocument): string[] {
  const inTitle = [...termsOf(title, true)];
  const all = new Set([...inTitle, ...termsOf(issuer ?? '', true), ...termsOf(text, false)]);
  return [areaTerm(area), ...inTitle.map(titleTerm), ...all];
}

/** Words for suggestions: those of title and issuer. */
export function documentWords({ title, issuer }: Pick<SearchDocument, 'title' | 'issuer'>): Set<string> {
  return new Set(
    [...wordsOf(title), ...wordsOf(issuer ?? '')].filter((word) => {
      const { length } = Array.from(word);
      return length > 1 && length <= maxLength.word;
    }),
  );
}
