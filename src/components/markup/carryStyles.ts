import { styleCarrier } from '../../contract/richText';

/** Unclosed ones too: a search for the end that fails from each of many would take quadratic time. */
const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*/gi;
const quotedOrNamed = /("[^"]*"|'[^']*')|\b(?:(style)|on[a-z]+)(?=\s*=)/gi;

/**
 * Renames the style attributes and handlers of a rich text before it is parsed: under a CSP without inline styles and
 * scripts the parser would report each of them. Any that is missed is dropped by the sanitiser as usual.
 */
export const carryStyles = (html: string): string =>
  html.replace(tag, (whole) =>
    whole.replace(quotedOrNamed, (part: string, quoted: string | undefined, style: string | undefined) =>
      quoted === undefined ? (style ? styleCarrier : 'data-handler') : part,
    ),
  );
