import { zh } from '../../i18n/zh';
import { StatementPage } from './StatementPage';

/** Privacy terms, linked from the footer. */
export default function PrivacyRoute() {
  return <StatementPage heading={zh.site.privacy} intro={zh.privacy.intro} sections={zh.privacy.sections} />;
}
