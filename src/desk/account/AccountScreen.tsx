import { clsx } from 'clsx';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { settings } from '../../lib/settings';
import { useDeskMe } from '../useDeskMe';
import { ListPane } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import styles from './Account.module.css';
import { FactorSection } from './FactorSection';
import { PasswordSection } from './PasswordSection';

/** The user's own account: password and second factor; first what has to be done before anything else. */
export function AccountScreen() {
  const { newPasswordNeeded } = useDeskMe();
  const sections = [<FactorSection key="factor" />, <PasswordSection key="password" />];
  return (
    <ListPane heading={words.heading}>
      <div className={clsx(pane.content, styles.content)}>
        {newPasswordNeeded ? sections.reverse() : sections}
        <p className="meta">{words.version(settings.version)}</p>
      </div>
    </ListPane>
  );
}
