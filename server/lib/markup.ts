import { wellFormedJson } from './wellFormedJson';

/** What no XML document may hold, not even escaped, and no reader of HTML needs. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as the content of an element or of a quoted attribute, of HTML and of XML alike. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, ' ').replace(/[&<>"']/g, (character) => entities[character]!);

/** JSON as the content of a script element of data: nothing in it can end the element or a line of script. */
export const jsonInScript = (value: unknown): string =>
  wellFormedJson(JSON.stringify(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
