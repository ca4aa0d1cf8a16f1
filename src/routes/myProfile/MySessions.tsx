import { useListMySessionsQuery } from '../../areas/my/profileApi';
import { SessionList } from '../../areas/my/SessionList';
import { zh } from '../../i18n/zh';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { Skeleton } from '../../components/Skeleton';
import { useAppDispatch } from '../../state/hooks';
import { useNow } from '../../components/useNow';
import { endSessions } from './accountActions';

/** The account's sessions. */
export function MySessions({ owner }: { owner: string }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const result = useListMySessionsQuery({ owner }, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      status={queryStatus(result)}
      failedText={zh.states.loadFailed}
      onRetry={() => void result.refetch()}
      skeleton={<Skeleton width="100%" height={72} />}
    >
      <SessionList sessions={result.currentData ?? []} now={now} onEnd={(which) => dispatch(endSessions(which))} />
    </QueryBoundary>
  );
}
