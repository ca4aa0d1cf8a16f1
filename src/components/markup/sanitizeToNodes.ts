import DOMPurify, { type Config } from 'dompurify';
import { cleanUpRichText, type StyleFilter } from '../../contract/richText/cleanUp';
import { isPlainMarkup, meaningAttributes, sourceOf, type LeftOut } from '../../contract/richText/source';
import { isRead, styleCarrier } from '../../contract/richText';
import { richTextConfig } from './richTextPolicy';

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

/** What the clean-up sees: more than is kept. */
const readConfig = (attributes: string[]): Config => ({
  ...richTextConfig,
  ADD_TAGS: isRead,
  ADD_ATTR: [...meaningAttributes, ...attributes],
  ADD_URI_SAFE_ATTR: [...richTextConfig.ADD_URI_SAFE_ATTR!, ...meaningAttributes, ...attributes],
  CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /./, attributeNameCheck: null, allowCustomizedBuiltInElements: false },
});

/** None where nothing is left, as of a frameset. */
const sanitize = (markup: string | DocumentFragment, config: Config): DocumentFragment =>
  (DOMPurify.sanitize(markup as string, { ...config, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null) ??
  document.createDocumentFragment();

interface SanitizeOptions {
  /** Pasted: who pastes is told what is left out. */
  isTold?: boolean;
  isWanted?: StyleFilter;
}

/** Markup as clean nodes (src/contract/richText/cleanUp.ts), whose styles are carried by another attribute. */
export function sanitizeToNodes(
  html: string,
  options: SanitizeOptions = {},
): { fragment: DocumentFragment; leftOut: LeftOut } {
  if (isPlainMarkup(html)) return { fragment: sanitize(html, richTextConfig), leftOut: { deleted: 0, hidden: 0 } };
  const { html: markup, ...styleSheets } = sourceOf(html);
  const read = sanitize(carryStyles(markup), readConfig(styleSheets.attributes));
  const leftOut = cleanUpRichText(read, styleSheets, options);
  return { fragment: sanitize(read, richTextConfig), leftOut };
}
