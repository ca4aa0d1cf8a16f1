import type { ReactNode, RefObject } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { isMissing } from '../../api/isMissing';
import { useQueryResult, type Query } from '../../api/query';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { QueryBoundary, queryStatus, StatePanel } from '../../components/QueryBoundary';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { PageStatus } from '../../components/PageStatus';
import { useRestoredFocus, useHeldFocus, DetailFooterContext, SavedContext } from '../../components/ArticleLayout';
import { Link } from '../../components/Link';
import type { Category } from '../../contract/areas/category';
import { useAppSelector, useAppDispatch, useOffers } from '../../state/hooks';
import { selectIsSaved } from '../../state/selectBookmarks';
import type { AreaName } from '../../contract/areas';
import { formOpened } from '../../state/dialogsSlice';
import { categoryName, toText } from '../../lib/toText';
import { DetailFooter, RelatedContent, titleOf } from './DetailFooter';
import type { DetailPlace } from './sectionQueries';
import styles from './DetailPage.module.css';

interface ReportLinkProps {
  area: AreaName;
  /** Title of the page's content. */
  title: string;
}

/** Lets a visitor report a problem with a page, if there are staff to read it. */
function ReportLink({ area, title }: ReportLinkProps) {
  const { fdId = '' } = useParams();
  const dispatch = useAppDispatch();
  const isOffered = useOffers('desk');
  if (!isOffered) return null;
  return (
    <button
      type="button"
      data-needs-script
      className="link"
      onClick={() => dispatch(formOpened({ kind: 'report', area, fdId, title }))}
    >
      {zh.detail.report}
    </button>
  );
}

interface Crumb {
  label: string;
  to?: string;
}

interface DetailPageProps<Entity> extends DetailPlace<Entity> {
  detail: Query<string, Entity | null>;
  categories?: readonly Category[] | null;
  /** In the breadcrumbs after the section, of two the broader one first; by default the entity's category. */
  kind?: (entity: Entity) => Crumb | (Crumb | undefined)[] | undefined;
  /** Related content, if not the default panels. */
  related?: (entity: Entity) => ReactNode;
  /** Skeleton of the loaded page. */
  skeleton: ReactNode;
  children: (entity: Entity) => ReactNode;
}

/** Every detail page: loading, failed or loaded; the view renders the h1 once it is loaded. */
export function DetailPage<Entity extends object>({
  section,
  detail,
  categories,
  kind = (entity) => categoryBreadcrumb(categories, (entity as { category?: unknown }).category, section.category),
  list,
  listOf,
  related,
  skeleton,
  children,
}: DetailPageProps<Entity>) {
  const result = useQueryResult(detail);
  const entity = result.currentData ?? undefined;
  const status = queryStatus(result);
  const loaded = status === 'ready' && entity !== undefined;
  const crumbs = loaded ? [kind(entity)].flat().filter((crumb) => crumb !== undefined) : [];
  const foot = (shown: Entity) => (
    <DetailFooter
      list={{ area: section.area, root: section.root, ...list, ...listOf?.(shown) }}
      related={related ? related(shown) : <RelatedContent area={section.area} />}
      report={<ReportLink area={section.area} title={titleOf(section.area, shown)} />}
    />
  );
  const { pathname } = useLocation();
  const isSaved = useAppSelector((state) => selectIsSaved(state, pathname));
  const { page, heldFocus } = useRestoredFocus<HTMLDivElement>(loaded);
  return (
    <div className="wrap" ref={page}>
      <PageTitle heading={loaded ? titleOf(section.area, entity) : section.heading} />
      {status === 'failed' && <PageStatus code={isMissing(result) ? 404 : 503} />}
      <div className="mt-4">
        <Breadcrumbs
          items={[...(section.parent ? [section.parent] : []), { label: section.heading, to: section.root }, ...crumbs]}
        />
      </div>
      {loaded ? (
        <SavedContext value={isSaved}>
          <DetailFooterContext value={foot(entity)}>{children(entity)}</DetailFooterContext>
        </SavedContext>
      ) : (
        <LoadingDetail heading={section.heading} isOutlined={status === 'loading'} heldFocus={heldFocus}>
          {status === 'failed' && isMissing(result) ? (
            <MissingDetail root={section.root} />
          ) : (
            <QueryBoundary
              status={status}
              failedText={zh.states.loadFailed}
              onRetry={() => void result.refetch()}
              skeleton={skeleton}
            />
          )}
        </LoadingDetail>
      )}
    </div>
  );
}

/** Not found: links to continue. */
function MissingDetail({ root }: { root: string }) {
  const finds = useOffers('search');
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

interface LoadingDetailProps {
  heading: string;
  /** The skeleton is shown, with its own place for the heading. */
  isOutlined: boolean;
  heldFocus: RefObject<boolean>;
  children: ReactNode;
}

/** The page while there is no entity yet. */
function LoadingDetail({ heading, isOutlined, heldFocus, children }: LoadingDetailProps) {
  const section = useHeldFocus<HTMLElement>(heldFocus);
  return (
    <section ref={section} className={isOutlined ? undefined : `sheet ${styles.waiting}`}>
      <PageHeading className={styles.heading} hidden={isOutlined} text={heading} />
      {children}
    </section>
  );
}

/** The breadcrumb of an entity's category; undefined without one. */
export function categoryBreadcrumb(
  categories: readonly Category[] | null | undefined,
  code: unknown,
  to: (code: string) => string,
): { label: string; to: string } | undefined {
  const label = categoryName(categories, code);
  return label === '' ? undefined : { label, to: to(toText(code, '')) };
}
