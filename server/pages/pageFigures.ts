import type { Figure } from '../lib/figure';
import type { Pages } from './pages';

/** Pages since the start, and the cache and queue now. */
export function pageFigures({ figures }: Pages): Record<string, Figure> {
  return {
    portal_pages_sent: { help: 'Rendered pages sent, from the cache or not', read: () => figures().sent },
    portal_pages_rendered: { help: 'Renderings begun', read: () => figures().rendered },
    portal_pages_plain: { help: 'Requests that got the plain page instead', read: () => figures().plain },
    portal_page_queue: { help: 'Renderings that wait for a thread', read: () => figures().waiting },
    portal_page_cache_pages: { help: 'Pages in the cache', read: () => figures().cached.pages },
    portal_page_cache_bytes: { help: 'Memory of the page cache', read: () => figures().cached.bytes },
  };
}
