import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading, focusIsLost } from '../components/focusHeading';

/**
 * After a navigation the focus moves to the new page's heading, for screen readers. The first page and a change of the
 * query alone (another page of a list) keep it, unless the focused element is gone.
 *
 * @param ready false while the page cannot take the focus
 */
export function useHeadingFocus(ready: boolean): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const isNewPage = last.current.pathname !== pathname;
    if (!ready || (!isNewPage && last.current.search === search)) return;
    last.current = { pathname, search };
    if (isNewPage || focusIsLost()) focusHeading();
  }, [pathname, search, ready]);
}
