import type { ReactNode } from 'react';
import { query as queryOf, useQueryResult, type Query } from '../../api/query';
import type { Page } from '../../api/transformResponse';
import { appApi } from '../../areas/app/appApi';
import { articleQueries } from '../../areas/articles/articlesApi';
import { specialistApi } from '../../areas/specialist/specialistApi';
import type { ListQuery } from '../../contract/envelope';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { DateText } from '../../components/DateText';
import { QueryBoundary } from '../../components/QueryBoundary';
import { Stars } from '../../components/Stars';
import { queryStatus } from '../../components/status';
import type { HomeTab } from '../../state/homeTabsSlice';
import { homeQueries, homeTabQuery as query } from './homeQueries';
import { PreviewCards, PreviewCardsSkeleton, type PreviewCard } from './PreviewCards';

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
