import type { ReactNode } from 'react';
import { query as queryOf, useQueryResult, type Query } from '../../api/query';
import type { Page } from '../../api/contentEndpoints';
import { appApi } from '../../areas/app/appApi';
import { articleQueries } from '../../areas/articles/articlesApi';
import { specialistApi } from '../../areas/specialist/specialistApi';
import type { ListQuery } from '../../contract/envelope';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { DateText } from '../../components/DateText';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { Stars } from '../../components/Stars';
import type { HomeTab } from '../../state/rotationSlices';
import { homeQueries, homeTabQuery as query } from './homeQueries';
import { Skeleton, indexes } from '../../components/Skeleton';
import { Picture } from '../../components/Picture';
import { Prose, CardTitle } from '../../components/NoWrapText';
import styles from './tabPanels.module.css';

/** One item of a home tab. */
interface PreviewCard {
  key: string;
  title: string;
  to: string;
  tag?: string;
  excerpt: string;
  picture?: { src: unknown; kind: 'portrait' | 'picture'; fallback: string };
  foot: ReactNode;
}

/** The items of a home tab, styled as the doors of a cabinet. */
function PreviewCards({ cards, label }: { cards: readonly PreviewCard[]; label: string }) {
  return (
    <ul className={`hover-list ${styles.cards}`} role="list" aria-label={label}>
      {cards.map(({ key, title, to, tag, excerpt, picture, foot }) => (
        <li key={key} className={styles.card}>
          <div className={styles.top}>
            {picture && (
              <Picture
                className={styles[picture.kind]}
                src={picture.src}
                alt=""
                fallback={picture.fallback}
                width={picture.kind === 'portrait' ? 64 : 320}
                height={picture.kind === 'portrait' ? 64 : 200}
                loading="lazy"
              />
            )}
            {tag && <span className="tag tag--pine">{tag}</span>}
          </div>
          <CardTitle to={to} text={title} className={`two ${styles.title}`} />
          <p className={`excerpt ${styles.excerpt}`}>
            <Prose text={excerpt} />
          </p>
          <div className={`meta ${styles.foot}`}>{foot}</div>
        </li>
      ))}
    </ul>
  );
}

/** Loading skeleton of four cards. */
function PreviewCardsSkeleton() {
  return (
    <div className={styles.cards}>
      {indexes(4).map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width={64} height={22} />
          <Skeleton width="92%" height={20} above={16} />
          <Skeleton width={`${64 - place * 6}%`} height={20} above={8} />
          <Skeleton width="100%" above={18} />
          <Skeleton width="100%" above={12} />
          <Skeleton width="40%" above={12} />
          <div className={styles.foot}>
            <Skeleton width="60%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}

const excerptLength = 80;

interface TabPanel {
  label: string;
  /** The section that it leads to. */
  to: string;
  Panel: () => ReactNode;
}

/** A tab whose panel shows the first rows of a list as cards. */
const panelOf = <Row,>(
  label: string,
  to: string,
  list: Query<ListQuery, Page<Row> | null>,
  card: (row: Row) => PreviewCard,
): TabPanel => ({
  label,
  to,
  Panel: function Panel() {
    const result = useQueryResult(list);
    return (
      <QueryBoundary
        status={queryStatus(result, ({ rows }) => rows.length === 0)}
        onRetry={() => void result.refetch()}
        skeleton={<PreviewCardsSkeleton />}
      >
        <PreviewCards label={label} cards={(result.currentData?.rows ?? []).slice(0, query.pageSize).map(card)} />
      </QueryBoundary>
    );
  },
});

const { special } = articleQueries;
const { listSpecialists } = specialistApi.endpoints;
const { listApps } = appApi.endpoints;

/** The day of an entry, and who published it. */
const dayAndSource = (day: unknown, source: unknown) => (
  <>
    <DateText value={day} /> <span>{toText(source)}</span>
  </>
);

/** The four tabs of the home page. */
export const tabPanels: Readonly<Record<HomeTab, TabPanel>> = {
  policy: panelOf(zh.home.policyTab, paths.policy.root, homeQueries.policies, (policy) => ({
    key: policy.fdId,
    title: toText(policy.fdTitle),
    to: paths.policy.detail(policy.fdId),
    tag: toText(policy.fdTheme, zh.home.policyTab),
    excerpt: excerpt(policy.fdContent, excerptLength) || zh.states.noContent,
    foot: dayAndSource(policy.fdApplyDate, policy.fdIssuedComName),
  })),
  specialist: panelOf(zh.home.specialistTab, paths.specialist.root, queryOf(listSpecialists, query), (person) => ({
    key: person.fdId,
    title: toText(person.fdName),
    to: paths.specialist.detail(person.fdId),
    tag: toText(person.fdTitle),
    picture: { src: person.fdAvatar, kind: 'portrait', fallback: '/icons/avatar-default.svg' },
    excerpt: excerpt(person.fdIntro, excerptLength) || zh.states.noDescription,
    foot: <span>{toText(person.fdHometown)}</span>,
  })),
  special: panelOf(zh.home.specialTab, paths.special.root, queryOf(special.list, query), (item) => ({
    key: item.fdId,
    title: toText(item.fdTitle),
    to: paths.special.detail(item.fdId),
    tag: zh.home.specialTab,
    excerpt: excerpt(item.fdContent, excerptLength) || zh.states.noContent,
    foot: dayAndSource(item.fdApplyDate, item.fdComName),
  })),
  shoppingMall: panelOf(zh.home.shoppingMallTab, paths.shoppingMall.root, queryOf(listApps, query), (app) => ({
    key: app.fdId,
    title: toText(app.fdAppName),
    to: paths.shoppingMall.detail(app.fdId),
    picture: { src: app.fdCategoryPath, kind: 'picture', fallback: '/icons/picture-default.svg' },
    excerpt: excerpt(app.fdDescription, excerptLength) || zh.states.noDescription,
    foot: <Stars rating={app.fdRating} compact />,
  })),
};
