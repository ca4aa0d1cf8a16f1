import { clsx } from 'clsx';
import type { SyntheticEvent } from 'react';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { hasFailed } from '../components/hasFailed';
import { Link } from '../components/Link';
import { selectOffers } from '../state/extrasSlice';
import { useAppSelector } from '../state/hooks';
import { AccountBlock, RegisterLink } from './AccountBlock';
import { DisplayLink } from './DisplayControl';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { MainNavigation, MenuButton } from './MainNavigation';
import { useMenu } from './useMenu';

const mark = '/icons/mark.svg';

/** A logo that does not load is replaced once by the plain mark. */
function replaceLogo(logo: HTMLImageElement): void {
  if (!logo.src.endsWith(mark)) logo.src = mark;
}

const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => replaceLogo(currentTarget);

/** In a page that was drawn on the server it may have failed before anyone listened. */
const lookOnce = (logo: HTMLImageElement | null) => {
  if (logo && hasFailed(logo)) replaceLogo(logo);
};

/** Logo, main navigation, account; with a search, its field too. */
export function Header() {
  const { ref, isOpen, toggle, close } = useMenu();
  const finds = useAppSelector((state) => selectOffers(state, 'search'));
  return (
    <header className={clsx(styles.head, finds && styles.finds)} ref={ref}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.logo} to={paths.home}>
          <img ref={lookOnce} src="/icons/logo.svg" alt={zh.site.name} width={214} height={36} onError={onError} />
        </Link>
        {finds && <HeaderSearch />}
        <MainNavigation isOpen={isOpen} onChosen={close}>
          <p className={styles.more}>
            {finds && <RegisterLink />}
            <DisplayLink />
          </p>
        </MainNavigation>
        <DisplayLink className={styles.display} />
        <AccountBlock />
        <MenuButton isOpen={isOpen} onPress={toggle} />
      </div>
    </header>
  );
}
