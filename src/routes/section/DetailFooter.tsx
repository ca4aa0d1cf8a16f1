import type { ReactNode, MouseEvent } from 'react';
import { AfterPaint } from '../../components/AfterPaint';
import { useAppSelector, useOffers } from '../../state/hooks';
import { listAddress, selectLocation } from '../../state/locationSlice';
import styles from './DetailFooter.module.css';
import { orderName } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { choiceOf, pageOfAddress } from './pageQuery';
import { clsx } from 'clsx';
import { useParams, useLocation, useNavigate } from 'react-router-dom';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import { useGetNeighboursQuery, useGetRelationsQuery } from '../../areas/relations/relationsApi';
import { areas, type AreaName } from '../../contract/areas';
import type { Neighbour } from '../../contract/relations';
import { zhRelations } from '../../i18n/zhRelations';
import { encodeComponent } from '../../lib/urls';
import { toText } from '../../lib/toText';
import { Icon } from '../../components/Icon';
import { NoWrapText } from '../../components/NoWrapText';
import { Link } from '../../components/Link';
import { Skeleton } from '../../components/Skeleton';
import { neighboursQuery, type DetailList } from './neighboursQuery';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface BackLinkProps {
  root: string;
  /** Address of the list visited last. */
  to: string;
  /** Id of the element that says where in the list it leads. */
  describedBy?: string;
}

/** Back to the list: to the page, category and scroll position that the visitor came from. */
function BackLink({ root, to, describedBy }: BackLinkProps) {
  const isPrevious = useAppSelector((state) => listAddress(selectLocation(state), root).isPrevious);
  const navigate = useNavigate();
  return (
    <Link
      className="more"
      to={to}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (!isPrevious || !isPlain(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrowLeft" />
      {zh.detail.back}
    </Link>
  );
}

interface PrevNextNavProps {
  list: DetailList;
  /** Address of the list visited last. */
  to: string;
}

/** The previous and next item of a detail, in the list that the visitor came from. Empty without a response. */
function PrevNextNav({ list, to }: PrevNextNavProps) {
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

interface DetailFooterProps {
  list: DetailList;
  /** Related content, if available. */
  related: ReactNode;
  report: ReactNode;
}

/** The end of a detail page: related content, previous and next item of the list, the way back to it, and 举报. */
export function DetailFooter({ list, related, report }: DetailFooterProps) {
  const to = useAppSelector((state) => listAddress(selectLocation(state), list.root).to);
  const place = placeInList(to, useOffers('filters'));
  const isOffered = useOffers('relations');
  const { pathname } = useLocation();
  return (
    <div className="noprint mt-5">
      {isOffered && (
        <AfterPaint key={pathname}>
          {related}
          {list.area && <PrevNextNav list={list} to={to} />}
        </AfterPaint>
      )}
      <div className={styles.ways}>
        <p>
          <BackLink root={list.root} to={to} describedBy={place ? 'place-in-list' : undefined} />
          {place && <span id="place-in-list">{place}</span>}
        </p>
        {report}
      </div>
    </div>
  );
}

/**
 * Where in a list an address leads, without quoting the address, which anybody may have written. Empty for the list's
 * first page without filters.
 *
 * @param isFiltering whether lists can be filtered
 */
function placeInList(to: string, isFiltering: boolean): string {
  const search = new URLSearchParams(to.split('#', 1)[0]!.split('?')[1]);
  const page = pageOfAddress(search.get('page'));
  const chosen = Object.keys((isFiltering && choiceOf(search)) || {});
  const words: string[] = chosen.some((name) => name !== orderName) ? [zh.detail.filtered] : [];
  if (page > 1) words.push(zh.detail.page(page));
  return words.length > 0 ? `（${words.join(' · ')}）` : '';
}
