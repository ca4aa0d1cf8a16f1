import { DeskDialog } from '../shell/DeskDialog';
import { QueryBoundary } from '../../components/QueryBoundary';
import { zh } from '../../i18n/zh';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { useGetDeskRevisionQuery } from './contentApi';
import { hasPreview } from './hasPreview';
import { Preview } from './Preview';
import { ValueList } from './ValueList';

interface VersionDialogProps {
  area: string;
  fdId: string;
  version: number;
  onClose: () => void;
}

/** Dialog with an earlier version, as the portal showed it. */
export function VersionDialog({ area, fdId, version, onClose }: VersionDialogProps) {
  const { data, isError, refetch } = useGetDeskRevisionQuery({ area, fdId, version });
  return (
    <DeskDialog title={zhDeskContent.versionName(version)} onClose={onClose} wide={hasPreview(area)}>
      <QueryBoundary
        status={isError || data === null ? 'failed' : data ? 'ready' : 'loading'}
        failedText={zh.states.loadFailed}
        onRetry={() => void refetch()}
      >
        {data && (hasPreview(area) ? <Preview area={area} values={data} /> : <ValueList area={area} values={data} />)}
      </QueryBoundary>
    </DeskDialog>
  );
}
