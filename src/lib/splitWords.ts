import type { Phrase } from './figures';

/**
 * Whether a break opportunity has to be inserted between two phrases. After a space there already is one, and beside a
 * figure or a Latin word it would remove the spacing that browsers add there.
 */
export const needsBreakOpportunity = (before: string, phrase: string): boolean =>
  !/^[\w\s]|\w$/.test(before.slice(-1) + phrase.slice(0, 1));

let phrasesOfTitle: ((text: string) => Phrase[] | null) | undefined;

/** Loads the dictionary of `splitWords`, which a page's first view does without. Never rejects. */
export const loadDictionary = (): Promise<void> =>
  import(/* webpackChunkName: "prefetch" */ './titlePhrases').then(
    (script) => {
      phrasesOfTitle = script.phrasesOfTitle;
    },
    // Titles wrap as the browser does by itself.
    () => undefined,
  );

/**
 * A title as phrases between which a line may break: words, figures with their unit.
 *
 * @returns null before `loadDictionary`, if the browser cannot segment words, or the text is no title: then default line
 * breaking applies
 */
export const splitWords = (text: string): Phrase[] | null => phrasesOfTitle?.(text) ?? null;
