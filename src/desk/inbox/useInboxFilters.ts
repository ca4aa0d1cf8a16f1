import { useListAppsQuery } from '../../areas/app/appApi';
import { useListProjectsQuery } from '../../areas/project/projectApi';
import type { Assignee } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useDeskRows } from '../deskApi';
import { useDeskMe } from '../hooks';
import type { Filter } from '../shell/FilterForm';
import { inboxPaths } from './inboxApi';
import type { FilterName, InboxQueue } from './inboxQueues';

const first = { pageNum: 1, pageSize: 100 };

type Option = readonly [value: string, label: string];

/** The projects or apps by which a queue can be filtered: those that the portal shows. */
function useTargets({ kind }: InboxQueue): Option[] {
  const projects = useListProjectsQuery(first, { skip: kind !== 'application' });
  const apps = useListAppsQuery(first, { skip: kind !== 'intention' });
  return kind === 'application'
    ? (projects.data?.rows ?? []).map(({ fdId, fdProjectName }) => [fdId, String(fdProjectName ?? fdId)])
    : (apps.data?.rows ?? []).map(({ fdId, fdAppName }) => [fdId, String(fdAppName ?? fdId)]);
}

const periods = [7, 30, 90].map((days): Option => [String(days), zhInbox.within(days)]);

/** A value from the address is always among the options. */
const filter = (
  name: FilterName,
  label: string,
  any: string,
  value: string,
  options: Option[],
  own?: string,
): Filter => {
  const isKnown = value === '' || options.some(([one]) => one === value);
  return { name, label, value, options: [['', any], ...(isKnown ? [] : [[value, own ?? value] as const]), ...options] };
};

/** Filters of a queue. */
export function useInboxFilters(queue: InboxQueue, { target, days, handler }: Record<FilterName, string>): Filter[] {
  const targets = useTargets(queue);
  const { username } = useDeskMe();
  // Staff who have handled any submission.
  const { data: assignees } = useDeskRows<Assignee>({ url: inboxPaths.assignees });
  const others = (assignees?.rows ?? []).filter((one) => one.username !== username);
  const handlers = [
    [username, zhInbox.mine] as const,
    ...others.map((one) => [one.username, one.displayName] as const),
  ];
  const ofApps = queue.kind === 'intention';
  const [name, any] = ofApps ? [zhInbox.app, zhInbox.allApps] : [zhInbox.project, zhInbox.allProjects];
  return [
    ...(queue.kind === 'application' || ofApps || target !== ''
      ? [filter('target', name, any, target, targets, zhInbox.otherTarget)]
      : []),
    filter('days', zhInbox.submittedWithin, zhInbox.anyTime, days, periods, zhInbox.within(Number(days))),
    filter('handler', zhInbox.handler, zhInbox.allHandlers, handler, handlers),
  ];
}
