import type { Specialist } from '../../contract/areas/specialist';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { Portrait } from '../../components/Portrait';
import { Skeleton, indexes } from '../../components/Skeleton';
import { Link } from '../../components/Link';
import { useContactExpert } from './useContactExpert';
import styles from './SpecialistCards.module.css';

interface SpecialistCardsProps {
  people: Specialist[];
  /** Accessible name of the list. */
  name: string;
  /** 3 under a block heading, 2 if the list has none. */
  headingLevel: 2 | 3;
}

export function SpecialistCards({ people, name, headingLevel }: SpecialistCardsProps) {
  const contact = useContactExpert();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`hover-list ${styles.people}`} role="list" aria-label={name}>
      {people.map((person) => (
        <li key={person.fdId} className={styles.person}>
          <Portrait src={person.fdAvatar} size={64} />
          <div>
            <Heading className="ttl">
              <Link className="hit" to={paths.specialist.detail(person.fdId)}>
                {toText(person.fdName)}
              </Link>
            </Heading>
            <p className="text-dense ink-2">{toText(person.fdPosition, toText(person.fdTitle))}</p>
            <p className="text-dense ink-2">{toText(person.fdHometown)}</p>
            <p className="text-dense ink-3 ellipsis">{toText(person.fdField)}</p>
            <button
              className={`link ${styles.contact}`}
              type="button"
              data-needs-script
              onClick={() => contact(person)}
            >
              {zh.browse.contactExpert}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function SpecialistCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.people}>
      {indexes(count).map((place) => (
        <div key={place} className={styles.person}>
          <Skeleton width={64} height={64} />
          <div>
            <Skeleton width="40%" height={20} above={3} />
            <Skeleton width={`${72 - (place % 3) * 8}%`} height={12} above={12} />
            <Skeleton width="64%" height={12} above={10} />
            <Skeleton width="84%" height={12} above={10} />
            <Skeleton width={56} height={12} above={18} />
          </div>
        </div>
      ))}
    </div>
  );
}
