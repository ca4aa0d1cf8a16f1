import type { Config } from 'dompurify';
import { settings } from '../../lib/settings';
import { styleCarrier } from './styleCarrier';

/** Attributes whose value is not an address. */
const plainAttributes = ['width', 'height', 'colspan', 'rowspan', 'span', 'scope', 'start', 'type', styleCarrier];

/**
 * What rich text may hold (docs/decisions/008-rich-text.md), for both sanitisers: the browser's and the one that draws
 * pages on the server.
 */
export const richTextPolicy = {
  tags: (
    'p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup span div blockquote pre code ul ol li dl dt dd a img figure ' +
    'figcaption table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
  attributes: ['href', 'src', 'alt', 'title', ...plainAttributes],
  /** Elements that go with all they hold; any other that is not allowed leaves its text. */
  droppedWhole: (
    'annotation-xml audio desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript plaintext ' +
    'script selectedcontent style svg template title video xmp'
  ).split(' '),
} as const;

const addressPattern = /^(?:https?:|mailto:|tel:|\/|profile\/|data:image\/(?:png|jpeg|gif|webp);base64,)/i;

/** What browsers ignore in an address. */
// eslint-disable-next-line no-control-regex
const ignoredInAddresses = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/** Whether a link may lead there, or a picture come from there, as far as the scheme tells. */
export const isAllowedAddress = (address: string): boolean =>
  addressPattern.test(address.replace(ignoredInAddresses, ''));

/** The policy in the words of DOMPurify. */
export const richTextConfig: Config = {
  ALLOWED_TAGS: [...richTextPolicy.tags],
  ALLOWED_ATTR: [...richTextPolicy.attributes],
  FORBID_CONTENTS: [...richTextPolicy.droppedWhole],
  // The pattern for addresses below is asked of every other attribute's value.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: addressPattern,
};

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

/** The declarations of an inline style that may stay, name and value; none of them can place, cover or load anything. */
export function allowedStyle(style: string): [name: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return colon > 0 && styleValues[name]?.test(value) ? [[name, value]] : [];
  });
}

/** Whether rich text may show a picture from there: this site, the API host, `data:`, and hosts a setting names. */
export function isAllowedPicture(src: string, origin: string): boolean {
  if (/^data:image\//i.test(src)) return true;
  try {
    const url = new URL(src, origin);
    const hosts = [new URL(origin).host, ...settings.imageHosts];
    if (settings.apiHost) hosts.push(new URL(settings.apiHost).host);
    return /^https?:$/.test(url.protocol) && hosts.includes(url.host);
  } catch {
    return false;
  }
}
