import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { AccountBlock } from './AccountBlock';
import styles from './Header.module.css';
import { MainNavigation, MenuButton } from './MainNavigation';
import { useMenu } from './useMenu';

const mark = '/icons/mark.svg';

/** A logo that does not load is replaced once by the plain mark. */
function replaceLogo({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (!currentTarget.src.endsWith(mark)) currentTarget.src = mark;
}

/** Logo, main navigation, account. */
export function Header() {
  const { ref, isOpen, toggle, close } = useMenu();
  return (
    <header className={styles.head} ref={ref}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.logo} to={paths.home}>
          <img src="/icons/logo.svg" alt={zh.site.name} width={214} height={36} onError={replaceLogo} />
        </Link>
        <MainNavigation isOpen={isOpen} onChosen={close} />
        <AccountBlock />
        <MenuButton isOpen={isOpen} onPress={toggle} />
      </div>
    </header>
  );
}
