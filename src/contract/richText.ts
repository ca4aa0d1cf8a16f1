/**
 * What rich text may hold (docs/decisions/008-rich-text.md), and how styles are read: for the clean-up
 * (richText/cleanUp.ts), the sanitisers of browser and server, the desk's editor, and plain text.
 */
export const richTextRules = {
  tags: (
    'p br hr h2 h3 h4 h5 h6 strong b em i u s del ins mark sub sup span div blockquote pre code ul ol li dl dt dd a ' +
    'img figure figcaption table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
  /** Attributes whose value is not a URL; style declarations are checked one by one. */
  plainAttributes: ['width', 'height', 'colspan', 'rowspan', 'span', 'scope', 'start', 'type', 'value'],
  /** Elements removed with their content, which no reader sees. */
  droppedWhole: (
    'annotation-xml audio canvas datalist desc foreignobject iframe math mi mn mo ms mtext noembed noframes ' +
    'noscript plaintext script selectedcontent style svg template title video xml xmp'
  ).split(' '),
} as const;

/**
 * Whether the clean-up sees an element before the allow-list applies: what it is decides what becomes of its text.
 * Others are unwrapped, or dropped as above.
 */
export const isRead = (name: string): boolean =>
  !(richTextRules.droppedWhole as readonly string[]).includes(name) &&
  !/^(?:applet|base|body|embed|form|frame|frameset|head|html|link|meta|object|param)$/.test(name);

/** Carries inline styles through the sanitisers, under an attribute name that neither CSS nor CSP applies to. */
export const styleCarrier = 'data-rich-style';

export const addressPattern = /^(?:https?:|mailto:|tel:|\/|profile\/|data:image\/(?:png|jpeg|gif|webp);base64,)/i;

/** Characters that browsers ignore in a URL. */
// eslint-disable-next-line no-control-regex
const ignoredInAddresses = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/** Whether a link or picture URL is allowed, by its scheme. */
export const isAllowedAddress = (address: string): boolean =>
  addressPattern.test(address.replace(ignoredInAddresses, ''));

/** Declarations by name, as of a `style` attribute. */
export type Declarations = ReadonlyMap<string, string>;

/** Reads the text of a `style` attribute; of a repeated name the last value counts. Values are in lower case. */
export function declarationsOf(style: string): Declarations {
  const found = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/i, '');
    if (colon > 0) found.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return found;
}

/** Bold, italic, underlined and struck are elements, never styles: see richText/cleanUp.ts. */
const styleValues: Readonly<Record<string, RegExp>> = {
  color: /^(?:#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/,
  'background-color': /^(?:#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]+)$/,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'font-weight': /^(?:normal|[1-5]00)$/,
  'font-style': /^normal$/,
  'text-decoration': /^none$/,
  width: /^\d{1,4}(?:\.\d+)?(?:px|%|em|rem)$/,
  height: /^(?:auto|\d{1,4}(?:\.\d+)?(?:px|%|em|rem))$/,
};

/** Allowed declarations of inline styles, name and value; none can position, cover or load anything. */
export const allowedStyle = (style: string): [name: string, value: string][] =>
  [...declarationsOf(style)].filter(([name, value]) => styleValues[name]?.test(value));

const zero = /^[+-]?0*(?:\.0*)?(?:%|[a-z]+)?$/;
const nothing = (value: string | undefined): boolean => value !== undefined && /\d/.test(value) && zero.test(value);
const farAway = /^-\d{3,}(?:\.\d+)?(?:px|pt|em|rem)$/;

/** Whether nothing inside such an element is seen, in a browser or in the office program that wrote it. */
export function isHidden(styles: Declarations, hasHiddenAttribute: boolean): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(styles.get(name) ?? '');
  const isClipped = is('overflow', /^(?:hidden|clip)/);
  const isPlaced = is('position', /^(?:absolute|fixed)$/);
  return (
    hasHiddenAttribute ||
    is('display', /^none$/) ||
    is('mso-hide', /^all$/) ||
    is('content-visibility', /^hidden$/) ||
    nothing(styles.get('opacity')) ||
    is('transform', /^scale\(0\)$/) ||
    is('clip-path', /^inset\((?:50|100)%/) ||
    is('text-indent', farAway) ||
    (isClipped && ['width', 'height', 'max-width', 'max-height'].some((name) => nothing(styles.get(name)))) ||
    (isPlaced && (is('left', farAway) || is('top', farAway) || is('clip', /^rect\((?:[01](?:px)?[\s,]*){4}\)$/)))
  );
}

/** What keeps text from being seen until something inside resets it. */
export interface Unseen {
  visibility?: boolean;
  size?: boolean;
  colour?: boolean;
}

/** Whether text right inside such an element is seen. @param around of its parent */
export function unseenIn(styles: Declarations, around: Unseen): Unseen {
  const [visibility, size, colour] = ['visibility', 'font-size', 'color'].map((name) => styles.get(name));
  const clip = styles.get('-webkit-background-clip') ?? styles.get('background-clip') ?? '';
  return {
    visibility: visibility === undefined ? around.visibility : /^(?:hidden|collapse)$/.test(visibility),
    size: size === undefined || /%|em$/.test(size) ? around.size || nothing(size) : nothing(size),
    // Over a gradient transparent text is seen.
    colour:
      colour === undefined
        ? around.colour
        : /^(?:transparent|rgba?\((?:[^,]*,){3}\s*0(?:\.0*)?%?\)|rgba?\([^,/]*\/\s*0(?:\.0*)?%?\)|#[\da-f]{3}0|#[\da-f]{6}00)$/.test(
            colour,
          ) && !clip.includes('text'),
  };
}

export const isUnseen = ({ visibility, size, colour }: Unseen): boolean => Boolean(visibility || size || colour);

export const decorationOf = (styles: Declarations): string =>
  `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;

/** Whether text is struck through. */
export const isStruck = (name: string, styles: Declarations): boolean =>
  /^(?:s|strike|del)$/.test(name) || /line-through/.test(decorationOf(styles));
