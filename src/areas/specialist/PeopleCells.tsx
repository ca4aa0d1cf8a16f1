import { Link } from 'react-router-dom';
import type { Specialist } from '../../contract/specialist';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { Picture } from '../../parts/Picture';
import { Bone } from '../../parts/Bone';
import { times } from '../../parts/times';
import styles from './PeopleCells.module.css';

interface PeopleCellsProps {
  people: Specialist[];
  /** Accessible name of the list. */
  name: string;
  /** 3 under a block heading, 2 where the list has none. */
  headingLevel: 2 | 3;
  onContact: (expert: Specialist) => void;
}

/** Experts in compact cells: look for a field, then for a person. */
export function PeopleCells({ people, name, headingLevel, onContact }: PeopleCellsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.people} role="list" aria-label={name}>
      {people.map((person) => (
        <li key={person.fdId} className={styles.person}>
          <Picture
            src={person.fdAvatar}
            alt=""
            otherwise="/icons/avatar-default.svg"
            width={64}
            height={64}
            loading="lazy"
          />
          <div>
            <Heading className="ttl">
              <Link className="hit" to={paths.specialist.detail(person.fdId)}>
                {text(person.fdName)}
              </Link>
            </Heading>
            <p>{text(person.fdPosition, text(person.fdTitle))}</p>
            <p>{text(person.fdHometown)}</p>
            <p className={styles.field}>{text(person.fdField)}</p>
            <button className={`link ${styles.contact}`} type="button" onClick={() => onContact(person)}>
              {zh.section.contactExpert}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The cells before it is known whose they are. */
export function PeopleCellsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.people}>
      {times(count).map((place) => (
        <div key={place} className={styles.person}>
          <Bone width={64} height={64} />
          <div>
            <Bone width="40%" height={20} above={3} />
            <Bone width={`${72 - (place % 3) * 8}%`} height={12} above={12} />
            <Bone width="64%" height={12} above={10} />
            <Bone width="84%" height={12} above={10} />
            <Bone width={56} height={12} above={18} />
          </div>
        </div>
      ))}
    </div>
  );
}
