import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ReportArea } from '../../contract/desk';
import { useLocation } from 'react-router-dom';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { isApiError } from '../../api/errors';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { QueryBoundary } from '../../components/QueryBoundary';
import { PageHeading } from '../../components/PageHeading';
import { PageStatus } from '../../components/PageStatus';
import { PageTitle } from '../../components/PageTitle';
import { SavedContext } from '../../components/SavedContext';
import { DetailFootContext } from '../../components/DetailFootContext';
import { Link } from '../../components/Link';
import { StatePanel } from '../../components/StatePanel';
import { queryStatus } from '../../components/status';
import { useAppSelector } from '../../state/hooks';
import { selectOffers } from '../../state/extrasSlice';
import { selectIsSaved } from '../../state/selectIsSaved';
import { DetailFoot } from './DetailFoot';
import styles from './DetailPage.module.css';
import { Drawers } from './Drawers';
import { ReportLink } from './ReportLink';
import type { DetailList } from './neighboursQuery';
import type { Section } from './sections';

/** What the hook of a detail endpoint returns; null is an answer without a record, which is a failure. */
interface DetailAnswer<Entity> {
  data?: Entity | null;
  currentData?: Entity | null;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface Crumb {
  label: string;
  to?: string;
}

interface DetailPageProps<Entity> {
  section: Section;
  /** By what name it can be reported; none: not at all. */
  area: ReportArea | undefined;
  result: DetailAnswer<Entity>;
  heading: (entity: Entity) => string;
  /** The category or kind of the entity, after the section in the breadcrumb; of two the wider one first. */
  kind?: (entity: Entity) => Crumb | (Crumb | undefined)[] | undefined;
  /** Its list, where that is not the section's. */
  list?: (entity: Entity) => Partial<DetailList>;
  /** What belongs to it, where that is not a drawer for each kind. */
  related?: (entity: Entity) => ReactNode;
  /** The outline of the loaded page. */
  skeleton: ReactNode;
  children: (entity: Entity) => ReactNode;
}

/** Whether the backend answered, and refused. */
const isRefusal = ({ error }: DetailAnswer<unknown>): boolean => isApiError(error) && error.kind === 'business';

/** How backends say that they have no such entity, beside the code for it. */
const gone = /不存在|已被?(?:删除|下架|撤)/;

/** Whether the backend answered, and has no such entity: an id that it cannot read (400) is none, either. */
const isGone = ({ error }: DetailAnswer<unknown>): boolean =>
  isApiError(error) &&
  (error.kind === 'business' || error.kind === 'http') &&
  ([400, 404].includes(error.code) || gone.test(error.msg));

/** The page of every detail: loading, failed or loaded; the view draws the h1 once it is loaded. */
export function DetailPage<Entity>({
  section,
  area,
  result,
  heading,
  kind,
  list,
  related,
  skeleton,
  children,
}: DetailPageProps<Entity>) {
  const entity = result.currentData ?? undefined;
  const status = queryStatus(result);
  const loaded = status === 'ready' && entity !== undefined;
  const crumbs = loaded ? [kind?.(entity)].flat().filter((crumb) => crumb !== undefined) : [];
  const foot = (shown: Entity) => (
    <DetailFoot
      list={{ area: area ?? '', root: section.root, ...list?.(shown) }}
      related={related ? related(shown) : area && <Drawers area={area} />}
    />
  );
  const { pathname } = useLocation();
  const isSaved = useAppSelector((state) => selectIsSaved(state, pathname));
  const page = useRef<HTMLDivElement>(null);
  const heldFocus = useRef(false);
  useLayoutEffect(() => {
    if (loaded && heldFocus.current) page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [loaded]);
  return (
    <div className="wrap" ref={page}>
      <PageTitle heading={loaded ? heading(entity) : section.heading} />
      {status === 'failed' && <PageStatus code={isRefusal(result) || isGone(result) ? 404 : 503} />}
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          items={[
            { label: zh.nav.home, to: paths.home },
            ...(section.parent ? [section.parent] : []),
            { label: section.heading, to: section.root },
            ...crumbs,
          ]}
        />
      </div>
      {loaded ? (
        <>
          <SavedContext value={isSaved}>
            <DetailFootContext value={foot(entity)}>{children(entity)}</DetailFootContext>
          </SavedContext>
          {area && <ReportLink area={area} title={heading(entity)} />}
        </>
      ) : (
        <Waiting heading={section.heading} isOutlined={status === 'loading'} heldFocus={heldFocus}>
          {status === 'failed' && isGone(result) ? (
            <Gone root={section.root} />
          ) : (
            <QueryBoundary
              status={status}
              failedText={zh.states.loadFailed}
              onRetry={() => void result.refetch()}
              skeleton={skeleton}
            >
              {null}
            </QueryBoundary>
          )}
        </Waiting>
      )}
    </div>
  );
}

/** What was asked for is not there: the ways on. */
function Gone({ root }: { root: string }) {
  const finds = useAppSelector((state) => selectOffers(state, 'search'));
  return (
    <StatePanel drawing="cabinet">
      <p>{zh.states.gone}</p>
      <p className="row">
        <Link className="btn" to={root}>
          {zh.detail.back}
        </Link>
        {finds && (
          <Link className="btn btn--line" to={paths.search}>
            {zh.search.name}
          </Link>
        )}
      </p>
    </StatePanel>
  );
}

interface WaitingProps {
  heading: string;
  /** The outline of the page shows, which has its own place for the heading. */
  isOutlined: boolean;
  heldFocus: RefObject<boolean>;
  children: ReactNode;
}

/**
 * The page while there is no entity yet. When it makes room for the loaded page with the focus inside (on its heading,
 * after a navigation or 重试), the focus would be lost: it reports this, and the loaded heading takes it over.
 */
function Waiting({ heading, isOutlined, heldFocus, children }: WaitingProps) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      heldFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [heldFocus]);
  return (
    <section ref={section} className={isOutlined ? undefined : `sheet ${styles.waiting}`}>
      <PageHeading className={styles.heading} hidden={isOutlined} text={heading} />
      {children}
    </section>
  );
}
