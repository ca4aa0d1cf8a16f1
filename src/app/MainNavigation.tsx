import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { Icon } from '../components/Icon';
import { SectionName } from '../components/SectionName';
import { Link } from '../components/Link';
import styles from './Header.module.css';
import { usePageRouter } from './PageRoutes';
import { handleOf } from './screenHandle';
import { articleSectionNames, articleSections } from '../areas/articleSections';
import { paths } from '../lib/paths';

interface NavigationItem {
  label: string;
  to: string;
  /** The first path segments that belong to it. */
  sections: readonly string[];
}

/** The main navigation, in order. */
const navigationItems: readonly NavigationItem[] = [
  { label: zh.nav.home, to: paths.home, sections: ['index'] },
  { label: zh.nav.policy, to: paths.policy.root, sections: ['policy', 'project'] },
  { label: zh.nav.financial, to: paths.financial.root, sections: ['financial'] },
  { label: zh.nav.specialist, to: paths.specialist.root, sections: ['specialist', 'recruit'] },
  { label: zh.nav.supplyDemand, to: paths.supplyDemand.root, sections: ['supply_demand'] },
  ...articleSectionNames.map((name) => ({
    label: articleSections[name].section,
    to: paths[name].root,
    sections: [paths[name].root.slice(1)],
  })),
  { label: zh.nav.shoppingMall, to: paths.shoppingMall.root, sections: ['shopping_mall'] },
  { label: zh.nav.contactUs, to: paths.contactUs, sections: ['contactUs'] },
];

/** Whether an address belongs to a navigation item. */
const isCurrent = (sections: readonly string[], pathname: string): boolean =>
  sections.includes(pathname.split('/')[1] ?? '');

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
