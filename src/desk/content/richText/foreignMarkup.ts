import DOMPurify from 'dompurify';
import { carryStyles } from '../../../components/markup/carryStyles';
import { richTextConfig } from '../../../components/markup/richTextPolicy';
import { styleCarrier } from '../../../components/markup/styleCarrier';
import { allowedStyle } from '../../../contract/richText';
import { withoutActive } from './withoutActive';

/**
 * Markup as sanitized nodes, with nothing but what rich text may hold.
 *
 * @param keepsStyle which style declarations stay
 */
export function cleaned(html: string, keepsStyle: (name: string) => boolean = () => true): DocumentFragment {
  const fragment = DOMPurify.sanitize(carryStyles(withoutActive(html)), {
    ...richTextConfig,
    RETURN_DOM_FRAGMENT: true,
  });
  fragment.querySelectorAll<HTMLElement>(`[${styleCarrier}]`).forEach((element) => {
    // One by one: the page's CSP refuses style text.
    for (const [name, value] of allowedStyle(element.getAttribute(styleCarrier) ?? '')) {
      if (keepsStyle(name)) element.style.setProperty(name, value);
    }
    element.removeAttribute(styleCarrier);
  });
  return fragment;
}
