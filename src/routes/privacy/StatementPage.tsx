import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { NoWrapText } from '../../components/NoWrapText';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { zh } from '../../i18n/zh';
import { Link } from '../../components/Link';
import { zhFooter } from '../../i18n/zhFooter';
import { paths, encodeComponent } from '../../lib/paths';
import styles from './StatementPage.module.css';

interface StatementPageProps {
  heading: string;
  intro: string;
  sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** After the last section. */
  children?: ReactNode;
}

export function StatementPage({ heading, intro, sections, children }: StatementPageProps) {
  return (
    <div className="wrap mt-4">
      <PageTitle heading={heading} />
      <Breadcrumbs items={[{ label: heading }]} />
      <article className={`sheet ${styles.text}`}>
        <PageHeading className="text-2x" text={heading} />
        <p className={styles.intro}>{intro}</p>
        {sections.map((section) => (
          <section key={section.heading}>
            <h2>
              <NoWrapText text={section.heading} />
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {children}
      </article>
    </div>
  );
}

/** Privacy terms, linked from the footer. */
export function PrivacyRoute() {
  return <StatementPage heading={zh.site.privacy} intro={zh.privacy.intro} sections={zh.privacy.sections} />;
}

const { intro, sections, tell } = zh.accessibility;

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
