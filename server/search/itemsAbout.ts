import type { RelatedItem } from '../../src/contract/relations';
import type { AreaName } from '../../src/contract/areas';
import type { Store } from '../db/schema';
import { foldText, containsWord } from '../lib/searchTerms';
import { DocumentFinder } from './documentFinder';
import { entitiesOf } from './entitiesOf';
import type { Keyword } from './keywords';

/** Maximum items with the words in the title, anywhere, and items whose texts are read. */
const limits = { titled: 30, anywhere: 30, read: 30 };

/** Weight of a word by where it occurs. */
const weights = { title: 3, fact: 2, text: 1 };

/** Minimum words in a text; a single one is chance. */
const minTextWords = 2;

/** An item with its score. */
export interface Scored extends RelatedItem {
  score: number;
  place: number;
  closes: string | null;
}

/** Finds the newest items of an area that contain some words. Considers a limited number of items. */
export class ItemsAbout {
  readonly #finder: DocumentFinder;

  constructor(private readonly db: Store) {
    this.#finder = new DocumentFinder(db);
  }

  /** Items of an area that contain some of the words, best first, then newest first. @param except an id */
  async find(area: AreaName, words: readonly Keyword[], except: string): Promise<Scored[]> {
    if (words.length === 0) return [];
    const question = { words: words.map(([word]) => word), area, any: true };
    const titled = await this.#finder.newest({ ...question, inTitle: true }, limits.titled);
    const anywhere = await this.#finder.newest({ ...question, inTitle: false }, limits.anywhere);
    const found = await this.#finder.documents([...new Set([...titled, ...anywhere])]);
    const others = found.filter(({ fdId }) => fdId !== except);
    const entities = await entitiesOf(
      this.db,
      area,
      others.map(({ fdId }) => fdId),
    );
    const first = others.flatMap((one) => {
      const entity = entities.get(one.fdId);
      // Items deleted by other programs may still be in the index.
      return entity ? [{ one, entity, facts: Object.values(entity).join(' ') }] : [];
    });
    first.sort((a, b) => b.one.place - a.one.place);
    const texts = await this.#finder.texts(first.slice(0, limits.read).map(({ one }) => one.place));
    return first
      .flatMap(({ one, entity, facts }): Scored[] => {
        const { score, held, isNamed } = scoreOf(one.title, facts, texts.get(one.place) ?? '', words);
        const says = isNamed || held >= minTextWords;
        return says ? [{ fdId: one.fdId, entity, score, place: one.place, closes: one.closes }] : [];
      })
      .sort((a, b) => b.score - a.score || b.place - a.place);
  }
}

/** Score of an item for the words, and how many it contains, in title, facts and text. */
export function scoreOf(title: string, facts: string, text: string, words: readonly Keyword[]) {
  const places: [string, number][] = [
    [foldText(title), weights.title],
    [foldText(facts), weights.fact],
    [foldText(text), weights.text],
  ];
  let [score, held, isNamed] = [0, 0, false];
  for (const [word, weight] of words) {
    const value = places.find(([where]) => containsWord(where, word))?.[1];
    if (value === undefined) continue;
    score += value * weight;
    held += 1;
    isNamed ||= value > weights.text;
  }
  return { score, held, isNamed };
}
