import { Link } from '../../components/Link';
import { NoWrapText } from '../../components/NoWrapText';
import { zhAccessibility } from '../../i18n/zhAccessibility';
import { zhFooter } from '../../i18n/zhFooter';
import { paths, encodeComponent } from '../../lib/paths';
import { StatementPage } from '../privacy/StatementPage';

const { intro, sections, tell } = zhAccessibility;

/** /accessibility: the accessibility statement. */
export function AccessibilityRoute() {
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
