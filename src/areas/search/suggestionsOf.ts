import type { AreaName } from '../../contract/areas';
import type { SearchSuggestions, SuggestedWord } from '../../contract/search';
import { pathOfHit, searchPath } from './searchPaths';

/** A suggestion, and its link. */
interface Suggestion {
  to: string;
  text: string[];
}

export interface SuggestedLines {
  words: (Suggestion & Pick<SuggestedWord, 'count' | 'more'>)[];
  pages: (Suggestion & { area: AreaName })[];
}

/** The suggestions as options; the input is highlighted in a word that begins with it. */
export function suggestionsOf(answer: SearchSuggestions | null | undefined, typed: string): SuggestedLines {
  const { words = [], pages = [] } = answer ?? {};
  return {
    words: words.map(({ word, count, more }) => ({
      to: searchPath(word),
      text: word.toLowerCase().startsWith(typed.toLowerCase())
        ? ['', word.slice(0, typed.length), word.slice(typed.length)]
        : [word],
      count,
      more,
    })),
    pages: pages.map((page) => ({ to: pathOfHit(page), text: page.title, area: page.area })),
  };
}
