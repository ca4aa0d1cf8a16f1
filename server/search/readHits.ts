import type { AreaName } from '../../src/contract/areas';
import type { SearchHit } from '../../src/contract/search';
import type { Store } from '../db/schema';
import type { DocumentFinder, Found } from './documentFinder';
import { entitiesOf } from './entitiesOf';
import { highlightExcerpt, highlight } from './highlight';
import type { RankQuery } from './rankHits';

/** A document, with its text if that has been read. */
export interface Read extends Found {
  text: string | null;
}

/** The texts of documents; missing ones are read at once. */
export async function readTexts(finder: DocumentFinder, documents: readonly Read[]): Promise<Map<number, string>> {
  const texts = await finder.texts(documents.filter(({ text }) => text === null).map(({ place }) => place));
  for (const { place, text } of documents) if (text !== null) texts.set(place, text);
  return texts;
}

/** Search results for documents of an area; deleted ones are omitted. */
export async function readHits(
  db: Store,
  area: AreaName,
  documents: readonly Found[],
  texts: ReadonlyMap<number, string>,
  wanted: RankQuery,
): Promise<SearchHit[]> {
  const ids = documents.map(({ fdId }) => fdId);
  const entities = await entitiesOf(db, area, ids);
  // A complete phrase is highlighted as one.
  const marks = [wanted.phrase, ...wanted.words];
  return documents.flatMap(({ fdId, title, issuer, date, place }) => {
    const entity = entities.get(fdId);
    if (!entity) return [];
    const whole = texts.get(place) ?? '';
    const hit: SearchHit = {
      area,
      fdId,
      title: highlight(title, marks),
      issuer: issuer === null ? null : highlight(issuer, marks),
      date,
      excerpt: whole === '' ? null : highlightExcerpt(whole, marks),
      entity,
    };
    return [hit];
  });
}
