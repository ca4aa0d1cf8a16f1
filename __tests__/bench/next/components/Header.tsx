import Image from 'next/image';
import Link from 'next/link';
import styles from 'portal/app/Header.module.css';
import { texts } from '../lib/texts';
import { MainNavigation } from './MainNavigation';

export function Header() {
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.logo} href="/">
          <Image src="/icons/logo.svg" alt={texts.site} width={214} height={36} loading="eager" />
        </Link>
        <MainNavigation />
        <div className={styles.account}>
          <Link href="/homeLogin">{texts.login}</Link>
          <Link className={styles.register} href="/homeRegister">
            {texts.register}
          </Link>
        </div>
      </div>
    </header>
  );
}
