import { useEffect, useRef, useState } from 'react';
import { parsePath, useLocation } from 'react-router-dom';
import { useRendering } from '../components/Rendering';
import { useKnownQuery } from '../components/useKnownQuery';
import { pageOfAddress } from '../routes/section/pageOfAddress';

/** Head tags that the server wrote for its rendered page. */
const serverTags =
  'meta[property],meta[itemprop],meta[name=description],meta[name=robots],meta[name^=twitter],script[type="application/ld+json"]';

/** The canonical URL of an address. */
function canonicalOf(pathname: string, search: string): string {
  const page = pageOfAddress(new URLSearchParams(search).get('page'));
  return page > 1 ? `${pathname}?page=${page}` : pathname;
}

/**
 * After a navigation the server's head tags are outdated: the canonical link is updated and the rest removed, so that
 * nothing is shared under another page's name.
 */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const search = useKnownQuery();
  const { headOf } = useRendering();
  const path = canonicalOf(pathname, search);
  const [serverPath] = useState(() => {
    const drawn = headOf === undefined ? { pathname, search } : parsePath(headOf);
    return canonicalOf(drawn.pathname ?? '/', drawn.search ?? '');
  });
  const drawn = useRef(serverPath);
  useEffect(() => {
    if (path === drawn.current) return;
    drawn.current = '';
    document.head.querySelectorAll(serverTags).forEach((tag) => tag.remove());
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(path, link.href).href;
  }, [path]);
}
