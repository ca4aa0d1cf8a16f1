import type { Config } from 'dompurify';
import { richTextConfig } from '../../../components/markup/richTextPolicy';
import { sanitizeToNodes } from '../../../components/markup/sanitizeToNodes';
import { styleCarrier } from '../../../components/markup/styleCarrier';
import { allowedStyle } from '../../../contract/richText';
import { withoutActive } from './withoutActive';

/** Markup as sanitized nodes, whose styles are still carried by another attribute. */
export const sanitized = (html: string, config: Config): DocumentFragment =>
  sanitizeToNodes(withoutActive(html), config);

/** Sets the carried styles that rich text may have, and that are wanted. */
export function keepStyles(fragment: DocumentFragment, isWanted: (name: string, value: string) => boolean): void {
  fragment.querySelectorAll<HTMLElement>(`[${styleCarrier}]`).forEach((element) => {
    // One by one: the page's CSP refuses style text.
    for (const [name, value] of allowedStyle(element.getAttribute(styleCarrier) ?? '')) {
      if (isWanted(name, value)) element.style.setProperty(name, value);
    }
    element.removeAttribute(styleCarrier);
  });
}

/** Markup as nodes with nothing but what rich text may hold. */
export function cleaned(html: string): DocumentFragment {
  const fragment = sanitized(html, richTextConfig);
  keepStyles(fragment, () => true);
  return fragment;
}
