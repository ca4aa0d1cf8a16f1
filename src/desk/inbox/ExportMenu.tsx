import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { AuditFilter, InboxQuery } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useDeskDispatch } from '../hooks';
import { useConfirmed } from '../account/ConfirmOwner';
import { download } from '../download';
import { useAnnounce } from '../shell/Announcer';
import { FactIcon } from '../../components/FactIcon';
import { inboxPaths } from './inboxApi';
import styles from './ExportMenu.module.css';

const formats = ['xlsx', 'csv'] as const;

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
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const confirmed = useConfirmed();
  useEffect(() => {
    if (!isOpen) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isOpen]);
  const save = async (format: (typeof formats)[number]) => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
    if (isBusy) return;
    setBusy(true);
    announce(zhInbox.exporting);
    const call = { url, params: { format, ...params } };
    const done = await confirmed(() => dispatch(download(call, `inbox.${format}`)));
    setBusy(false);
    if (done === null) return;
    if (done.isDone) announce(zhInbox.exported);
    else announce(done.text ?? zhInbox.exportFailed, { isFailure: true });
  };
  return (
    <div
      className={clsx(styles.place, isInBar && styles.inBar)}
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        event.preventDefault();
        setOpen(false);
        place.current?.querySelector('button')?.focus();
      }}
    >
      <button
        className={clsx('btn btn--sm', !isInBar && 'btn--line')}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={isBusy || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {!isInBar && <FactIcon name="download" />}
        <span>{zhInbox.export}</span>
      </button>
      <ul className={styles.menu} id={id} role="list" hidden={!isOpen}>
        {formats.map((format) => (
          <li key={format}>
            <button type="button" onClick={() => void save(format)}>
              {zhInbox.exportAs[format]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
