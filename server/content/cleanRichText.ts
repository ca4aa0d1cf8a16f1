import { allowedStyle, isAllowedAddress, richTextRules } from '../../src/contract/richText';
import { withoutDeepTags } from '../lib/nesting';

/** Tags nested deeper than this are dropped; their text stays. */
const maxNesting = 128;

const addresses = new Set(['href', 'src']);

function keptAttributes(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (addresses.has(name)) return isAllowedAddress(value) ? [[name, value]] : [];
    if (name !== 'style') return [[name, value]];
    const style = allowedStyle(value)
      .map((declaration) => declaration.join(': '))
      .join('; ');
    return style === '' ? [] : [[name, style]];
  });
  return Object.fromEntries(kept);
}

/** Sanitises rich text with the allow-list of the portal, so that what is stored is what visitors see. */
export function cleanRichText(html: string): string {
  // Loaded lazily: it takes longer to load than all of the demo content.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const sanitizeHtml = require('sanitize-html') as typeof import('sanitize-html');
  return sanitizeHtml(withoutDeepTags(html), {
    allowedTags: [...richTextRules.tags],
    nonTextTags: [...richTextRules.droppedWhole],
    allowedAttributes: { '*': ['href', 'src', 'alt', 'title', 'style', ...richTextRules.plainAttributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    selfClosing: ['img', 'br', 'hr', 'col'],
    parseStyleAttributes: false,
    nestingLimit: maxNesting,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(attribs) }) },
  }).trim();
}
