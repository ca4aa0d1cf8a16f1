import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { menuOpened } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import styles from './Header.module.css';

const load = () => import(/* webpackChunkName: "search-box" */ './searchBox');

/**
 * The field of the header, and the key that opens a whole screen in its place on phones. They are a form and a link like
 * any other until they are touched: then all that a search does beyond them is loaded.
 */
export function HeaderSearch() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<Awaited<ReturnType<typeof load>>>();
  const q = useSearchParams()[0].get('q') ?? '';
  // A recording may show it without a touch.
  const isKnown = useAppSelector((state) => 'searchBox' in state);
  const start = () => load().then(setBox);
  useEffect(() => {
    if (isKnown) void start();
  }, [isKnown]);
  const openScreen = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    start().then(
      () => dispatch(menuOpened('search')),
      () => location.assign(href),
    );
  };
  return (
    <>
      <form
        key={q}
        className={styles.field}
        role="search"
        action={paths.search}
        onFocus={() => void start().catch(() => undefined)}
      >
        <input
          ref={field}
          name="q"
          defaultValue={q}
          autoComplete="off"
          aria-label={zh.search.name}
          placeholder={zh.search.placeholder}
        />
        <button aria-label={zh.search.name}>
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
