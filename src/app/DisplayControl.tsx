import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { useKnownQuery } from '../components/hydration';
import { zh } from '../i18n/zh';
import { loadScript } from '../lib/loadScript';
import { paths, returnQuery } from '../lib/paths';
import { menuClosed, menuOpened, selectOpenMenu, workFailed } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector, displayChosen, selectDisplay } from '../state/hooks';

const useIsOpen = () => useAppSelector(selectOpenMenu) === 'display';

/** Address of the display settings page, which returns to the current page. */
function useSettingsPath(): string {
  const { pathname } = useLocation();
  return paths.displaySettings + returnQuery('back', pathname + useKnownQuery());
}

/** Opens the display settings under the header; without script it links to their page. */
export function DisplayLink({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const isOpen = useIsOpen();
  const path = useSettingsPath();
  const open = (event: MouseEvent) => {
    // Modified click: the browser opens a new tab.
    if (event.ctrlKey || event.shiftKey || event.metaKey) return;
    event.preventDefault();
    dispatch(isOpen ? menuClosed() : menuOpened('display'));
  };
  return (
    <a className={className} href={path} rel="nofollow" aria-expanded={isOpen} data-display-key onClick={open}>
      <Icon name="display" />
      <span>{zh.site.display}</span>
    </a>
  );
}

/** The settings panel, loaded when it is first opened. */
export function DisplayHost() {
  const isOpen = useIsOpen();
  const path = useSettingsPath();
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    import(/* webpackChunkName: "display" */ './display/DisplayPanel').then(
      (loaded) => setPanel(() => loaded.DisplayPanel),
      // Does not close here: closing goes back in history, which would cancel this navigation.
      () => isOver || location.replace(path),
    );
    return () => {
      isOver = true;
    };
  }, [isOpen, path]);
  return isOpen && Panel ? <Panel /> : null;
}

/** Applies the display settings of the store; a server-rendered page has them from the start. */
export function useDisplay(): void {
  const display = useAppSelector(selectDisplay);
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { display: shown = '' } = document.documentElement.dataset;
    if (display === shown) return;
    let isOver = false;
    loadScript(() => import(/* webpackChunkName: "display" */ './display/applyDisplay'))
      .then(({ applyDisplay }) => applyDisplay(display, () => isOver))
      .catch(() => {
        if (isOver) return;
        dispatch(displayChosen(shown));
        dispatch(workFailed(zh.states.loadFailed));
      });
    return () => {
      isOver = true;
    };
  }, [dispatch, display]);
}
