/**
 * The rich text allow-list (docs/decisions/008-rich-text.md), shared by the browser's sanitiser, the server's, and the
 * desk's validation.
 */
export const richTextRules = {
  tags: (
    'p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup span div blockquote pre code ul ol li dl dt dd a img figure ' +
    'figcaption table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
  /** Attributes whose value is not a URL; style declarations are checked one by one. */
  plainAttributes: ['width', 'height', 'colspan', 'rowspan', 'span', 'scope', 'start', 'type'],
  /** Elements removed with their content; other disallowed elements are unwrapped. */
  droppedWhole: (
    'annotation-xml audio desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript plaintext ' +
    'script selectedcontent style svg template title video xmp'
  ).split(' '),
} as const;

export const addressPattern = /^(?:https?:|mailto:|tel:|\/|profile\/|data:image\/(?:png|jpeg|gif|webp);base64,)/i;

/** Characters that browsers ignore in a URL. */
// eslint-disable-next-line no-control-regex
const ignoredInAddresses = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/** Whether a link or picture URL is allowed, by its scheme. */
export const isAllowedAddress = (address: string): boolean =>
  addressPattern.test(address.replace(ignoredInAddresses, ''));

const styleValues: Readonly<Record<string, RegExp>> = {
  color: /^(?:#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/i,
  'background-color': /^(?:#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/i,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'font-weight': /^(?:normal|bold|[1-9]00)$/,
  'font-style': /^(?:normal|italic)$/,
  'text-decoration': /^(?:none|underline|line-through)$/,
  width: /^\d{1,4}(?:\.\d+)?(?:px|%|em|rem)$/,
  height: /^(?:auto|\d{1,4}(?:\.\d+)?(?:px|%|em|rem))$/,
};

/** Allowed declarations of inline styles, name and value; none can position, cover or load anything. */
export function allowedStyle(style: string): [name: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return colon > 0 && styleValues[name]?.test(value) ? [[name, value]] : [];
  });
}
