import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type SyntheticEvent,
  type ReactNode,
  type ComponentType,
} from 'react';
import { zh } from '../i18n/zh';
import { knownQuery } from '../contract/addresses';
import { paths, returnQuery } from '../lib/paths';
import { hasFailed, Picture } from '../components/Picture';
import { Link } from '../components/Link';
import { selectUser, selectUserUnknown, selectIsLoggedIn, selectToken } from '../areas/auth/authSlice';
import { isAuthPath, redirectOf, registerPath, selectReturnPath } from '../areas/auth/returnSlice';
import { useOffers, useAppSelector, useAppDispatch, displayChosen, selectDisplay } from '../state/hooks';
import { useScript } from '../components/hooks';
import { askLogOut } from '../state/draftStorage';
import { useKnownQuery } from '../components/hydration';
import { Icon } from '../components/Icon';
import { menuOpened, menuClosed, selectOpenMenu, workFailed } from '../state/dialogsSlice';
import { SectionName } from '../components/NoWrapText';
import { articleSectionNames, articleSections } from '../areas/articleSections';
import { loadScript } from '../lib/loadScript';
import { useMenu } from './useMenu';
import { useFrameRouter, usePageRouter } from './PageRoutes';
import { handleOf } from './pageRouter';
import styles from './Header.module.css';

const useIsOpen = () => useAppSelector(selectOpenMenu) === 'display';

/** Address of the display settings page, which returns to the current page. */
function useSettingsPath(): string {
  const { pathname } = useLocation();
  return paths.displaySettings + returnQuery('back', pathname + useKnownQuery());
}

/** Opens the display settings under the header; without script it links to their page. */
export function DisplayLink({ className, labelClass }: { className?: string; labelClass?: string }) {
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
      <span className={labelClass}>{zh.site.display}</span>
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

interface MainNavigationProps {
  isOpen: boolean;
  onChosen: () => void;
  /** Shown below the links on phones. */
  children?: ReactNode;
}

/** The eight links; on phones they open as a grid of doors below the menu button. */
function MainNavigation({ isOpen, onChosen, children }: MainNavigationProps) {
  const { pathname, search } = useLocation();
  const matchesNothing = useFrameRouter().state.matches.some(({ route }) => handleOf(route).isNotFound);
  return (
    <nav className={clsx(styles.nav, isOpen && styles.open)} id="main-navigation" aria-label={zh.site.mainNavigation}>
      <ul role="list">
        {navigationItems.map(({ label, to, sections }) => (
          <li key={to}>
            <Link
              className={styles.link}
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
  const { router } = useFrameRouter();
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
        <Icon name="search" size={24} />
      </a>
    </>
  );
}

/**
 * Links to login and registration that return to the current page (docs/behaviour/accounts.md#where-the-login-leads).
 */
function useAccountPaths(): { login: string; register: string } {
  // Whoever presses one before the header has followed the screen still returns to that screen.
  const { pathname, search: fullSearch } = usePageRouter().state.location;
  const search = knownQuery(pathname, fullSearch);
  const returnPath = useAppSelector(selectReturnPath);
  const here = `${pathname}${search}`;
  const afterLogin = isAuthPath(here) ? redirectOf(here) : (returnPath ?? (here === paths.home ? null : here));
  return { login: paths.login(afterLogin ?? undefined), register: registerPath(afterLogin ?? undefined) };
}

const loadMenu = () => import(/* webpackChunkName: "account" */ './AccountMenu');

/**
 * The user's avatar, name and log-out, or links to login and registration. With a token whose user could not be had, login
 * and log-out.
 */
export function AccountBlock() {
  const user = useAppSelector(selectUser);
  const isUnknown = useAppSelector(selectUserUnknown);
  const offered = useOffers('my');
  const isCompany = offered && Boolean(user?.fdComId);
  // Without its script, name and log-out stay as they are.
  const script = useScript(loadMenu, isCompany);
  const loaded = isCompany && script;

  const { login } = useAccountPaths();
  const dispatch = useAppDispatch();
  const logOut = (
    <button type="button" onClick={() => dispatch(askLogOut())}>
      {zh.account.logOut}
    </button>
  );
  const isComing = useAppSelector(selectIsLoggedIn) && !user;
  if (isComing) return <div className={clsx(styles.account, styles.coming)} />;
  if (!user) {
    return (
      <div className={styles.account}>
        <Link to={login}>{zh.account.logIn}</Link> {isUnknown && logOut} <RegisterLink />
      </div>
    );
  }
  return (
    <div className={clsx(styles.account, styles.named)}>
      {user.fdComId && loaded ? (
        <loaded.AccountMenu user={user} owner={user.fdComId} logOut={logOut} />
      ) : (
        <span className={clsx(styles.who, isCompany && styles.opens)}>
          <Picture src={user.avatar} alt="" fallback="/icons/avatar-default.svg" width={32} height={32} />
          <span className="ellipsis" title={user.username}>
            {user.username}
          </span>
        </span>
      )}
      {/* One element before and after the menu loads, so that a click in progress is not lost. */}
      <span className={clsx(loaded && styles.logOut)}>{logOut}</span>
    </div>
  );
}

/** For visitors who are not known to have an account. */
function RegisterLink({ className }: { className?: string }) {
  const { register } = useAccountPaths();
  return (
    useAppSelector(selectToken) === null && (
      <Link className={clsx(styles.register, className)} to={register}>
        {zh.account.register}
      </Link>
    )
  );
}

const mark = '/icons/mark.svg';

/** Replaces a logo that fails to load with the plain mark, once. */
function replaceLogo(logo: HTMLImageElement): void {
  if (!logo.src.endsWith(mark)) logo.src = mark;
}

const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => replaceLogo(currentTarget);

/** On a server-rendered page it may have failed before hydration. */
const checkOnce = (logo: HTMLImageElement | null) => {
  if (logo && hasFailed(logo)) replaceLogo(logo);
};

/** Logo, main navigation and account; the search field if search is enabled. */
export function Header() {
  const { ref, isOpen, toggle, close } = useMenu();
  const finds = useOffers('search');
  const isNamed = useAppSelector((state) => selectUser(state) !== null);
  return (
    <header className={clsx('noprint', styles.head, finds && styles.finds, isNamed && styles.withName)} ref={ref}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.logo} to={paths.home}>
          <img
            className="logo"
            ref={checkOnce}
            src="/icons/logo.svg"
            alt={zh.site.name}
            width={238}
            height={40}
            onError={onError}
          />
        </Link>
        {finds && <HeaderSearch />}
        <button
          className={styles.menu}
          type="button"
          aria-controls="main-navigation"
          aria-expanded={isOpen}
          aria-label={zh.site.menu}
          onClick={toggle}
        >
          <Icon name="menu" size={24} />
        </button>
        <MainNavigation isOpen={isOpen} onChosen={close}>
          <p className={styles.more}>
            {finds && <RegisterLink className={styles.link} />} <DisplayLink className={styles.link} />
          </p>
        </MainNavigation>
        <AccountBlock />
        <DisplayLink className={styles.display} labelClass="vh" />
      </div>
    </header>
  );
}
