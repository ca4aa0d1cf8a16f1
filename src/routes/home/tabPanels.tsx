import type { ReactNode } from 'react';
import { query as queryOf, useQueryResult, type QueryHookResult } from '../../api/query';
import type { Page } from '../../api/transformResponse';
import { useListAppsQuery } from '../../areas/app/appApi';
import { articleQueries } from '../../areas/articles/articlesApi';
import { useListSpecialistsQuery } from '../../areas/specialist/specialistApi';
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

interface PanelProps<Row> {
  label: string;
  result: QueryHookResult<Page<Row>>;
  card: (row: Row) => PreviewCard;
}

function Panel<Row>({ label, result, card }: PanelProps<Row>): ReactNode {
  return (
    <QueryBoundary
      status={queryStatus(result, ({ rows }) => rows.length === 0)}
      onRetry={() => void result.refetch()}
      skeleton={<PreviewCardsSkeleton />}
    >
      <PreviewCards label={label} cards={(result.currentData?.rows ?? []).slice(0, query.pageSize).map(card)} />
    </QueryBoundary>
  );
}

function PolicyPanel() {
  return (
    <Panel
      label={zh.home.policyTab}
      result={useQueryResult(homeQueries.policies)}
      card={(policy) => ({
        key: policy.fdId,
        title: toText(policy.fdTitle),
        to: paths.policy.detail(policy.fdId),
        tag: toText(policy.fdTheme, zh.home.policyTab),
        excerpt: excerpt(policy.fdContent, excerptLength) || zh.states.noContent,
        foot: (
          <>
            <DateText value={policy.fdApplyDate} />
            <span>{toText(policy.fdIssuedComName)}</span>
          </>
        ),
      })}
    />
  );
}

function SpecialistPanel() {
  return (
    <Panel
      label={zh.home.specialistTab}
      result={useListSpecialistsQuery(query)}
      card={(person) => ({
        key: person.fdId,
        title: toText(person.fdName),
        to: paths.specialist.detail(person.fdId),
        tag: toText(person.fdTitle),
        picture: { src: person.fdAvatar, kind: 'portrait', fallback: '/icons/avatar-default.svg' },
        excerpt: excerpt(person.fdIntro, excerptLength) || zh.states.noDescription,
        foot: <span>{toText(person.fdHometown)}</span>,
      })}
    />
  );
}

function NewsPanel() {
  return (
    <Panel
      label={zh.home.specialTab}
      result={useQueryResult(queryOf(articleQueries.special.list, query))}
      card={(item) => ({
        key: item.fdId,
        title: toText(item.fdTitle),
        to: paths.special.detail(item.fdId),
        tag: zh.home.specialTab,
        excerpt: excerpt(item.fdContent, excerptLength) || zh.states.noContent,
        foot: (
          <>
            <DateText value={item.fdApplyDate} />
            <span>{toText(item.fdComName)}</span>
          </>
        ),
      })}
    />
  );
}

function AppPanel() {
  return (
    <Panel
      label={zh.home.shoppingMallTab}
      result={useListAppsQuery(query)}
      card={(app) => ({
        key: app.fdId,
        title: toText(app.fdAppName),
        to: paths.shoppingMall.detail(app.fdId),
        picture: { src: app.fdCategoryPath, kind: 'picture', fallback: '/icons/picture-default.svg' },
        excerpt: excerpt(app.fdDescription, excerptLength) || zh.states.noDescription,
        foot: <Stars rating={app.fdRating} compact />,
      })}
    />
  );
}

/** The four tabs of the home page, each with the section it leads to. */
export const tabPanels: Readonly<Record<HomeTab, { label: string; to: string; Panel: () => ReactNode }>> = {
  policy: { label: zh.home.policyTab, to: paths.policy.root, Panel: PolicyPanel },
  specialist: { label: zh.home.specialistTab, to: paths.specialist.root, Panel: SpecialistPanel },
  special: { label: zh.home.specialTab, to: paths.special.root, Panel: NewsPanel },
  shoppingMall: { label: zh.home.shoppingMallTab, to: paths.shoppingMall.root, Panel: AppPanel },
};
