import type { ReactNode, MouseEvent } from 'react';
import { clsx } from 'clsx';
import { useParams, useLocation, useNavigate, matchPath } from 'react-router-dom';
import { AfterPaint } from '../../components/ArticleLayout';
import { useAppSelector, useOffers } from '../../state/hooks';
import { listAddress, selectLocation } from '../../state/locationSlice';
import { orderName } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import { useGetNeighboursQuery, useGetRelationsQuery, type NeighboursQuery } from '../../areas/relations/relationsApi';
import { areas, type AreaName } from '../../contract/areas';
import type { Neighbour, RelatedGroup, RelatedItem } from '../../contract/relations';
import { zhRelations } from '../../i18n/zhRelations';
import { paths, encodeComponent } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { Icon } from '../../components/Icon';
import { NoWrapText, CardTitle } from '../../components/NoWrapText';
import { Link } from '../../components/Link';
import { Skeleton } from '../../components/Skeleton';
import { Deadline } from '../../areas/getbuginess/Deadline';
import { pathOfHit } from '../../areas/search/searchPaths';
import { Block } from '../../components/Block';
import { DateText } from '../../components/DateText';
import { MoreLink } from '../../components/MoreLink';
import { Portrait } from '../../components/Portrait';
import { Stars } from '../../components/Stars';
import { useNow } from '../../components/useNow';
import { choiceOf, pageOfAddress, type DetailList } from './sectionQueries';
import styles from './DetailFooter.module.css';

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
  const icon = <Icon name={rel === 'prev' ? 'arrowLeft' : 'arrowRight'} size={24} />;
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

export const titleOf = (area: AreaName, entity: object): string =>
  toText((entity as Readonly<Record<string, unknown>>)[areas[area].title ?? 'fdTitle']);

/** Related content of a detail: a panel for each kind. Empty without a response or items. */
export function RelatedContent({ area }: { area: string }) {
  const { fdId = '' } = useParams();
  const { currentData } = useGetRelationsQuery({ area, fdId });
  const groups = currentData?.groups ?? [];
  if (groups.length === 0) return null;
  const [only] = groups.length === 1 ? groups : [];
  const nameOf = (group: RelatedGroup) => zhRelations.kindOf(group.kind, areas[group.area].name, group.area === area);
  return (
    <Block
      className={styles.block}
      id="related-pieces"
      text={only ? nameOf(only) : zhRelations.heading}
      action={only && <AllLink group={only} name={nameOf(only)} />}
    >
      {only ? (
        <ul className={clsx(styles.groups, 'below')} role="list">
          {only.rows.map((piece) => (
            <li key={piece.fdId} className={styles.drawer}>
              <RelatedLink group={only} piece={piece} level={3} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={clsx(styles.groups, 'below')}>
          {groups.map((group) => (
            <section key={group.kind} className={styles.drawer} aria-labelledby={`related-${group.kind}`}>
              <h3 className="quiet" id={`related-${group.kind}`}>
                {nameOf(group)}
              </h3>
              <ul className="ruled" role="list">
                {group.rows.map((piece) => (
                  <li key={piece.fdId}>
                    <RelatedLink group={group} piece={piece} level={4} />
                  </li>
                ))}
              </ul>
              <AllLink group={group} name={nameOf(group)} />
            </section>
          ))}
        </div>
      )}
    </Block>
  );
}

/** Links to all items of a kind. */
function AllLink({ group: { kind, area }, name }: { group: RelatedGroup; name: string }) {
  const to = kind === 'interpretations' ? paths.policy.category('3') : areas[area].list;
  return (
    <MoreLink to={to} label={zhRelations.allOf(name)}>
      {zhRelations.all}
    </MoreLink>
  );
}

interface RelatedLinkProps {
  group: RelatedGroup;
  piece: RelatedItem;
  level: 3 | 4;
}

function RelatedLink({ group: { area }, piece: { fdId, entity }, level }: RelatedLinkProps) {
  const title = (
    <CardTitle level={level} to={pathOfHit({ area, fdId, entity })} text={titleOf(area, entity)} className="text-md" />
  );
  if (area === 'specialist') {
    return (
      <div className={styles.pictured}>
        <Portrait src={entity.fdAvatar} size={48} />
        <div>
          {title}
          <p>{toText(entity.fdField)}</p>
        </div>
      </div>
    );
  }
  return (
    <>
      {title}
      <ContentFacts area={area} entity={entity} />
    </>
  );
}

/** The known ones of some facts. */
const inOneLine = (...values: unknown[]): string =>
  values
    .map((value) => toText(value, ''))
    .filter(Boolean)
    .join('\u3000');

function ContentFacts({ area, entity }: Pick<RelatedGroup, 'area'> & Pick<RelatedItem, 'entity'>) {
  const now = useNow();
  switch (area) {
    case 'project':
      return (
        <div className={styles.due}>
          <Deadline deadline={entity.fdApplicationEnd} now={now} />
        </div>
      );
    case 'app':
      return (
        <div className={styles.app}>
          <p>{toText(entity.fdSupplier)}</p>
          <Stars rating={entity.fdRating} />
        </div>
      );
    case 'financial':
      return <p>{inOneLine(entity.fdComName, entity.fdType)}</p>;
    case 'recruit':
      return <p>{inOneLine(entity.fdSalary, entity.fdWorkplace)}</p>;
    default:
      return (
        <p className="num">
          <DateText value={entity.fdApplyDate} />
        </p>
      );
  }
}

/** Query of the previous and next item of a detail in the list at this address. */
export function neighboursQuery({ area, root, own = {} }: DetailList, fdId: string, to: string): NeighboursQuery {
  const { pathname, searchParams } = new URL(to, 'http://portal.invalid');
  searchParams.delete('page');
  // Jobs are listed on the experts' page, whose categories are not theirs.
  const category = area === 'recruit' ? undefined : matchPath(`${root}/:category`, pathname)?.params.category;
  if (category !== undefined) searchParams.set('category', category);
  for (const [name, value] of Object.entries(own)) searchParams.set(name, value);
  return { area, fdId, list: String(searchParams) };
}
