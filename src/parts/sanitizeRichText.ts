import DOMPurify from 'dompurify';
import { zh } from '../copy/zh';
import { fileUrl } from '../lib/fileUrl';
import { isAllowedPicture, richTextConfig } from './richTextPolicy';
import { applyStyles, carryStyles } from './richTextStyles';

let hooked = false;

/** Rules that go beyond names of tags and attributes; set once, when the first rich text is shown. */
function hook(): void {
  if (hooked) return;
  hooked = true;
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG') {
      // A path belongs to the API's host, as in any other field (decision 32).
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
  const fragment = DOMPurify.sanitize(carryStyles(html), { ...richTextConfig, RETURN_DOM_FRAGMENT: true });
  applyStyles(fragment);
  for (const table of fragment.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'scroll';
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', table.caption?.textContent?.trim() || zh.detail.table);
    table.replaceWith(box);
    box.append(table);
  }
  return fragment;
}

/** Whether anything is left to see. */
export const isBlank = (fragment: DocumentFragment): boolean =>
  !fragment.textContent?.trim() && !fragment.querySelector('img, table, hr');
