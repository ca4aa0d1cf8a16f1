import type { ReactNode } from 'react';
import type { ContentValues } from '../../contract/deskContent';
import { DeskDialog } from '../shell/DeskDialog';
import type { QueryResult } from '../../components/status';
import { Loaded } from '../shell/Loaded';
import { zh } from '../../i18n/zh';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { useGetDeskDraftVersionQuery, useGetDeskRevisionQuery } from './contentApi';
import { hasPreview } from './contentAreas';
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
  const query = useGetDeskRevisionQuery({ area, fdId, version });
  return <ValuesDialog title={zhDeskContent.versionName(version)} area={area} query={query} onClose={onClose} />;
}

interface DraftVersionDialogProps {
  area: string;
  fdId: string;
  /** Goes on with it; absent: it can only be looked at. */
  onUse?: ((values: ContentValues) => void) | undefined;
  onClose: () => void;
}

/** Dialog with an unpublished state that was replaced. */
export function DraftVersionDialog({ area, fdId, onUse, onClose }: DraftVersionDialogProps) {
  const query = useGetDeskDraftVersionQuery({ area, fdId });
  const { data } = query;
  return (
    <ValuesDialog title={zhDeskContent.replacedDraft} area={area} query={query} onClose={onClose}>
      {data && onUse && (
        <button className="btn" type="button" onClick={() => onUse(data)}>
          {zhDeskContent.useDraft}
        </button>
      )}
    </ValuesDialog>
  );
}

interface ValuesDialogProps {
  title: string;
  area: string;
  query: QueryResult<ContentValues> & { refetch: () => unknown };
  onClose: () => void;
  /** Buttons at its foot. */
  children?: ReactNode;
}

function ValuesDialog({ title, area, query, onClose, children }: ValuesDialogProps) {
  return (
    <DeskDialog title={title} onClose={onClose} wide={hasPreview(area)} footer={children}>
      <Loaded query={query} failedText={zh.states.loadFailed}>
        {(values) =>
          hasPreview(area) ? <Preview area={area} values={values} /> : <ValueList area={area} values={values} />
        }
      </Loaded>
    </DeskDialog>
  );
}
