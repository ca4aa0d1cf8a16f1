import { useEffect, useRef } from 'react';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { zh } from '../copy/zh';
import { Icon } from '../parts/Icon';
import css from './Header.module.css';
import { isCurrent, lostHandle, navigationItems } from './navigationItems';

const id = 'main-navigation';

/** The eight links; on phones they open as a cabinet of doors under the menu button. */
export function MainNavigation() {
  const { pathname } = useLocation();
  const isLost = useMatches().some(({ handle }) => handle === lostHandle);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current?.matches?.(':popover-open')) nav.current.hidePopover();
  }, [pathname]);
  return (
    <nav ref={nav} className={css.nav} id={id} popover="auto" aria-label={zh.site.mainNavigation}>
      <ul role="list">
        {navigationItems.map(({ label, to, sections }) => (
          <li key={to}>
            <Link to={to} aria-current={!isLost && isCurrent(sections, pathname) ? 'page' : undefined}>
              <span>{label === zh.nav.shoppingMall ? <LongLabel /> : label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Breaks between its two words, where a door is narrow. */
function LongLabel() {
  const cut = 5;
  return (
    <>
      {zh.nav.shoppingMall.slice(0, cut)}
      <wbr aria-hidden="true" />
      {zh.nav.shoppingMall.slice(cut)}
    </>
  );
}

export function MenuButton() {
  return (
    <button className={css.menu} type="button" popoverTarget={id} aria-label={zh.site.menu}>
      <Icon name="menu" />
    </button>
  );
}
