import DOMPurify from 'dompurify';
import { allowedStyle, isAllowedPicture, richTextConfig } from './richTextPolicy';

let hooked = false;

/** Rules that go beyond names of tags and attributes; set once, when the first rich text is shown. */
function hook(): void {
  if (hooked) return;
  hooked = true;
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    const style = node.getAttribute('style');
    if (style !== null) {
      const kept = allowedStyle(style);
      if (kept) node.setAttribute('style', kept);
      else node.removeAttribute('style');
    }
    if (node.tagName === 'IMG') {
      if (!isAllowedPicture(node.getAttribute('src') ?? '', location.origin)) node.remove();
      else node.setAttribute('loading', 'lazy');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
    if (node.tagName === 'A') {
      const href = node.getAttribute('href');
      if (href && /^https?:/i.test(href) && new URL(href).origin !== location.origin) {
        node.setAttribute('rel', 'noopener noreferrer nofollow');
        node.setAttribute('target', '_blank');
      } else {
        node.removeAttribute('target');
      }
      if (href && /^data:/i.test(href)) node.removeAttribute('href');
    }
  });
}

/** A rich text as nodes that may be shown: cleaned, its tables in a box of their own that scrolls. */
export function sanitizeRichText(html: string): DocumentFragment {
  hook();
  const fragment = DOMPurify.sanitize(html, { ...richTextConfig, RETURN_DOM_FRAGMENT: true });
  for (const table of fragment.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'scroll';
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
  return fragment;
}

/** Whether anything is left to see. */
export const isBlank = (fragment: DocumentFragment): boolean =>
  !fragment.textContent?.trim() && !fragment.querySelector('img, table, hr');
