import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import styles from 'portal/components/ArticleLayout.module.css';
import breadcrumbs from 'portal/components/Breadcrumbs.module.css';
import sheet from 'portal/components/FactSheet.module.css';
import rail from 'portal/components/NavRail.module.css';
import prose from 'portal/components/RichText.module.css';
import contents from 'portal/components/TableOfContents.module.css';
import { getPolicy, listPolicies, policyCategories } from '../../../../lib/portal';
import { day, excerpt, withContents } from '../../../../lib/text';
import { texts } from '../../../../lib/texts';

interface PolicyProps {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const { rows } = await listPolicies(1, 100);
  return rows.map(({ fdId }) => ({ id: fdId }));
}

export async function generateMetadata({ params }: PolicyProps): Promise<Metadata> {
  const policy = await getPolicy((await params).id);
  return policy ? { title: policy.fdTitle, description: excerpt(policy.fdContent, 120) } : {};
}

export default async function PolicyDetailPage({ params }: PolicyProps) {
  const [policy, categories] = await Promise.all([getPolicy((await params).id), policyCategories()]);
  if (!policy) notFound();
  const kind = categories.find(({ code }) => code === policy.fdClass)?.name;
  const { html, headings } = withContents(policy.fdContent);
  const facts = [
    [texts.facts.issuer, policy.fdIssuedComName],
    [texts.facts.level, policy.fdLevel],
    [texts.facts.kind, kind],
    [texts.facts.theme, policy.fdTheme],
    [texts.facts.published, day(policy.fdApplyDate)],
  ];
  return (
    <div className="wrap">
      <nav className={breadcrumbs.breadcrumbs}>
        <ol>
          {[
            { label: '首页', href: '/' },
            { label: texts.policies, href: '/policy' },
            { label: kind, href: `/policy/${policy.fdClass}` },
          ].map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <article className={`${styles.layout} ${styles.withContents}`}>
        <header className={`sheet ${styles.head} ${styles.acting}`}>
          <div>
            <p className={`tags ${styles.tags}`}>
              <span className="tag tag--pine">{kind}</span>
            </p>
            <h1 className={styles.title}>{policy.fdTitle}</h1>
          </div>
        </header>
        <div className={styles.action}>
          <Link className="btn" href="/project">
            {texts.relatedProjects}
          </Link>
        </div>
        <aside className={styles.facts}>
          <div className={sheet.block}>
            <h2 className={sheet.title}>{texts.document}</h2>
            <dl>
              {facts.map(([label, value], place) => (
                <div key={label} className={place === 0 ? 'full' : undefined}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </aside>
        <div className={styles.contents}>
          <nav className={`sheet ${contents.contents}`} aria-label={texts.contents}>
            <p className={contents.name}>{texts.contents}</p>
            <p className={contents.fold}>{texts.contents}</p>
            <ol className={rail.rail}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a className={rail.item} href={`#${id}`}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={`sheet ${styles.text}`}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <p className={styles.foot}>
          <Link href="/policy">{texts.back}</Link>
        </p>
      </article>
    </div>
  );
}
