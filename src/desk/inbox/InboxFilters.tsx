import type { ReactNode } from 'react';
import type { Assignee } from '../../contract/desk';
import type { InboxQueue, FilterName } from './inboxQueues';
import { zhInbox } from '../../i18n/zhInbox';
import { FilterSelect } from '../shell/FilterForm';
import pane from '../shell/ListPane.module.css';
import { useListAppsQuery } from '../../areas/app/appApi';
import { useListProjectsQuery } from '../../areas/project/projectApi';

export interface Target {
  fdId: string;
  name: string;
}

interface InboxFiltersProps {
  queue: InboxQueue;
  filters: Record<FilterName, string>;
  /** Projects or apps as options. */
  targets: readonly Target[];
  username: string;
  /** Staff who have handled any submission. */
  assignees: readonly Assignee[];
  onChoose: (name: FilterName, value: string) => void;
  children: ReactNode;
}

const periods = [7, 30, 90];

/** Filters of a list; a value from the address is always among the options. */
export function InboxFilters(props: InboxFiltersProps) {
  const { queue, filters, targets, username, assignees, onChoose, children } = props;
  const { target, days, handler } = filters;
  const ofApps = queue.kind === 'intention';
  const hasTargets = queue.kind === 'application' || ofApps || target !== '';
  const isKnown = targets.some(({ fdId }) => fdId === target);
  const others = assignees.filter((one) => one.username !== username);
  const isKnownAssignee = ['', username, ...others.map((one) => one.username)].includes(handler);
  const isPeriod = days === '' || periods.includes(Number(days));
  return (
    <div className={pane.filters} role="group" aria-label={zhInbox.filters}>
      {hasTargets && (
        <FilterSelect
          label={ofApps ? zhInbox.app : zhInbox.project}
          value={target}
          options={[
            ['', ofApps ? zhInbox.allApps : zhInbox.allProjects],
            ...(target !== '' && !isKnown ? [[target, zhInbox.otherTarget] as const] : []),
            ...targets.map(({ fdId, name }) => [fdId, name] as const),
          ]}
          onChange={(fdId) => onChoose('target', fdId)}
        />
      )}
      <FilterSelect
        label={zhInbox.submittedWithin}
        value={days}
        options={[
          ['', zhInbox.anyTime],
          ...[...(isPeriod ? [] : [Number(days)]), ...periods].map(
            (period) => [String(period), zhInbox.within(period)] as const,
          ),
        ]}
        onChange={(period) => onChoose('days', period)}
      />
      <FilterSelect
        label={zhInbox.handler}
        value={handler}
        options={[
          ['', zhInbox.allHandlers],
          [username, zhInbox.mine],
          ...(isKnownAssignee ? [] : [[handler, handler] as const]),
          ...others.map((one) => [one.username, one.displayName] as const),
        ]}
        onChange={(name) => onChoose('handler', name)}
      />
      {children}
    </div>
  );
}

const first = { pageNum: 1, pageSize: 100 };

/** The projects or apps by which a queue can be filtered: those that the portal shows. */
export function useTargets({ kind }: InboxQueue): readonly Target[] {
  const projects = useListProjectsQuery(first, { skip: kind !== 'application' });
  const apps = useListAppsQuery(first, { skip: kind !== 'intention' });
  if (kind === 'application') {
    return (projects.data?.rows ?? []).map(({ fdId, fdProjectName }) => ({
      fdId,
      name: String(fdProjectName ?? fdId),
    }));
  }
  return (apps.data?.rows ?? []).map(({ fdId, fdAppName }) => ({ fdId, name: String(fdAppName ?? fdId) }));
}
