import Image from 'next/image';
import Link from 'next/link';
import styles from 'portal/app/Layout.module.css';
import { setting } from '../lib/portal';
import { texts } from '../lib/texts';

export async function Footer() {
  return (
    <footer className={`on-dark ${styles.foot}`}>
      <div className="wrap">
        <Image src="/icons/logo-light.svg" alt="" width={167} height={28} />
        <p>{await setting('home:footer')}</p>
        <Link href="/privacy">{texts.privacy}</Link>
      </div>
    </footer>
  );
}
