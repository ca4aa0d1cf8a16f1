import Image from 'next/image';
import Link from 'next/link';
import styles from 'portal/areas/specialist/RecommendedExperts.module.css';
import block from 'portal/components/Block.module.css';
import dimension from 'portal/components/DimensionLine.module.css';
import type { Row } from '../lib/portal';
import { excerpt } from '../lib/text';
import { texts } from '../lib/texts';
import { MoreLink } from './MoreLink';

export function Experts({ experts }: { experts: Row[] }) {
  return (
    <section className="block">
      <div className={block.bar}>
        <h2>{texts.experts}</h2>
        <span className={dimension.line} />
        <MoreLink href="/specialist/detailAll">{texts.allExperts}</MoreLink>
      </div>
      <ul className={styles.experts}>
        {experts.map((expert) => (
          <li key={expert.fdId} className={styles.expert}>
            <div className={styles.head}>
              <Image src={expert.fdAvatar} alt="" width={96} height={96} />
              <div>
                <h3 className={`ttl ${styles.name}`}>{expert.fdName}</h3>
                <p>{expert.fdPosition}</p>
              </div>
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>{texts.expert.title}</dt>
                <dd>{expert.fdTitle}</dd>
              </div>
              <div>
                <dt>{texts.expert.unit}</dt>
                <dd>{expert.fdHometown}</dd>
              </div>
              <div>
                <dt>{texts.expert.field}</dt>
                <dd className="tags">
                  {(expert.fdField ?? '').split('、').map((field) => (
                    <span key={field} className="tag">
                      {field}
                    </span>
                  ))}
                </dd>
              </div>
            </dl>
            <p className={`excerpt ${styles.intro}`}>{excerpt(expert.fdIntro, 80)}</p>
            <div className={`row ${styles.actions}`}>
              <Link className="btn btn--sm" href={`/specialist/detail/${expert.fdId}`}>
                {texts.contactExpert}
              </Link>
              <Link className="btn btn--line btn--sm" href={`/specialist/detail/${expert.fdId}`}>
                {texts.details}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
