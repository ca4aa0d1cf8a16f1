import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { NoWrapText } from '../../components/NoWrapText';
import { PageHeading, PageTitle } from '../../components/PageHeading';
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
