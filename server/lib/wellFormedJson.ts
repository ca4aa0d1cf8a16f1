/** An escaped surrogate pair, a lone surrogate, or any other escape. */
const escaped = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u[dD][89a-fA-F]..|[^])/g;

/** Replaces escaped lone surrogates, as in truncated texts, by U+FFFD: no page, feed or address can contain them. */
export const wellFormedJson = (json: string): string =>
  json.replace(escaped, (character) => (character.length === '\\ud800'.length ? '\\ufffd' : character));
