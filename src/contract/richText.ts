import { declarationsOf, droppedWhole } from './seenText';

/**
 * What rich text may hold (docs/decisions/008-rich-text.md): for the clean-up (richText/cleanUp.ts), the sanitisers of
 * browser and server, and the desk's editor.
 */
export const richTextRules = {
  tags: (
    'p br hr h2 h3 h4 h5 h6 strong b em i u s del ins mark sub sup span div blockquote pre code ul ol li dl dt dd a ' +
    'img figure figcaption table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
  /** Attributes whose value is not a URL; style declarations are checked one by one. */
  plainAttributes: ['width', 'height', 'colspan', 'rowspan', 'span', 'scope', 'start', 'type', 'value'],
} as const;

/**
 * Whether the clean-up sees an element before the allow-list applies: what it is decides what becomes of its text.
 * Others are unwrapped, or dropped as above.
 */
export const isRead = (name: string): boolean =>
  !droppedWhole.includes(name) &&
  !/^(?:applet|base|body|embed|form|frame|frameset|head|html|link|meta|object|param)$/.test(name);

/** Carries inline styles through the sanitisers, under an attribute name that neither CSS nor CSP applies to. */
export const styleCarrier = 'data-rich-style';

export const addressPattern = /^(?:https?:|mailto:|tel:|\/|profile\/|data:image\/(?:png|jpeg|gif|webp);base64,)/i;

/** Characters that browsers ignore in a URL. */
// oxlint-disable-next-line no-control-regex
const ignoredInAddresses = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/** Whether a link or picture URL is allowed, by its scheme. */
export const isAllowedAddress = (address: string): boolean =>
  addressPattern.test(address.replace(ignoredInAddresses, ''));

/** Bold, italic, underlined and struck are elements, never styles: see richText/cleanUp.ts. */
const styleValues: Readonly<Record<string, RegExp>> = {
  color: /^(?:#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/,
  'background-color': /^(?:#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'font-weight': /^(?:normal|[1-5]00)$/,
  'font-style': /^normal$/,
  'text-decoration': /^none$/,
  // Tables of Google Sheets and of Word for the web have a width of 0: as narrow as their columns.
  width: /^(?=[\d.]*[1-9])\d{1,4}(?:\.\d+)?(?:px|%|em|rem)$/,
  height: /^(?:auto|(?=[\d.]*[1-9])\d{1,4}(?:\.\d+)?(?:px|%|em|rem))$/,
};

/** Allowed declarations of inline styles, name and value; none can position, cover or load anything. */
export const allowedStyle = (style: string): [name: string, value: string][] =>
  [...declarationsOf(style)].filter(([name, value]) => styleValues[name]?.test(value));
