import { allowedStyle, isAllowedAddress, styleCarrier } from '../../contract/richText';
import { sizedPicture } from '../../contract/pictures';
import { zh } from '../../i18n/zh';
import { fileUrl, isBackendFile } from '../../lib/paths';
import { splitFigures } from '../../lib/figures';
import { numberItems, isAllowedPicture } from './sanitizeToNodes';

/** With more columns rows are not readable as lists. */
const maxColumns = 6;

/** A narrow row's text at most, in Chinese letters. */
const narrow = 10;

const rowsOf = (table: Element) => Array.from(table.querySelectorAll('tr'));

/** The column names of a plain table: a header row, then rows of as many cells, without spans. */
function columnsOf(table: Element): string[] | undefined {
  if (table.querySelector('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]), table')) return undefined;
  const [head, ...rows] = rowsOf(table);
  const cells = Array.from(head?.children ?? []);
  const isHead = cells.length >= 2 && cells.length <= maxColumns && cells.every(({ tagName }) => tagName === 'TH');
  if (!isHead || rows.length === 0 || rows.some(({ children }) => children.length !== cells.length)) return undefined;
  return cells.map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/** Whether each row is so short that a phone shows the table as it is. */
const isNarrow = (table: Element): boolean =>
  !table.querySelector('img') &&
  rowsOf(table).every(
    ({ textContent }) => (textContent ?? '').replace(/\s/g, '').replace(/[!-~]{2}/g, '一').length <= narrow,
  );

/**
 * Makes a plain table responsive: each cell gets the name of its column, so that a row can be shown as a list. Roles
 * are set explicitly, because changing a table's `display` removes them.
 */
function labelTableCells(table: Element): void {
  const columns = columnsOf(table);
  if (!columns) return;
  if (isNarrow(table)) {
    table.classList.add('narrow');
    return;
  }
  table.classList.add('stack');
  table.setAttribute('role', 'table');
  table.querySelectorAll('thead, tbody, tfoot').forEach((group) => group.setAttribute('role', 'rowgroup'));
  rowsOf(table).forEach((row, place) => {
    row.setAttribute('role', 'row');
    if (place === 0) row.classList.add('stack-head');
    Array.from(row.children).forEach((cell, column) => {
      const isHead = place === 0;
      const isName = !isHead && cell.tagName === 'TH';
      cell.setAttribute('role', isHead ? 'columnheader' : isName ? 'rowheader' : 'cell');
      if (!isHead) cell.setAttribute('data-label', columns[column]);
    });
  });
}

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
function setSizes(picture: Element, { width, height, srcSet }: NonNullable<ReturnType<typeof sizedPicture>>): void {
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
  if (isBackendFile(href)) link.setAttribute('href', (href = fileUrl(href) ?? '#'));
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
  table.parentNode!.replaceChild(box, table);
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
    // `replaceWith` of domino may overwrite the node behind it.
    for (const part of joined) text.parentNode!.insertBefore(part, text);
    text.remove();
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
