import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon } from '../components/Icon';
import { useKnownQuery } from '../components/useKnownQuery';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { menuOpened } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import styles from './Header.module.css';
import { usePageRouter } from './PageRoutes';

const load = () => import(/* webpackChunkName: "search-box" */ './searchBox');

/**
 * The header's search field, and the button that opens the full-screen search on phones. They are a plain form and link
 * until first touched: then the rest of the search loads.
 */
export function HeaderSearch() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<Awaited<ReturnType<typeof load>>>();
  const q = new URLSearchParams(useKnownQuery()).get('q') ?? '';
  // A replayed recording may show it without interaction.
  const isKnown = useAppSelector((state) => 'searchBox' in state);
  const { router } = usePageRouter();
  const start = () => load().then(setBox);
  useEffect(() => {
    // The field may have the focus before the script loads.
    if (isKnown || document.activeElement === field.current) load().then(setBox, () => undefined);
  }, [isKnown]);
  const openScreen = (event: MouseEvent<HTMLAnchorElement>) => {
    // Modified click: the browser opens a new tab.
    if (event.ctrlKey || event.shiftKey || event.metaKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const { key } = router.state.location;
    const unlessGone = (act: () => void) => () => {
      const { location: now, navigation } = router.state;
      if (now.key === key && navigation.state === 'idle') act();
    };
    start().then(
      unlessGone(() => dispatch(menuOpened('search'))),
      unlessGone(() => location.assign(href)),
    );
  };
  return (
    <>
      <form
        key={q}
        className={`with-button ${styles.field}`}
        role="search"
        aria-label={zh.search.ofSite}
        action={paths.search}
        onFocus={() => void start().catch(() => undefined)}
      >
        <input
          ref={field}
          name="q"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          aria-label={zh.search.name}
          placeholder={zh.search.placeholder}
        />
        {box && <box.ClearInput field={field} />}
        <button className="end-button" aria-label={zh.search.name}>
          <Icon name="search" />
        </button>
        {box && <box.SearchBox field={field} />}
      </form>
      <a className={styles.key} href={paths.search} aria-label={zh.search.name} onClick={openScreen}>
        <Icon name="search" />
      </a>
    </>
  );
}
