/** A paragraph to read: its element and its sentences. */
export interface Paragraph {
  element: Element;
  sentences: string[];
}

const blocks = 'h1, h2, h3, h4, p, li, td, th, caption, blockquote, figcaption, pre, div, section, article';

/** Content of the page that is not part of the article's text. */
const apart = 'nav, aside, button, dl, .noprint, .vh, [aria-hidden="true"], [hidden], script, style';

/** Some voices stop in the middle of an utterance longer than this, characters. */
const longest = 120;

/** Splits a text into utterances of a sentence or, where that is long, less. */
function sentencesOf(text: string): string[] {
  const pieces = text.match(/[^。！？；!?;\n]+[。！？；!?;\n]*/g) ?? [];
  return (
    pieces
      .flatMap((piece) => (piece.length > longest ? (piece.match(/[^，,、：:]+[，,、：:]*/g) ?? []) : [piece]))
      // eslint-disable-next-line no-restricted-syntax -- made of constants
      .flatMap((piece) => piece.match(new RegExp(`[^]{1,${longest}}`, 'gu')) ?? [])
      .map((piece) => piece.trim())
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  );
}

/** The parts of the current page to read: its title and its text, in order. */
export function articleText(): Paragraph[] {
  const root = document.querySelector('main article') ?? document.querySelector('main');
  if (!root) return [];
  const found: { element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || !textContent || parentElement.closest(apart)) continue;
    const element = parentElement.closest(blocks) ?? root;
    const last = found[found.length - 1];
    if (last?.element === element) last.text += textContent;
    else found.push({ element, text: textContent });
  }
  return found
    .map(({ element, text }) => ({ element, sentences: sentencesOf(text) }))
    .filter(({ sentences }) => sentences.length > 0);
}
