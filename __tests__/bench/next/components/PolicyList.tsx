import Link from 'next/link';
import styles from 'portal/areas/policy/PolicyList.module.css';
import rail from 'portal/components/NavRail.module.css';
import header from 'portal/components/SectionHeader.module.css';
import side from 'portal/components/SideNav.module.css';
import { listPolicies, policiesOnPage, policyCategories, rowsOf } from '../lib/portal';
import { day, excerpt } from '../lib/text';
import { texts } from '../lib/texts';
import { Carousel } from './Carousel';
import { Pagination } from './Pagination';

/** One page of the policies, with the section's head and its categories. */
export async function PolicyList({ page }: { page: number }) {
  const [{ rows, total }, categories, banners] = await Promise.all([
    listPolicies(page),
    policyCategories(),
    rowsOf('banner/list', 6, { type: 'banner_policy' }),
  ]);
  const names = new Map(categories.map(({ code, name }) => [code, name]));
  const links = [
    { label: texts.all, href: '/policy' },
    ...categories.map(({ code, name }) => ({ label: name, href: `/policy/${code}` })),
    { label: texts.projects, href: '/project' },
  ];
  return (
    <>
      <div className={header.joint}>
        <div className={`on-dark ${header.name}`}>
          <div>
            <h1>{texts.policies}</h1>
            <p>{texts.policiesIntro}</p>
          </div>
        </div>
        <div className={header.picture}>
          <Carousel banners={banners} interval={3000} />
        </div>
      </div>
      <div className="wrap cols">
        <nav className={side.side} aria-label={texts.policies}>
          <ul className={rail.rail}>
            {links.map(({ label, href }, place) => (
              <li key={href}>
                <Link className={rail.item} href={href} aria-current={place === 0 ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <ul className="sheet ruled hover-list">
            {rows.map((policy) => {
              const [year, month, date] = day(policy.fdApplyDate).split('-');
              return (
                <li key={policy.fdId} className={styles.row}>
                  <p className={styles.date}>
                    <time className="vh">{day(policy.fdApplyDate)}</time>{' '}
                    <span className="num" aria-hidden="true">
                      <b>{date}</b> {year}.{month}
                    </span>
                  </p>
                  <div>
                    <h2 className="ttl">
                      <Link className="hit" href={`/policy/detail/${policy.fdId}`}>
                        {policy.fdTitle}
                      </Link>
                    </h2>
                    <p className="excerpt">{excerpt(policy.fdContent, 120)}</p>
                    <p className="meta">
                      <span className="tag tag--pine">{names.get(policy.fdClass)}</span>
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
