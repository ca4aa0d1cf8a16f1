import type { ReactNode } from 'react';
import { useListAppsQuery } from '../../areas/app/appApi';
import { useListIndustryNewsItemsQuery } from '../../areas/industryNews/industryNewsApi';
import { useListPoliciesQuery } from '../../areas/policy/policyApi';
import { useListSpecialistsQuery } from '../../areas/specialist/specialistApi';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { text } from '../../lib/text';
import { Day } from '../../parts/Day';
import { FourStates } from '../../parts/FourStates';
import { Stars } from '../../parts/Stars';
import { queryStatus } from '../../parts/status';
import type { HomeTab } from '../../state/homeTabsSlice';
import type { ListAnswer } from '../support/PagedList';
import { Doors, WaitingDoors, type Door } from './Doors';

/** Four items a tab (spec §9). */
const query = { pageNum: 1, pageSize: 4 } as const;
/** The policies of the tab 政策解读 (decision 12). */
const interpretations = '3';
const excerptLength = 80;

interface PanelProps<Row> {
  label: string;
  answer: ListAnswer<Row>;
  door: (row: Row) => Door;
}

function Panel<Row>({ label, answer, door }: PanelProps<Row>): ReactNode {
  return (
    <FourStates
      status={queryStatus(answer, ({ rows }) => rows.length === 0)}
      onRetry={() => void answer.refetch()}
      skeleton={<WaitingDoors />}
    >
      <Doors label={label} doors={(answer.currentData?.rows ?? []).slice(0, query.pageSize).map(door)} />
    </FourStates>
  );
}

function PolicyPanel() {
  return (
    <Panel
      label={zh.home.policyTab}
      answer={useListPoliciesQuery({ ...query, category: interpretations })}
      door={(policy) => ({
        key: policy.fdId,
        title: text(policy.fdTitle),
        to: paths.policy.detail(policy.fdId),
        tag: text(policy.fdTheme, zh.home.policyTab),
        excerpt: excerpt(policy.fdContent, excerptLength) || zh.states.noContent,
        foot: (
          <>
            <Day value={policy.fdApplyDate} />
            <span>{text(policy.fdIssuedComName)}</span>
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
      answer={useListSpecialistsQuery(query)}
      door={(person) => ({
        key: person.fdId,
        title: text(person.fdName),
        to: paths.specialist.detail(person.fdId),
        tag: text(person.fdTitle),
        picture: { src: person.fdAvatar, kind: 'portrait', otherwise: '/icons/avatar-default.svg' },
        excerpt: excerpt(person.fdIntro, excerptLength) || zh.states.noDescription,
        foot: <span>{text(person.fdHometown)}</span>,
      })}
    />
  );
}

function NewsPanel() {
  return (
    <Panel
      label={zh.home.specialTab}
      answer={useListIndustryNewsItemsQuery(query)}
      door={(item) => ({
        key: item.fdId,
        title: text(item.fdTitle),
        to: paths.special.detail(item.fdId),
        tag: zh.home.specialTab,
        excerpt: excerpt(item.fdContent, excerptLength) || zh.states.noContent,
        foot: (
          <>
            <Day value={item.fdApplyDate} />
            <span>{text(item.fdComName)}</span>
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
      answer={useListAppsQuery(query)}
      door={(app) => ({
        key: app.fdId,
        title: text(app.fdAppName),
        to: paths.shoppingMall.detail(app.fdId),
        picture: { src: app.fdCategoryPath, kind: 'picture', otherwise: '/icons/picture-default.svg' },
        excerpt: excerpt(app.fdDescription, excerptLength) || zh.states.noDescription,
        foot: <Stars rating={app.fdRating} compact />,
      })}
    />
  );
}

/** The four tabs of the home page, each with the section it leads to (spec §2.5). */
export const tabPanels: Readonly<Record<HomeTab, { label: string; to: string; Panel: () => ReactNode }>> = {
  policy: { label: zh.home.policyTab, to: paths.policy.root, Panel: PolicyPanel },
  specialist: { label: zh.home.specialistTab, to: paths.specialist.root, Panel: SpecialistPanel },
  special: { label: zh.home.specialTab, to: paths.special.root, Panel: NewsPanel },
  shoppingMall: { label: zh.home.shoppingMallTab, to: paths.shoppingMall.root, Panel: AppPanel },
};
