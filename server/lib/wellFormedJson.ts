/** An escaped character of JSON: a character of two halves, half of one, or any other. */
const escaped = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u[dD][89a-fA-F]..|[^])/g;

/**
 * A text of JSON in which halves of characters, as texts that were cut have them, have given way to the character for what
 * cannot be read: no page, feed or address can hold them.
 */
export const wellFormedJson = (json: string): string =>
  json.replace(escaped, (character) => (character.length === '\\ud800'.length ? '\\ufffd' : character));
