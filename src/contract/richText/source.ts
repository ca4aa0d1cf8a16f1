import { richTextRules, styleCarrier } from '../richText';
import { droppedWhole } from '../seenText';

/** Besides style sheets what a browser would report as against the page's policy, though no sanitiser keeps it. */
const blocks = /<(style|script|noscript)(?:\s[^<>]*)?>([^]*?)(?:<\/\1\s*>|$)/gi;
const office = /\bmso-|urn:schemas-microsoft-com|content=["']?(?:LibreOffice|OpenOffice|Microsoft|WPS)/i;
/** Elements of mini programs whose names SVG has too, and those of formulas, which no sanitiser keeps with their text. */
const renamed =
  /(<\/?)(?:mml:)?(text|view|math|m(?:i|n|o|s|text|row|frac|sup|sub|subsup|sqrt|root|over|under|underover|fenced|style|padded|space|table|tr|td)|semantics|annotation(?:-xml)?)(?=[\s/>])/gi;
/** An attribute of a selector that loads and does nothing. */
const selected = /\[\s*((?:data|aria)-[a-z][\w-]*|role|lang|dir)\s*(?=[~|^$*=\]])/gi;

/** Tags, unclosed ones too, with their values. */
const tags = /<[a-z](?:=\s*(?:"[^"]*"|'[^']*')|[^>])*/gi;
/** What seems to be a value may run on from within a comment or a script. */
const runsOn = /-->|<\/s(?:cript|tyle)/i;

/** Markup whose tags patterns find, since no value has any, with UEditor's page breaks, which are text, as rules. */
export const readableMarkup = (html: string): string =>
  html
    .replace(tags, (tag) => (runsOn.test(tag) ? tag : `<${tag.slice(1).replace(/</g, '&lt;').replace(/>/g, '&gt;')}`))
    .split('_ueditor_page_break_tag_')
    .join('<hr>');

/** A frame or a player, with the file inside it. */
const players = /<(iframe|video|audio|embed|oembed|object)(\s[^<>]*)>(?:\s*<source(\s[^<>]*)>)?/gi;
const playerNames: Readonly<Record<string, string>> = { video: '视频', audio: '音频' };

/** Whether a frame is one that nobody sees, as those that count visits are. */
const isUnseen = (attributes: string): boolean =>
  /display\s*:\s*none|visibility\s*:\s*hidden|[\s"';](?:width|height)\s*[:=]\s*["']?[01](?![\d.%])/i.test(attributes) ||
  /\shidden(?=[\s=/]|$)/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, ''));

/** A link to what no page of the portal may embed. */
function linkTo(name: string, attributes: string): string {
  const addresses = attributes.matchAll(/\s(?:(?:data-)?src|url|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  for (const [, ...values] of isUnseen(attributes) ? [] : addresses) {
    const address = values.find((value) => value !== undefined)?.trim() ?? '';
    const [, place] = /^(?:(?:https?:)?\/\/|(?:\/|profile\/)(?:[^?#]*\/)?)([^/?#]+)/i.exec(address) ?? [];
    const text = `${playerNames[name.toLowerCase()] ?? '嵌入内容'}（${place}）`;
    if (place) return `<a style="display:block" href="${address.replace(/"/g, '&quot;')}">${text}</a>`;
  }
  return '';
}

/** A text without its style sheets. */
export function sourceOf(html: string) {
  let css = '';
  let last = '';
  const linked = readableMarkup(html).replace(players, (whole, name: string, own: string, file = '') => {
    const link = linkTo(name, own) || linkTo(name, file);
    // Players hold others for browsers that do not know them.
    const isAgain = link.slice(link.indexOf('href')) === last;
    last = link.slice(link.indexOf('href'));
    return isAgain ? whole : link + whole;
  });
  const rest = linked.replace(blocks, (_whole, name: string, rules: string) => {
    if (/^style$/i.test(name)) css += `${rules}\n`;
    return '';
  });
  /** Those that the style sheets' selectors ask for, besides those that are always passed on. */
  const attributes = [...new Set(Array.from(css.matchAll(selected), ([, name]) => name.toLowerCase()))];
  // Written by an office program, whose `del` is a tracked change.
  const isOffice = office.test(html);
  return { html: rest.replace(renamed, '$1x-$2'), css, attributes, isOffice };
}

export type RichTextSource = ReturnType<typeof sourceOf>;

const plainNames = 'p|h[2-4]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|caption|br|hr|img|strong|em|sup|sub|a';
const plainAttributes = '(?: (?:href|src|alt|title|width|height|colspan|rowspan)="[^"<>]*")*';
// eslint-disable-next-line no-restricted-syntax -- made of constants
const plainTag = new RegExp(`^<(/?)(${plainNames})${plainAttributes} ?/?>$`);
const linesOnly = /^(?:p|h[2-4]|caption|strong|em|sup|sub|a)$/;
const inLines = /^(?:strong|em|sup|sub|a|br|img)$/;

/**
 * Whether markup is of elements that need no clean-up, well nested, as the desk's editor writes most texts: it need be
 * sanitised only. Others may be too.
 */
export function isPlainMarkup(html: string): boolean {
  const open: string[] = [];
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    const [, end, name] = plainTag.exec(tag) ?? [];
    // The height of a row may hide it.
    if (name === undefined || (name !== 'img' && / (?:width|height)="/.test(tag))) return false;
    const around = open[open.length - 1] ?? '';
    if (end) {
      if (open.pop() !== name) return false;
    } else if (linesOnly.test(around) ? !inLines.test(name) : /^[ou]l$/.test(around) && name !== 'li') return false;
    else if (!/^(?:br|hr|img)$/.test(name)) open.push(name);
  }
  return open.length === 0 && !html.includes('_ueditor_page_break_tag_');
}

/** Attributes that say what an element means, but are not kept: a sanitiser passes them on to the clean-up. */
export const meaningAttributes = (
  'align checked class cite datetime hidden id open reversed selected ' +
  'data-leveltext data-listid data-aria-level data-list-defn-props ' +
  'data-list data-list-item-id data-checked aria-checked data-content-type data-index data-text-alignment ' +
  'data-latex data-value data-w-e-type ' +
  'data-src data-original data-actualsrc data-lazy-src data-lazyload data-lazyload-src data-ks-lazyload data-lazy data-echo data-srcset srcset'
).split(' ');

/** Tags nested deeper than this are unwrapped on the server. */
const maxNesting = 128;

/**
 * Markup that would close an element or a comment if a value were parsed as text; DOMPurify rejects such values too.
 */
const breakout = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Options of `sanitize-html` that are common to what it reads and what it writes. */
export const serverOptions = {
  nonTextTags: [...droppedWhole],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  selfClosing: ['img', 'br', 'hr', 'col'],
  parseStyleAttributes: false,
};

/** Options by which `sanitize-html` makes well-formed markup for the clean-up: `isRead` for the server. */
export const serverReadOptions = (attributes: readonly string[]) => ({
  ...serverOptions,
  allowedTags: false as const,
  // Those are dropped below, with their content.
  allowVulnerableTags: true,
  exclusiveFilter: ({ tag }: { tag: string }) =>
    (droppedWhole as readonly string[]).includes(tag) || /^(?:base|embed|frame|link|meta|param)$/.test(tag),
  // `hidden` has no value.
  nonBooleanAttributes: [],
  nestingLimit: maxNesting,
  allowedAttributes: {
    '*': [
      'href',
      'src',
      'alt',
      'title',
      styleCarrier,
      ...richTextRules.plainAttributes,
      ...meaningAttributes,
      ...attributes,
    ],
  },
  transformTags: {
    '*': (tagName: string, { style, ...attribs }: Record<string, string>) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(style === undefined ? attribs : { ...attribs, [styleCarrier]: style }).filter(
          ([, value]) => !breakout.test(value),
        ),
      ),
    }),
  },
});

/** What was left out, in passages. */
export interface LeftOut {
  /** Tracked deletions nobody has accepted. */
  deleted: number;
  /** Hidden text, rows, columns, comments. */
  hidden: number;
}
