import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getPolicy, listPolicies, policyCategories } from '../../../../lib/portal';
import { day, excerpt, withContents } from '../../../../lib/text';
import { texts } from '../../../../lib/texts';
import styles from './page.module.css';

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
      <nav className={styles.breadcrumbs}>
        <Link href="/">首页</Link> / <Link href="/policy">{texts.policies}</Link> /{' '}
        <Link href={`/policy/${policy.fdClass}`}>{kind}</Link>
      </nav>
      <article className={styles.layout}>
        <header className={`sheet ${styles.head}`}>
          <div>
            <span className="tag">{kind}</span>
            <h1>{policy.fdTitle}</h1>
          </div>
          <Link className="button" href="/project">
            {texts.relatedProjects}
          </Link>
        </header>
        <aside className={styles.facts}>
          <h2>{texts.document}</h2>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </aside>
        <nav className={`sheet ${styles.contents}`} aria-label={texts.contents}>
          <p>{texts.contents}</p>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`sheet ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
        <p>
          <Link href="/policy">{texts.back}</Link>
        </p>
      </article>
    </div>
  );
}
