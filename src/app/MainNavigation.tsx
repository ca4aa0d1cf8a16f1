import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { Icon } from '../components/Icon';
import { SectionName } from '../components/SectionName';
import { Link } from '../components/Link';
import styles from './Header.module.css';
import { isCurrent, navigationItems } from './navigationItems';
import { usePageRouter } from './PageRoutes';
import { handleOf } from './screenHandle';

const id = 'main-navigation';

interface MainNavigationProps {
  isOpen: boolean;
  onChosen: () => void;
  /** Shown below the links on phones. */
  children?: ReactNode;
}

/** The eight links; on phones they open as a grid of doors below the menu button. */
export function MainNavigation({ isOpen, onChosen, children }: MainNavigationProps) {
  const { pathname, search } = useLocation();
  const matchesNothing = usePageRouter().state.matches.some(({ route }) => handleOf(route).isNotFound);
  return (
    <nav className={clsx(styles.nav, isOpen && styles.open)} id={id} aria-label={zh.site.mainNavigation}>
      <ul role="list">
        {navigationItems.map(({ label, to, sections }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={(event) => {
                if (!isOpen) return;
                // Already the current page: nothing to navigate to.
                if (to === `${pathname}${search}`) event.preventDefault();
                onChosen();
              }}
              aria-current={!matchesNothing && isCurrent(sections, pathname) ? 'page' : undefined}
            >
              <span>
                <SectionName name={label} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

export function MenuButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      className={styles.menu}
      type="button"
      aria-controls={id}
      aria-expanded={isOpen}
      aria-label={zh.site.menu}
      onClick={onToggle}
    >
      <Icon name="menu" />
    </button>
  );
}
