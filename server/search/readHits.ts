import type { AreaName } from '../../src/contract/areas';
import type { SearchHit } from '../../src/contract/search';
import type { Store } from '../db/schema';
import type { DocumentFinder, Found } from './documentFinder';
import { entitiesOf } from './entitiesOf';
import { markExcerpt, markText } from './markText';
import type { Wanted } from './rankHits';

/** A document, and its text where that was read. */
export interface Read extends Found {
  text: string | null;
}

/** The texts of some documents, those that were not read before at once. */
export async function readTexts(finder: DocumentFinder, documents: readonly Read[]): Promise<Map<number, string>> {
  const texts = await finder.texts(documents.filter(({ text }) => text === null).map(({ place }) => place));
  for (const { place, text } of documents) if (text !== null) texts.set(place, text);
  return texts;
}

/** What is shown of some documents of an area; one that has gone meanwhile is left out. */
export async function readHits(
  db: Store,
  area: AreaName,
  documents: readonly Found[],
  texts: ReadonlyMap<number, string>,
  wanted: Wanted,
): Promise<SearchHit[]> {
  const ids = documents.map(({ fdId }) => fdId);
  const entities = await entitiesOf(db, area, ids);
  // Words of a phrase that stands as it was typed are marked as one.
  const marks = [wanted.phrase, ...wanted.words];
  return documents.flatMap(({ fdId, title, issuer, date, place }) => {
    const entity = entities.get(fdId);
    if (!entity) return [];
    const whole = texts.get(place) ?? '';
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
