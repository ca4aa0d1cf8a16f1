import { clsx } from 'clsx';
import type { SyntheticEvent } from 'react';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { hasFailed } from '../components/hasFailed';
import { Link } from '../components/Link';
import { selectUser } from '../areas/auth/authSlice';
import { useOffers, useAppSelector } from '../state/hooks';
import { AccountBlock, RegisterLink } from './AccountBlock';
import { DisplayLink } from './DisplayControl';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { MainNavigation, MenuButton } from './MainNavigation';
import { useMenu } from './useMenu';

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
        <MainNavigation isOpen={isOpen} onChosen={close}>
          <p className={styles.more}>
            {finds && <RegisterLink />}
            <DisplayLink />
          </p>
        </MainNavigation>
        <AccountBlock />
        <DisplayLink className={styles.display} />
        <MenuButton isOpen={isOpen} onToggle={toggle} />
      </div>
    </header>
  );
}
