import DOMPurify from 'dompurify';
import { zh } from '../i18n/zh';
import { fileUrl } from '../lib/fileUrl';
import { splitFigures } from '../lib/figures';
import { labelTableCells } from './labelTableCells';
import { isAllowedPicture, richTextConfig } from './richTextPolicy';
import { applyStyles, carryStyles } from './richTextStyles';

let hooked = false;

/** Whether a link leaves this site; to a browser `//host/…` and `/\host/…` are as absolute as `https://host/…`. */
function isElsewhere(href: string): boolean {
  if (!/^(?:https?:|\/)/i.test(href)) return false;
  try {
    return new URL(href, location.href).origin !== location.origin;
  } catch {
    return true;
  }
}

/** Rules that go beyond names of tags and attributes; set once, when the first rich text is shown. */
function hook(): void {
  if (hooked) return;
  hooked = true;
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG') {
      // A path belongs to the API host, as in any other field.
      const address = fileUrl(node.getAttribute('src'));
      if (!address || !isAllowedPicture(address, location.origin)) {
        node.remove();
        return;
      }
      node.setAttribute('src', address);
      node.setAttribute('loading', 'lazy');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
    if (node.tagName === 'A') {
      let href = node.getAttribute('href');
      // A file of the backend, with or without the stroke before it.
      if (href && /^\/?profile\//.test(href)) node.setAttribute('href', (href = fileUrl(href) ?? '#'));
      if (href && isElsewhere(href)) {
        node.setAttribute('rel', 'noopener noreferrer nofollow');
        node.setAttribute('target', '_blank');
      } else {
        node.removeAttribute('target');
      }
      if (href && /^data:/i.test(href)) node.removeAttribute('href');
    }
  });
}

/** Figures keep together in articles too. */
function keepFigures(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const pieces = splitFigures(text.data);
    if (!pieces.some(({ piece, isMeasure }) => isMeasure && /[\s×–—-]|\d\p{Script=Han}/u.test(piece))) continue;
    const joined = pieces.map(({ piece, isMeasure }) => {
      if (!isMeasure) return document.createTextNode(piece);
      const span = document.createElement('span');
      span.className = 'nb';
      span.textContent = piece;
      return span;
    });
    text.replaceWith(...joined);
  }
}

const blocks = /<(?:p|div|br|h[1-6]|ul|ol|dl|table|pre|section|blockquote|figure)\b/i;

/** Whether a text has no structure but its line breaks. */
export const isPlain = (html: string): boolean => !blocks.test(html);

/** A rich text as nodes that may be shown: cleaned, its tables in a box of their own that scrolls. */
export function sanitizeRichText(html: string): DocumentFragment {
  hook();
  const fragment = DOMPurify.sanitize(carryStyles(html), { ...richTextConfig, RETURN_DOM_FRAGMENT: true });
  applyStyles(fragment);
  for (const table of fragment.querySelectorAll('table')) {
    labelTableCells(table);
    const box = document.createElement('div');
    box.className = 'scroll';
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', table.caption?.textContent?.trim() || zh.detail.table);
    table.replaceWith(box);
    box.append(table);
  }
  keepFigures(fragment);
  return fragment;
}

/** Whether anything is left to see. */
export const isBlank = (fragment: DocumentFragment): boolean =>
  !fragment.textContent?.trim() && !fragment.querySelector('img, table, hr');
