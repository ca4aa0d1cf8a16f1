/** A heading of a rich text: its id, and its text without numbering. */
export interface Heading {
  id: string;
  text: string;
}

/** One term of a product, e.g. 额度 and 最高 500 万元. */
export interface Term {
  label: string;
  value: string;
}

/** What a page must know of a rich text to render what is around it. */
export interface RichTextFacts {
  headings: readonly Heading[];
  /** It has no visible content. */
  isBlank: boolean;
  /** When to apply, as it says it: `2026年5月1日至2026年6月30日`. */
  period?: string;
  /** The first telephone number that it calls one, as it writes it. */
  phone?: string;
  /** The same, to dial. */
  dial?: string;
  /** Amount, period and price of a product, as its first table states them; at most three. */
  terms?: readonly Term[];
}

/** Sanitises and transforms rich texts; one instance in the browser, one per page on the server. */
export interface RichTexts {
  /** undefined until the text can be sanitised. */
  factsOf(source: string): RichTextFacts | undefined;
  /** In the browser: sanitised nodes, to be cloned; undefined until the text can be sanitised. */
  nodesOf(source: string): DocumentFragment | undefined;
  /** On the server only: sanitised markup. `anchored` headings get ids. */
  markupOf?(source: string, anchored: boolean): { __html: string };
}

/** Facts of an empty text, which needs no sanitiser. */
export const noText: RichTextFacts = { headings: [], isBlank: true };

/** A short hash of a source, by which the browser finds the server's facts (FNV-1a). */
export function richTextKey(source: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < source.length; place += 1) {
    hash = Math.imul(hash ^ source.charCodeAt(place), 0x01000193);
  }
  return `${source.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}
