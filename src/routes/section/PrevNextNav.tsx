import { clsx } from 'clsx';
import { useParams, useLocation } from 'react-router-dom';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import { useGetNeighboursQuery, useGetRelationsQuery } from '../../areas/relations/relationsApi';
import { areas, type AreaName } from '../../contract/areas';
import type { Neighbour } from '../../contract/relations';
import { zhRelations } from '../../i18n/zhRelations';
import { encodeComponent } from '../../lib/encodeComponent';
import { toText } from '../../lib/toText';
import { Icon } from '../../components/Icon';
import { NoWrapText } from '../../components/NoWrapText';
import { Link } from '../../components/Link';
import { Skeleton } from '../../components/Skeleton';
import styles from './PrevNextNav.module.css';
import { neighboursQuery, type DetailList } from './neighboursQuery';

interface PrevNextNavProps {
  list: DetailList;
  /** Address of the list visited last. */
  to: string;
}

/** The previous and next item of a detail, in the list that the visitor came from. Empty without a response. */
export function PrevNextNav({ list, to }: PrevNextNavProps) {
  const { fdId = '' } = useParams();
  const { currentData, isFetching } = useGetNeighboursQuery(neighboursQuery(list, fdId, to));
  // Related content that arrives later would move the links under the pointer.
  const related = useGetRelationsQuery({ area: list.area, fdId });
  if (related.isFetching && !related.currentData && !related.error) return <Waiting />;
  if (!currentData) return isFetching ? <Waiting /> : null;
  const { previous, next } = currentData;
  if (!previous && !next) return null;
  const side = Object.values(supplyDemandSides).find(({ type }) => type === list.own?.type);
  const unit = zhRelations.unitOf(areas[list.area as AreaName]?.unit, side?.label);
  return (
    <nav className={styles.boards} aria-label={zhRelations.beside}>
      <NeighbourLink piece={previous} rel="prev" label={zhRelations.previous(unit)} none={zhRelations.first(unit)} />
      <NeighbourLink piece={next} rel="next" label={zhRelations.next(unit)} none={zhRelations.last(unit)} />
    </nav>
  );
}

/** Placeholder of the same size. */
const Waiting = () => (
  <div className={styles.boards} aria-hidden="true">
    {[0, 1].map((place) => (
      <div key={place} className={styles.board}>
        <Skeleton width="40%" />
      </div>
    ))}
  </div>
);

interface NeighbourLinkProps {
  piece: Neighbour | null;
  rel: 'prev' | 'next';
  label: string;
  /** Shown at the end of the list. */
  none: string;
}

function NeighbourLink({ piece, rel, label, none }: NeighbourLinkProps) {
  const { pathname } = useLocation();
  const icon = <Icon name={rel === 'prev' ? 'arrowLeft' : 'arrowRight'} />;
  if (!piece) {
    return (
      <p className={clsx(styles.board, rel === 'next' && styles.next)}>
        <span className="text-sm ink-3">{none}</span>
      </p>
    );
  }
  return (
    <Link
      className={clsx(styles.board, rel === 'next' && styles.next)}
      rel={rel}
      // eslint-disable-next-line regexp/no-super-linear-move -- the path of the page
      to={pathname.replace(/[^/]*$/, encodeComponent(piece.fdId))}
    >
      {icon}
      <span className="text-sm ink-3">{label}</span>{' '}
      <b className={styles.title}>
        <NoWrapText text={toText(piece.title)} />
      </b>
    </Link>
  );
}
