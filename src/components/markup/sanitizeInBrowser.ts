import DOMPurify from 'dompurify';
import { carryStyles } from './carryStyles';
import { richTextConfig } from './richTextPolicy';
import { transformRichText } from './transformRichText';

/** A rich text as sanitised nodes, in an inert document that loads nothing. */
export function sanitizeInBrowser(source: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(carryStyles(source), { ...richTextConfig, RETURN_DOM_FRAGMENT: true });
  transformRichText(fragment, {
    origin: location.origin,
    // One by one: no style text is ever parsed.
    setStyle: (element, declarations) => {
      for (const [name, value] of declarations) element.style.setProperty(name, value);
    },
  });
  return fragment;
}
