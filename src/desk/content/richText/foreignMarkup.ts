import { sanitizeToNodes } from '../../../components/markup/sanitizeToNodes';
import { allowedStyle, styleCarrier } from '../../../contract/richText';

/** Sets the carried styles. */
export function setStyles(fragment: DocumentFragment): void {
  fragment.querySelectorAll<HTMLElement>(`[${styleCarrier}]`).forEach((element) => {
    // One by one: the page's CSP refuses style text.
    for (const [name, value] of allowedStyle(element.getAttribute(styleCarrier) ?? '')) {
      element.style.setProperty(name, value);
    }
    element.removeAttribute(styleCarrier);
  });
}

/** Markup as nodes with nothing but what rich text may hold. */
export function cleaned(html: string): DocumentFragment {
  const { fragment } = sanitizeToNodes(html);
  setStyles(fragment);
  return fragment;
}
