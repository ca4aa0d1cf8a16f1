import { zh } from '../../i18n/zh';
import { StatementPage } from './StatementPage';

/** Privacy terms, the target of the footer's link. */
export function PrivacyRoute() {
  return <StatementPage heading={zh.site.privacy} intro={zh.privacy.intro} sections={zh.privacy.sections} />;
}
