import type { ReactNode } from 'react';
import type { Specialist } from '../../contract/areas/specialist';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { Portrait } from '../../components/Portrait';
import { Prose } from '../../components/NoWrapText';
import { Skeleton, indexes } from '../../components/Skeleton';
import { Link } from '../../components/Link';
import { FieldTags } from './FieldTags';
import { useContactExpert } from './useContactExpert';
import styles from './RecommendedExperts.module.css';

export function RecommendedExperts({ experts, labelledBy }: { experts: Specialist[]; labelledBy: string }) {
  const contact = useContactExpert();
  return (
    <ul className={styles.experts} role="list" aria-labelledby={labelledBy}>
      {experts.map((expert) => (
        <li key={expert.fdId} className={styles.expert}>
          <div className={styles.head}>
            <Portrait src={expert.fdAvatar} size={96} />
            <div>
              <h3 className={`ttl ${styles.name}`}>
                <Link to={paths.specialist.detail(expert.fdId)}>{toText(expert.fdName)}</Link>
              </h3>
              <p>{toText(expert.fdPosition)}</p>
            </div>
          </div>
          <dl className={styles.facts}>
            <Fact label={zh.expert.professionalTitle}>{toText(expert.fdTitle)}</Fact>
            <Fact label={zh.expert.workUnit}>{toText(expert.fdHometown)}</Fact>
            <Fact label={zh.expert.field}>
              <FieldTags value={expert.fdField} />
            </Fact>
          </dl>
          <p className={`excerpt ${styles.intro}`}>
            <Prose text={excerpt(expert.fdIntro, 120) || zh.states.noDescription} />
          </p>
          <div className={`row ${styles.actions}`}>
            <button className="btn btn--sm" type="button" data-needs-script onClick={() => contact(expert)}>
              {zh.browse.contactExpert}
            </button>
            <Link className="btn btn--line btn--sm" to={paths.specialist.detail(expert.fdId)}>
              {zh.browse.detail}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function RecommendedExpertsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.experts}>
      {indexes(count).map((place) => (
        <div key={place} className={styles.expert}>
          <div className={styles.head}>
            <Skeleton width={96} height={96} />
            <div>
              <Skeleton width="56%" height={24} />
              <Skeleton width="84%" above={12} />
            </div>
          </div>
          <div className={styles.facts}>
            {['62%', '84%', '96%'].map((width) => (
              <div key={width}>
                <Skeleton width="3.6em" height={12} above={6} />
                <Skeleton width={width} height={16} above={4} />
              </div>
            ))}
          </div>
          <div className={styles.intro}>
            <Skeleton width="100%" above={6} />
            <Skeleton width={`${62 - place * 8}%`} above={12} />
          </div>
          <div className={`row ${styles.actions}`}>
            <Skeleton width="40%" height={36} />
            <Skeleton width="40%" height={36} />
          </div>
        </div>
      ))}
    </div>
  );
}
