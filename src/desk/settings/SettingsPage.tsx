import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { zhCalendar } from '../../i18n/zhCalendar';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskSettings } from '../../i18n/zhDeskSettings';
import { SplitLayout, SidebarButton } from '../shell/SplitLayout';
import { ListPane } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import styles from './Settings.module.css';

const pages = [
  { key: 'portal', label: zhDeskSettings.portal, to: '/settings' },
  { key: 'staff', label: zhDeskSettings.staff, to: '/settings/staff' },
  { key: 'companies', label: zhDeskSettings.companies, to: '/settings/companies' },
  { key: 'limits', label: zhCalendar.heading, to: '/settings/limits' },
  { key: 'notices', label: zhDeskSettings.notices, to: '/settings/notices' },
];

interface SettingsPageProps {
  heading: string;
  /** Actions of the whole page, beside its heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the settings, with their sidebar. */
export function SettingsPage({ heading, actions, children }: SettingsPageProps) {
  const { pathname } = useLocation();
  return (
    <SplitLayout
      sidebarName={zhDesk.parts.settings}
      items={pages.map((page) => ({ ...page, isCurrent: page.to === pathname }))}
    >
      <ListPane
        heading={heading}
        actions={
          <>
            {actions && <div className={`row ${pane.actions}`}>{actions}</div>}
            <SidebarButton label={zhDesk.parts.settings} />
          </>
        }
      >
        <div className={clsx(pane.content, styles.content)}>{children}</div>
      </ListPane>
    </SplitLayout>
  );
}
