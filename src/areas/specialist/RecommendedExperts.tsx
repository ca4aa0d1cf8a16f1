import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Specialist } from '../../contract/specialist';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { text } from '../../lib/text';
import { Picture } from '../../parts/Picture';
import { Prose } from '../../parts/Words';
import { Bone } from '../../parts/Bone';
import { times } from '../../parts/times';
import { FieldTags } from './FieldTags';
import styles from './RecommendedExperts.module.css';

interface RecommendedExpertsProps {
  experts: Specialist[];
  labelledBy: string;
  onContact: (expert: Specialist) => void;
}

/** Recommended experts on full cards: enough to decide whom to ask. */
export function RecommendedExperts({ experts, labelledBy, onContact }: RecommendedExpertsProps) {
  return (
    <ul className={styles.experts} role="list" aria-labelledby={labelledBy}>
      {experts.map((expert) => (
        <li key={expert.fdId} className={styles.expert}>
          <div className={styles.head}>
            <Picture src={expert.fdAvatar} alt="" otherwise="/icons/avatar-default.svg" width={96} height={96} />
            <div>
              <h3 className={`ttl ${styles.name}`}>
                <Link to={paths.specialist.detail(expert.fdId)}>{text(expert.fdName)}</Link>
              </h3>
              <p>{text(expert.fdPosition)}</p>
            </div>
          </div>
          <dl className={styles.facts}>
            <Fact label={zh.fields.professionalTitle}>{text(expert.fdTitle)}</Fact>
            <Fact label={zh.fields.workUnit}>{text(expert.fdHometown)}</Fact>
            <Fact label={zh.fields.field}>
              <FieldTags value={expert.fdField} />
            </Fact>
          </dl>
          <p className={`excerpt ${styles.intro}`}>
            <Prose text={excerpt(expert.fdIntro, 120) || zh.states.noDescription} />
          </p>
          <div className={`row ${styles.actions}`}>
            <button className="btn btn--sm" type="button" onClick={() => onContact(expert)}>
              {zh.section.contactExpert}
            </button>
            <Link className="btn btn--line btn--sm" to={paths.specialist.detail(expert.fdId)}>
              {zh.section.detail}
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

/** The cards before it is known whose they are. */
export function RecommendedExpertsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.experts}>
      {times(count).map((place) => (
        <div key={place} className={styles.expert}>
          <div className={styles.head}>
            <Bone width={96} height={96} />
            <div>
              <Bone width="56%" height={24} />
              <Bone width="84%" above={12} />
            </div>
          </div>
          <div className={styles.facts}>
            {['62%', '84%', '96%'].map((width) => (
              <div key={width}>
                <Bone width="3.6em" height={12} above={6} />
                <Bone width={width} height={16} above={4} />
              </div>
            ))}
          </div>
          <div className={styles.intro}>
            <Bone width="100%" above={6} />
            <Bone width={`${62 - place * 8}%`} above={12} />
          </div>
          <div className={`row ${styles.actions}`}>
            <Bone width="40%" height={36} />
            <Bone width="40%" height={36} />
          </div>
        </div>
      ))}
    </div>
  );
}
