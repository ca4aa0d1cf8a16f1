/** What a reader sees of rich text, by its elements and styles: for plain text and for the clean-up. */

/** Elements removed with their content, which no reader sees. */
export const droppedWhole: readonly string[] = (
  'annotation-xml audio canvas datalist desc foreignobject iframe math mi mn mo ms mtext noembed noframes ' +
  'noscript plaintext script selectedcontent style svg template title video xml xmp'
).split(' ');

/** Declarations by name, as of a `style` attribute. */
export type Declarations = ReadonlyMap<string, string>;

type Readable = Pick<Declarations, 'get'>;

/** Letters, digits and hyphens that are written as escapes of CSS: `d\69splay`. Others stay, as they may be separators. */
const unescaped = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|(?=[g-z]))/gi, (whole, code?: string) => {
    const character = code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));
    return code === undefined || /[\w-]/.test(character) ? character : whole;
  });

/** Reads the text of a `style` attribute; of a repeated name the last value counts. Values are in lower case. */
export function declarationsOf(style: string): Declarations {
  const found = new Map<string, string>();
  const read = style.includes('\\') ? unescaped(style) : style;
  for (const declaration of read.replace(/\/\*[^]*?(?:\*\/|$)/g, '').split(';')) {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/i, '');
    if (colon > 0) found.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return found;
}

/** The rules of a style sheet that apply to a screen, as the texts of their selectors and declarations. */
export function screenRulesIn(css: string): [selectors: string, declarations: string][] {
  const rules: [string, string][] = [];
  let depth = 0;
  let prelude = '';
  for (const part of css.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, ' ').split(/([{}])/)) {
    // What is inside a rule for screens applies like what is outside.
    if (part === '{') depth += depth > 0 || !/^@media\s+(?:only\s+)?(?:all|screen)$/i.test(prelude) ? 1 : 0;
    else if (part === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) prelude = part.slice(part.lastIndexOf(';') + 1).trim();
    else if (depth === 1 && !prelude.startsWith('@')) rules.push([prelude, part]);
  }
  return rules;
}

const zero = /^[+-]?0*(?:\.0*)?(?:%|[a-z]+)?$/;
const nothing = (value: string | undefined): boolean => value !== undefined && /\d/.test(value) && zero.test(value);
const farAway = /^-\d{3,}(?:\.\d+)?(?:px|pt|em|rem)$/;
/** Office programs have hanging indents, as `-144pt` of nine characters. */
const hanging = /^-[1-4]\d\d(?:\.\d+)?(?:px|pt)$/;

/** Whether nothing inside such an element is seen, in a browser or in the office program that wrote it. */
export function isHidden(styles: Readable, hasHiddenAttribute: boolean): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(styles.get(name) ?? '');
  const isClipped = ['overflow', 'overflow-x', 'overflow-y'].some((name) => is(name, /^(?:hidden|clip)/));
  const isPlaced = is('position', /^(?:absolute|fixed)$/);
  return (
    hasHiddenAttribute ||
    is('display', /^none$/) ||
    is('mso-hide', /^all$/) ||
    is('content-visibility', /^hidden$/) ||
    nothing(styles.get('opacity')) ||
    is('transform', /^scale\(0\)$/) ||
    is('clip-path', /^inset\((?:50|100)%/) ||
    (is('text-indent', farAway) && !is('text-indent', hanging)) ||
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
export function unseenIn(styles: Readable, around: Unseen): Unseen {
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

export const decorationOf = (styles: Readable): string =>
  `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;

/** What classes say whose style sheet is not in the text: of Word, Pandoc, Tailwind and Bootstrap. */
export const classRules =
  'span.msoDel,span.deletion,.line-through,.text-decoration-line-through{text-decoration:line-through}span.comment-start{display:none}';

/** Whether text is struck through. */
export const isStruck = (name: string, styles: Readable): boolean =>
  /^(?:s|strike|del)$/.test(name) || /line-through/.test(decorationOf(styles));
