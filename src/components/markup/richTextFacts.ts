import { headingsIn, type Heading } from './headings';

/** What a page must know of a rich text before it can draw what is around it. */
export interface RichTextFacts {
  headings: readonly Heading[];
  /** Nothing is left to see. */
  isBlank: boolean;
}

/** Makes rich texts into what a page may hold; the browser has one, and every page drawn on the server its own. */
export interface RichTexts {
  /** undefined as long as the text cannot be cleaned yet. */
  factsOf(source: string): RichTextFacts | undefined;
  /** In the browser: cleaned nodes, to be cloned; undefined as long as the text cannot be cleaned yet. */
  nodesOf(source: string): DocumentFragment | undefined;
  /** On the server alone: cleaned markup. `anchored` headings can be jumped to. */
  markupOf?(source: string, anchored: boolean): { __html: string };
}

/** Of a text that is cleaned and transformed. */
export const factsIn = (root: ParentNode & Node): RichTextFacts => ({
  headings: headingsIn(root),
  isBlank: !root.textContent?.trim() && !root.querySelector('img, table, hr'),
});

/** Of no text at all, for which nobody needs a sanitiser. */
export const noText: RichTextFacts = { headings: [], isBlank: true };

/** A short name for a source, by which the facts found on the server are found again in the browser (FNV-1a). */
export function richTextKey(source: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < source.length; place += 1) {
    hash = Math.imul(hash ^ source.charCodeAt(place), 0x01000193);
  }
  return `${source.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}
