import { useListAppsQuery } from '../../areas/app/appApi';
import { useListProjectsQuery } from '../../areas/project/projectApi';
import type { Target } from './InboxFilters';
import type { InboxQueue } from './inboxQueues';

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
