import { clsx } from 'clsx';
import { useState } from 'react';
import { FactIcon } from '../../components/FactIcon';
import type { AuditFilter, InboxQuery } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useDownload } from '../download';
import { useAnnounce } from '../shell/Announcer';
import { Menu } from '../shell/Menu';
import { inboxPaths } from './inboxQueues';

interface ExportMenuProps {
  /** What is exported: the filtered list, all of its pages, or the selected numbers. */
  params: Partial<InboxQuery> | { numbers: string } | AuditFilter;
  /** Submissions unless given. */
  url?: string;
  /** In the bulk action bar it opens upwards. */
  isInBar?: boolean;
}

/** Exports a list in either file format. */
export function ExportMenu({ params, url = inboxPaths.export, isInBar = false }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const announce = useAnnounce();
  const download = useDownload();
  const save = async (format: 'xlsx' | 'csv') => {
    if (isBusy) return;
    setBusy(true);
    announce(zhInbox.exporting);
    const done = await download({ url, params: { format, ...params } }, `inbox.${format}`);
    setBusy(false);
    if (done?.isDone) announce(zhInbox.exported);
    else if (done) announce(done.text ?? zhInbox.exportFailed, { isFailure: true });
  };
  return (
    <Menu
      className={clsx('btn btn--sm', !isInBar && 'btn--line')}
      isUp={isInBar}
      aria-busy={isBusy || undefined}
      items={(['xlsx', 'csv'] as const).map((format) => ({
        key: format,
        label: zhInbox.exportAs[format],
        run: () => void save(format),
      }))}
    >
      {!isInBar && <FactIcon name="download" />}
      <span>{zhInbox.export}</span>
    </Menu>
  );
}
