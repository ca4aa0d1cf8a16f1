import { useContext, type ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { DisplayLinkContext } from '../../components/contexts';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { Slogan } from '../../components/Slogan';
import { Link } from '../../components/Link';
import styles from './AuthPage.module.css';
import cabinet from './cabinet.svg';

interface AuthPageProps {
  heading: string;
  /** Whether it is rendered without header and footer. */
  alone: boolean;
  /** A form is waiting for this login. */
  formWaits?: boolean;
  children: ReactNode;
  /** Link from login to registration or back. */
  other: { label: string; to: string };
}

/** Layout of the login and register pages. */
export function AuthPage({ heading, alone, formWaits = false, children, other }: AuthPageProps) {
  const displayLink = useContext(DisplayLinkContext);
  const content = (
    <>
      <PageTitle heading={heading} />
      <PageHeading text={heading} className={styles.heading} />
      {formWaits && <p className={styles.note}>{zh.auth.comeBack}</p>}
      {children}
      <p className={styles.other}>
        <Link to={other.to}>{other.label}</Link>
      </p>
    </>
  );
  if (!alone) return <div className={styles.inShell}>{content}</div>;
  return (
    <main className={styles.page} id="main">
      <div className={`${styles.art} on-dark`}>
        <Link className={styles.logo} to={paths.home}>
          <img className="logo" src="/icons/logo-light.svg" alt={zh.site.name} width={238} height={40} />
        </Link>
        <img className={styles.cabinet} src={cabinet} alt="" width={560} height={660} />
        <p>
          <Slogan />
        </p>
      </div>
      <p className={styles.display}>{displayLink}</p>
      <div className={styles.side}>
        <div>{content}</div>
      </div>
    </main>
  );
}
