import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { PageHeading } from '../components/PageHeading';
import { PageTitle } from '../components/PageTitle';
import styles from './PrivacyRoute.module.css';

/** Privacy terms, the target of the footer's link. */
export function PrivacyRoute() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle heading={zh.site.privacy} />
      <Breadcrumbs items={[{ label: zh.nav.home, to: paths.home }, { label: zh.site.privacy }]} />
      <article className={`sheet ${styles.text}`}>
        <PageHeading text={zh.site.privacy} />
        <p className={styles.intro}>{zh.privacy.intro}</p>
        {zh.privacy.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
