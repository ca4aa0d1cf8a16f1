import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { zh } from '../i18n/zh';
import { encodeComponent } from '../lib/encodeComponent';
import { paths } from '../lib/paths';
import { menuClosed, menuOpened, selectOpenMenu } from '../state/dialogsSlice';
import { selectDisplay } from '../state/displaySlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';

const useIsOpen = () => useAppSelector(selectOpenMenu) === 'display';

/** Opens the display settings under the header; without script it leads to their page. */
export function DisplayLink({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const isOpen = useIsOpen();
  const { pathname, search } = useLocation();
  const open = (event: MouseEvent) => {
    // The browser opens a tab of its own.
    if (event.ctrlKey || event.shiftKey || event.metaKey) return;
    event.preventDefault();
    dispatch(isOpen ? menuClosed() : menuOpened('display'));
  };
  return (
    <a
      className={className}
      href={`${paths.displaySettings}?back=${encodeComponent(pathname + search)}`}
      rel="nofollow"
      aria-expanded={isOpen}
      data-display-key
      onClick={open}
    >
      <Icon name="display" />
      <span>{zh.site.display}</span>
    </a>
  );
}

/** What the link opens, loaded when it is first opened. */
export function DisplayHost() {
  const isOpen = useIsOpen();
  const dispatch = useAppDispatch();
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    if (!isOpen) return;
    import(/* webpackChunkName: "display" */ './display/DisplayPanel').then(
      (loaded) => setPanel(() => loaded.DisplayPanel),
      () => {
        dispatch(menuClosed());
        location.assign(paths.displaySettings);
      },
    );
  }, [dispatch, isOpen]);
  return isOpen && Panel ? <Panel /> : null;
}

/** Has the page look as the store says; a page that the server drew looks so from the start. */
export function useDisplay(): void {
  const display = useAppSelector(selectDisplay);
  useEffect(() => {
    if (display === (document.documentElement.dataset.display ?? '')) return;
    let isOver = false;
    import(/* webpackChunkName: "display" */ './display/applyDisplay')
      .then(({ applyDisplay }) => applyDisplay(display, () => isOver))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [display]);
}
