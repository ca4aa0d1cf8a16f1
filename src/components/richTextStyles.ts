import { allowedStyle } from './richTextPolicy';
import { styleCarrier } from './styleCarrier';

const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const quotedOrStyle = /("[^"]*"|'[^']*')|([\s/"'])style(?=\s*=)/gi;

/**
 * Renames the style attributes of a rich text before it is parsed: under a policy without inline styles the parser
 * would report each of them. What slips through is dropped by the cleaning, as it always is.
 */
export const carryStyles = (html: string): string =>
  html.replace(tag, (whole) =>
    whole.replace(quotedOrStyle, (part: string, quoted: string | undefined, before: string) =>
      quoted === undefined ? `${before}${styleCarrier}` : part,
    ),
  );

/** Sets the declarations that may stay, one by one: no style text is ever parsed. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${styleCarrier}]`)) {
    for (const [name, value] of allowedStyle(element.getAttribute(styleCarrier) ?? '')) {
      element.style.setProperty(name, value);
    }
    element.removeAttribute(styleCarrier);
  }
}
