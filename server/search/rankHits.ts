import { foldText, holdsWord } from '../lib/searchTerms';
import type { Found } from './documentFinder';

/** A query in normalised form. */
export interface Wanted {
  /** The whole query, trimmed. */
  phrase: string;
  words: readonly string[];
  /** `yyyy-MM-dd` */
  today: string;
  /** Sort by date instead of score. */
  newest: boolean;
}

const worth = {
  sameTitle: 1000,
  titleBegins: 500,
  titleHolds: 400,
  allInTitle: 250,
  wordInTitle: 40,
  issuerIs: 100,
  issuerHolds: 60,
  wordInIssuer: 20,
  textHolds: 30,
  wordInText: 8,
  /** Penalty for closed entries. */
  closed: -35,
};

/**
 * Scores a document: title before issuer before text; the whole phrase before single words.
 * @returns its score, and how many of the words it contains, since the index only knows character bigrams
 */
export function scoreOf(
  { title, issuer, closes }: Pick<Found, 'title' | 'issuer' | 'closes'>,
  text: string,
  { phrase, words, today }: Wanted,
): { score: number; held: number } {
  const [inTitle, inIssuer] = [foldText(title), foldText(issuer ?? '')];
  const inText = foldText(text);
  let score = closes !== null && closes < today ? worth.closed : 0;
  if (inTitle === phrase) score += worth.sameTitle;
  else if (inTitle.startsWith(phrase)) score += worth.titleBegins;
  else if (inTitle.includes(phrase)) score += worth.titleHolds;
  if (inIssuer === phrase) score += worth.issuerIs;
  else if (inIssuer.includes(phrase)) score += worth.issuerHolds;
  if (inText.includes(phrase)) score += worth.textHolds;
  let titleWords = 0;
  let held = 0;
  for (const word of words) {
    const places = [holdsWord(inTitle, word), holdsWord(inIssuer, word), holdsWord(inText, word)];
    if (places[0]) titleWords += 1;
    if (places[0]) score += worth.wordInTitle;
    if (places[1]) score += worth.wordInIssuer;
    if (places[2]) score += worth.wordInText;
    if (places.some(Boolean)) held += 1;
  }
  if (titleWords === words.length) score += worth.allInTitle;
  return { score, held };
}
