import Image from 'next/image';
import Link from 'next/link';
import type { Specialist } from '../lib/portal';
import { excerpt } from '../lib/text';
import { texts } from '../lib/texts';
import styles from './Experts.module.css';
import { MoreLink } from './MoreLink';

export function Experts({ experts }: { experts: Specialist[] }) {
  return (
    <section className="block">
      <div className={styles.heading}>
        <h2>{texts.experts}</h2>
        <MoreLink href="/specialist/detailAll">{texts.allExperts}</MoreLink>
      </div>
      <ul className={styles.experts}>
        {experts.map((expert) => (
          <li key={expert.fdId} className={styles.card}>
            <div className={styles.head}>
              <Image src={expert.fdAvatar} alt="" width={96} height={96} />
              <div>
                <h3>{expert.fdName}</h3>
                <p>{expert.fdPosition}</p>
              </div>
            </div>
            <dl>
              <dt>{texts.expert.title}</dt>
              <dd>{expert.fdTitle}</dd>
              <dt>{texts.expert.unit}</dt>
              <dd>{expert.fdHometown}</dd>
              <dt>{texts.expert.field}</dt>
              <dd>
                {(expert.fdField ?? '').split('、').map((field) => (
                  <span key={field} className={styles.field}>
                    {field}
                  </span>
                ))}
              </dd>
            </dl>
            <p className="excerpt">{excerpt(expert.fdIntro, 80)}</p>
            <div className={styles.actions}>
              <Link className="button" href={`/specialist/detail/${expert.fdId}`}>
                {texts.contactExpert}
              </Link>
              <Link className="button line" href={`/specialist/detail/${expert.fdId}`}>
                {texts.details}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
