import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useDeskMe } from '../useDeskMe';
import pane from '../shell/ListPane.module.css';
import styles from './Account.module.css';
import { FactorSection } from './FactorSection';
import { PasswordSection } from './PasswordSection';

/** The user's own account: password and second factor; first what has to be done before anything else. */
export function AccountScreen() {
  const { newPasswordNeeded } = useDeskMe();
  const sections = [<FactorSection key="factor" />, <PasswordSection key="password" />];
  return (
    <main className={pane.pane} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(words.heading)} />
      <div className={pane.head}>
        <PageHeading text={words.heading} className={pane.heading} />
      </div>
      <div className={styles.content}>{newPasswordNeeded ? sections.reverse() : sections}</div>
    </main>
  );
}
