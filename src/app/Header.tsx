import type { SyntheticEvent } from 'react';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { hasFailed } from '../components/hasFailed';
import { Link } from '../components/Link';
import { AccountBlock } from './AccountBlock';
import styles from './Header.module.css';
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

/** Logo, main navigation, account. */
export function Header() {
  const { ref, isOpen, toggle, close } = useMenu();
  return (
    <header className={styles.head} ref={ref}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.logo} to={paths.home}>
          <img ref={lookOnce} src="/icons/logo.svg" alt={zh.site.name} width={214} height={36} onError={onError} />
        </Link>
        <MainNavigation isOpen={isOpen} onChosen={close} />
        <AccountBlock />
        <MenuButton isOpen={isOpen} onPress={toggle} />
      </div>
    </header>
  );
}
