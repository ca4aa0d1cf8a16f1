import { foldText } from '../lib/searchTerms';
import type { Found } from './findDocuments';

/** What is looked for, in the form in which texts are compared. */
export interface Wanted {
  /** All of it, as it was typed but for blanks at its ends. */
  phrase: string;
  words: readonly string[];
}

const worth = {
  sameTitle: 1000,
  titleBegins: 500,
  titleHolds: 400,
  allInTitle: 250,
  wordInTitle: 40,
  issuerHolds: 60,
  wordInIssuer: 20,
  textHolds: 30,
  wordInText: 8,
};

/**
 * How well a document answers: its title before who issued it, and that before its text; the whole phrase before its
 * words.
 * @param text null: it was not read, and the index is believed
 * @returns 0 for a document that has none of the words: the index knows pairs of signs, not words
 */
export function scoreOf({ title, issuer }: Pick<Found, 'title' | 'issuer'>, text: string | null, wanted: Wanted) {
  const [inTitle, inIssuer] = [foldText(title), foldText(issuer ?? '')];
  const inText = text === null ? null : foldText(text);
  const { phrase, words } = wanted;
  let score = 0;
  if (inTitle === phrase) score += worth.sameTitle;
  else if (inTitle.startsWith(phrase)) score += worth.titleBegins;
  else if (inTitle.includes(phrase)) score += worth.titleHolds;
  if (inIssuer.includes(phrase)) score += worth.issuerHolds;
  if (inText?.includes(phrase)) score += worth.textHolds;
  let titleWords = 0;
  let held = 0;
  for (const word of words) {
    const places = [inTitle.includes(word), inIssuer.includes(word), inText === null || inText.includes(word)];
    if (places[0]) titleWords += 1;
    if (places[0]) score += worth.wordInTitle;
    if (places[1]) score += worth.wordInIssuer;
    if (places[2]) score += worth.wordInText;
    if (places.some(Boolean)) held += 1;
  }
  if (titleWords === words.length) score += worth.allInTitle;
  return { score, held };
}
