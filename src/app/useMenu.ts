import { useEffect, useRef } from 'react';
import { listen } from '../lib/events';
import { menuClosed, menuOpened, selectOpenMenu } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';

/** One of the header's menus, the links on phones or the account's: opened by its button; closed by choosing a page, Escape, a click or Tab elsewhere, or Back. */
export function useMenu(which?: 'account') {
  const ref = useRef<HTMLElement & HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenMenu) === (which ?? true);
  useEffect(() => () => void dispatch(menuClosed()), [dispatch]);
  useEffect(() => {
    if (!isOpen) return;
    // On click rather than pointerdown: a link elsewhere has then been followed. Behind the last link Tab would go on
    // where the menu covers the page.
    const onEvent = ({ target, type, key }: KeyboardEvent) => {
      const { current } = ref;
      const isOwn = current?.contains(target as Node) && (target as Element).closest('nav, button[aria-expanded]');
      if (key === 'Escape' && type === 'keydown')
        current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus({ preventScroll: true });
      else if (isOwn || (key !== 'Tab' && type !== 'click')) return;
      dispatch(menuClosed());
    };
    return listen(document, ['click', 'keydown', 'keyup'], onEvent);
  }, [dispatch, isOpen]);
  return {
    /** Contains the menu and its button. */
    ref,
    isOpen,
    toggle: () => dispatch(isOpen ? menuClosed() : menuOpened(which)),
    close: () => dispatch(menuClosed()),
  };
}
