import { Link } from '../../components/Link';
import { NoWrapText } from '../../components/NoWrapText';
import { zh } from '../../i18n/zh';
import { zhFooter } from '../../i18n/zhFooter';
import { paths, encodeComponent } from '../../lib/paths';
import { StatementPage } from './StatementPage';

const { intro, sections, tell } = zh.accessibility;

/** /accessibility: the accessibility statement. */
export default function AccessibilityRoute() {
  return (
    <StatementPage heading={zhFooter.accessibility} intro={intro} sections={sections}>
      <section>
        <h2>
          <NoWrapText text={tell.heading} />
        </h2>
        <p>
          {tell.text}{' '}
          <Link to={`${paths.contactUs}?from=${encodeComponent(paths.accessibility)}`} rel="nofollow">
            {tell.feedback}
          </Link>{' '}
          <Link to={paths.contactUs}>{tell.contact}</Link>
        </p>
        <p>{tell.updated}</p>
      </section>
    </StatementPage>
  );
}
