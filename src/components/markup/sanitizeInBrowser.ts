import { sanitizeToNodes } from './sanitizeToNodes';
import { transformRichText } from './transformRichText';

export { anchorHeadings, factsIn } from './factsIn';

/** A rich text as sanitised nodes, in an inert document that loads nothing. */
export function sanitizeInBrowser(source: string): DocumentFragment {
  const { fragment } = sanitizeToNodes(source);
  transformRichText(fragment, {
    origin: location.origin,
    // One by one: no style text is ever parsed.
    setStyle: (element, declarations) => {
      for (const [name, value] of declarations) element.style.setProperty(name, value);
    },
  });
  return fragment;
}
