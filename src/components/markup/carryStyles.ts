import { styleCarrier } from './styleCarrier';

/** Unclosed ones too: a search for the end that fails from each of many would take quadratic time. */
const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*/gi;
const quotedOrStyle = /("[^"]*"|'[^']*')|([\s/"'])style(?=\s*=)/gi;

/**
 * Renames the style attributes of a rich text before it is parsed: under a CSP without inline styles the parser would
 * report each of them. Any that is missed is dropped by the sanitiser as usual.
 */
export const carryStyles = (html: string): string =>
  html.replace(tag, (whole) =>
    whole.replace(quotedOrStyle, (part: string, quoted: string | undefined, before: string) =>
      quoted === undefined ? `${before}${styleCarrier}` : part,
    ),
  );
