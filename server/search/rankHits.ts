import { foldText, holdsWord } from '../lib/searchTerms';
import type { Found } from './documentFinder';

/** What is looked for, in the form in which texts are compared. */
export interface Wanted {
  /** All of it, as it was typed but for blanks at its ends. */
  phrase: string;
  words: readonly string[];
  /** `yyyy-MM-dd` */
  today: string;
  /** The newest come first, however well they answer. */
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
  /** What nobody can answer any more comes after its like. */
  closed: -35,
};

/**
 * How well a document answers: its title before who issued it, and that before its text; the whole phrase before its
 * words.
 * @returns its score, and how many of the words it has: the index knows pairs of characters, not words
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
