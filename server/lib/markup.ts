/** An escaped surrogate pair, a lone surrogate, or any other escape. */
const escaped = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u[dD][89a-fA-F]..|[^])/g;

/** Replaces escaped lone surrogates, as in truncated texts, by U+FFFD: no page, feed or address can contain them. */
export const wellFormedJson = (json: string): string =>
  json.replace(escaped, (character) => (character.length === '\\ud800'.length ? '\\ufffd' : character));

/** Characters that XML documents may not contain, not even escaped, and HTML does not need. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for element content and quoted attributes, in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, ' ').replace(/[&<>"']/g, (character) => entities[character]!);

/** Escapes JSON for a script element: nothing in it can end the element or a line of script. */
export const jsonInScript = (value: unknown): string =>
  wellFormedJson(JSON.stringify(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What a page has to know of its server. */
export interface PageSettings {
  extras: readonly string[];
  imageHosts: readonly string[];
  prefetch: boolean;
}

/** Adds to a built page its server's settings, where the client reads them at start. */
export const withSettings = (html: string, { extras, imageHosts, prefetch }: PageSettings): string =>
  html.replace(
    /<html\b/,
    [
      `<html data-extras="${extras.join(' ')}"`,
      ...(imageHosts.length > 0 ? [`data-image-hosts="${imageHosts.join(' ')}"`] : []),
      ...(prefetch ? [] : ['data-prefetch="off"']),
    ].join(' '),
  );
