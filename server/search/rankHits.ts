import { foldText, containsWord } from '../lib/searchTerms';
import type { Found } from './documentFinder';

/** A query in normalised form. */
export interface RankQuery {
  /** The whole query, trimmed. */
  phrase: string;
  words: readonly string[];
  /** `yyyy-MM-dd` */
  today: string;
  /** Sort by date instead of score. */
  newest: boolean;
}

const weights = {
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
  { phrase, words, today }: RankQuery,
): { score: number; held: number } {
  const [inTitle, inIssuer] = [foldText(title), foldText(issuer ?? '')];
  const inText = foldText(text);
  let score = closes !== null && closes < today ? weights.closed : 0;
  if (inTitle === phrase) score += weights.sameTitle;
  else if (inTitle.startsWith(phrase)) score += weights.titleBegins;
  else if (inTitle.includes(phrase)) score += weights.titleHolds;
  if (inIssuer === phrase) score += weights.issuerIs;
  else if (inIssuer.includes(phrase)) score += weights.issuerHolds;
  if (inText.includes(phrase)) score += weights.textHolds;
  let titleWords = 0;
  let held = 0;
  for (const word of words) {
    const places = [containsWord(inTitle, word), containsWord(inIssuer, word), containsWord(inText, word)];
    if (places[0]) titleWords += 1;
    if (places[0]) score += weights.wordInTitle;
    if (places[1]) score += weights.wordInIssuer;
    if (places[2]) score += weights.wordInText;
    if (places.some(Boolean)) held += 1;
  }
  if (titleWords === words.length) score += weights.allInTitle;
  return { score, held };
}
