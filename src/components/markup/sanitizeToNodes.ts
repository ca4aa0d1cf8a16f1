import DOMPurify, { type Config } from 'dompurify';
import { cleanUpRichText, type StyleFilter } from '../../contract/richText/cleanUp';
import { isPlainMarkup, meaningAttributes, sourceOf, type LeftOut } from '../../contract/richText/source';
import { isRead, styleCarrier, addressPattern, richTextRules } from '../../contract/richText';
import { droppedWhole } from '../../contract/seenText';
import { settings } from '../../lib/settings';
import { valuesOf, romanNumber } from '../../contract/richText/settleLists';

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

/** Attributes whose value is not a URL. */
const plainAttributes = [...richTextRules.plainAttributes, styleCarrier];

/** The policy, with the attribute name that carries styles through the sanitiser. */
export const richTextPolicy = {
  tags: richTextRules.tags,
  attributes: ['href', 'src', 'alt', 'title', ...plainAttributes],
  droppedWhole,
} as const;

/** The policy as a DOMPurify configuration. */
export const richTextConfig: Config = {
  ALLOWED_TAGS: [...richTextPolicy.tags],
  ALLOWED_ATTR: [...richTextPolicy.attributes],
  FORBID_CONTENTS: [...richTextPolicy.droppedWhole],
  // DOMPurify checks every other attribute against the URL pattern below.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: addressPattern,
};

/** Whether rich text may show a picture from there: this site, the API host, `data:`, and configured hosts. */
export function isAllowedPicture(src: string, origin: string): boolean {
  if (/^data:image\//i.test(src)) return true;
  try {
    const url = new URL(src, origin);
    const hosts = [new URL(origin).host, ...settings.imageHosts];
    if (settings.apiHost) hosts.push(new URL(settings.apiHost).host);
    // As a Content Security Policy names them: `img.example.com`, `https://*.example.com`.
    const isOfHost = (hostPattern: string) => {
      const [start = '', end] = hostPattern.toLowerCase().split('*');
      return end ? url.origin.startsWith(start) && url.host.endsWith(end) : start === url.host || start === url.origin;
    };
    return /^https?:$/.test(url.protocol) && hosts.some(isOfHost);
  } catch {
    return false;
  }
}

/**
 * How an ordered list of a `type` is numbered, as the class that RichText.module.css knows. The selector `[type='a']` would
 * match `A` too: browsers compare this attribute without regard to case.
 */
export const numbering: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

function numberAs(value: number, type: string): string {
  if (/a/i.test(type) && value > 0 && value <= 26) return String.fromCharCode((type === 'a' ? 96 : 64) + value);
  const roman = /i/i.test(type) && value > 0 && value < 400 ? romanNumber(value) : String(value);
  return type === 'I' ? roman.toUpperCase() : roman;
}

/** Numbers the items of ordered lists as their attributes say. */
export function numberItems(list: Element): void {
  const type = list.getAttribute('type') ?? '';
  const numberingClass = /^[ai]$/i.test(type) && numbering[type];
  if (numberingClass) list.classList.add(numberingClass);
  const items = Array.from(list.children).filter(({ tagName }) => tagName === 'LI');
  // Chromium's counter disregards the attribute.
  if (!items.some((item) => item.hasAttribute('value'))) return;
  valuesOf(list, items).forEach((value, place) => items[place].setAttribute('data-number', numberAs(value, type)));
}
