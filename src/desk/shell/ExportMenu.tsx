import { clsx } from 'clsx';
import { useState } from 'react';
import { FactIcon } from '../../components/FactIcon';
import { zhInbox } from '../../i18n/zhInbox';
import { useDownload } from '../download';
import { useAnnounce } from './Announcer';
import { Menu } from './Menu';

interface ExportMenuProps {
  /** What is exported: the filtered list, all of its pages, or the selected numbers. */
  params: object;
  /** The call that makes the file. */
  url: string;
  /** In the bulk action bar it opens upwards. */
  isInBar?: boolean;
}

/** Exports a list in either file format. */
export function ExportMenu({ params, url, isInBar = false }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const announce = useAnnounce();
  const download = useDownload();
  const save = async (format: 'xlsx' | 'csv') => {
    if (isBusy) return;
    setBusy(true);
    announce(zhInbox.exporting);
    const call = { url, params: { format, ...params } };
    if (await download(call, `inbox.${format}`, zhInbox.exportFailed)) announce(zhInbox.exported);
    setBusy(false);
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
