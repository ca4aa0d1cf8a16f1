import Image from 'next/image';
import Link from 'next/link';
import { setting } from '../lib/portal';
import { texts } from '../lib/texts';
import styles from './Footer.module.css';

export async function Footer() {
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <Image src="/icons/logo-light.svg" alt="" width={167} height={28} />
        <p>{await setting('home:footer')}</p>
        <Link href="/privacy">{texts.privacy}</Link>
      </div>
    </footer>
  );
}
