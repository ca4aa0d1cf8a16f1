import { allowedStyle, isAllowedAddress, styleCarrier } from '../../contract/richText';
import { sizedPicture, type SizedPicture } from '../../contract/pictures';
import { zh } from '../../i18n/zh';
import { fileUrl } from '../../lib/fileUrl';
import { splitFigures } from '../../lib/figures';
import { labelTableCells } from './labelTableCells';
import { numberItems } from './numbering';
import { isAllowedPicture } from './richTextPolicy';

/** `NodeFilter.SHOW_TEXT`, which is no global on the server. */
const showText = 4;

type Declarations = ReturnType<typeof allowedStyle>;

/** Width of the widest text column, px: no picture in it is shown wider. */
const column = 720;

interface TransformOptions {
  /** Of this site: other origins are external. */
  origin: string;
  /** Sets the allowed declarations of an element's inline style. */
  setStyle: (element: HTMLElement, declarations: Declarations) => void;
}

/** Whether a link leaves this site; browsers treat `//host/…` and `/\host/…` as absolute like `https://host/…`. */
function isElsewhere(href: string, origin: string): boolean {
  if (!/^(?:https?:|\/)/i.test(href)) return false;
  try {
    return new URL(href, origin).origin !== origin;
  } catch {
    return true;
  }
}

function resolvePicture(picture: Element, origin: string): void {
  // A path belongs to the API host, as in any other field.
  const address = fileUrl(picture.getAttribute('src'));
  if (!address || !isAllowedPicture(address, origin)) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', address);
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  const sized = sizedPicture(address);
  if (sized) setSizes(picture, sized);
}

/** Sets `srcset`, width and height of an uploaded picture, to avoid layout shift. */
function setSizes(picture: Element, { width, height, srcSet }: SizedPicture): void {
  if (!picture.hasAttribute('width') && !picture.hasAttribute('height')) {
    picture.setAttribute('width', String(width));
    picture.setAttribute('height', String(height));
  }
  picture.setAttribute('srcset', srcSet);
  picture.setAttribute('sizes', `min(100vw, ${Math.min(column, width)}px)`);
}

function resolveLink(link: Element, origin: string): void {
  let href = link.getAttribute('href');
  if (!href) return;
  // A file of the backend, with or without the leading slash.
  if (/^\/?profile\//.test(href)) link.setAttribute('href', (href = fileUrl(href) ?? '#'));
  if (isElsewhere(href, origin)) {
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
  if (/^data:/i.test(href)) link.removeAttribute('href');
}

/** A scrollable box around a table. */
function boxTable(table: Element): void {
  labelTableCells(table);
  const box = table.ownerDocument.createElement('div');
  const caption = Array.from(table.children).find(({ tagName }) => tagName === 'CAPTION');
  box.className = 'scroll';
  box.setAttribute('tabindex', '0');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', caption?.textContent?.trim() || zh.detail.table);
  table.replaceWith(box);
  box.appendChild(table);
}

/** Keeps figures from wrapping, as elsewhere. */
function keepFigures(root: Node, document: Document): void {
  const walker = document.createTreeWalker(root, showText);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const phrases = splitFigures(text.data);
    if (!phrases.some(({ phrase, isMeasure }) => isMeasure && /[\s×–—-]|\d\p{Script=Han}/u.test(phrase))) continue;
    const joined = phrases.map(({ phrase, isMeasure }) => {
      if (!isMeasure) return document.createTextNode(phrase);
      const span = document.createElement('span');
      span.className = 'nb';
      span.textContent = phrase;
      return span;
    });
    text.replaceWith(...joined);
  }
}

/**
 * Turns sanitised rich text into what the page shows: URLs, pictures, links, inline styles, tables, figures. Works on
 * any DOM, the browser's or the server's.
 */
export function transformRichText(root: Element | DocumentFragment, { origin, setStyle }: TransformOptions): void {
  const all = (selector: string) => Array.from(root.querySelectorAll<HTMLElement>(selector));
  for (const name of ['href', 'src']) {
    for (const element of all(`[${name}]`)) {
      if (!isAllowedAddress(element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
  }
  for (const picture of all('img')) resolvePicture(picture, origin);
  for (const link of all('a[href]')) resolveLink(link, origin);
  for (const element of all(`[${styleCarrier}]`)) {
    const declarations = allowedStyle(element.getAttribute(styleCarrier) ?? '');
    if (declarations.length > 0) setStyle(element, declarations);
    element.removeAttribute(styleCarrier);
  }
  for (const list of all('ol')) numberItems(list);
  for (const table of all('table')) boxTable(table);
  keepFigures(root, root.ownerDocument);
}
