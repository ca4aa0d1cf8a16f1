import Link from 'next/link';
import { listBanners, listPolicies, policiesOnPage, policyCategories } from '../lib/portal';
import { day, excerpt } from '../lib/text';
import { texts } from '../lib/texts';
import { Carousel } from './Carousel';
import { Pagination } from './Pagination';
import styles from './PolicyList.module.css';

/** One page of the policies, with the section's head and its categories. */
export async function PolicyList({ page }: { page: number }) {
  const [{ rows, total }, categories, banners] = await Promise.all([
    listPolicies(page),
    policyCategories(),
    listBanners('banner_policy'),
  ]);
  const names = new Map(categories.map(({ code, name }) => [code, name]));
  return (
    <>
      <div className={styles.joint}>
        <div className={styles.name}>
          <h1>{texts.policies}</h1>
          <p>{texts.policiesIntro}</p>
        </div>
        <Carousel banners={banners} interval={3000} />
      </div>
      <div className={`wrap ${styles.columns}`}>
        <nav className={styles.side} aria-label={texts.policies}>
          <ul>
            <li>
              <Link href="/policy" aria-current="page">
                {texts.all}
              </Link>
            </li>
            {categories.map(({ code, name }) => (
              <li key={code}>
                <Link href={`/policy/${code}`}>{name}</Link>
              </li>
            ))}
            <li>
              <Link href="/project">{texts.projects}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <ul className="sheet">
            {rows.map((policy) => {
              const [year, month, date] = day(policy.fdApplyDate).split('-');
              return (
                <li key={policy.fdId} className={styles.row}>
                  <p className={styles.date}>
                    <b>{date}</b>
                    {year}.{month}
                  </p>
                  <div>
                    <h2 className="title">
                      <Link className="hit" href={`/policy/detail/${policy.fdId}`}>
                        {policy.fdTitle}
                      </Link>
                    </h2>
                    <p className="excerpt">{excerpt(policy.fdContent, 120)}</p>
                    <p className="meta">
                      <span className="tag">{names.get(policy.fdClass)}</span>
                      <span>{policy.fdIssuedComName}</span>
                      <span>{policy.fdLevel}</span>
                      <span>{policy.fdTheme}</span>
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
          <Pagination page={page} pages={Math.ceil(total / policiesOnPage)} total={total} />
        </div>
      </div>
    </>
  );
}
