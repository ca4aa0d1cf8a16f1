import { useState } from 'react';
import { Picture } from '../../components/Picture';
import { QueryBoundary } from '../../components/QueryBoundary';
import { mostStoredFiles, type StoredFile, type StoredFiles, type StoredFilesQuery } from '../../contract/storedFiles';
import { documentKinds } from '../../contract/pictures';
import { zh as zhCommon } from '../../i18n/zh';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { fileSize } from '../../lib/fileSize';
import { DeskDialog } from '../shell/DeskDialog';
import { FilterForm } from '../shell/FilterForm';
import { useDeskRecord } from '../deskApi';
import styles from './FilePicker.module.css';

const zh = zhDeskContent.files;
const step = 24;

interface FilePickerProps {
  /** Whether a document will do, too. */
  takesDocuments: boolean;
  onChoose: (file: StoredFile) => void;
  onClose: () => void;
}

/** Opens the picker of files that were uploaded before. `picker` must be rendered somewhere on the page. */
export function useFilePicker(onChoose: (file: StoredFile) => void, takesDocuments: boolean) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const pick = (file: StoredFile) => {
    close();
    onChoose(file);
  };
  return {
    open: () => setOpen(true),
    picker: isOpen && <FilePicker takesDocuments={takesDocuments} onChoose={pick} onClose={close} />,
  };
}

function FilePicker({ takesDocuments, onChoose, onClose }: FilePickerProps) {
  const [query, setQuery] = useState<StoredFilesQuery>({ limit: step, ...(takesDocuments ? {} : { kind: 'picture' }) });
  const files = useDeskRecord<StoredFiles>(
    { url: '/api/desk/pictures', ...query },
    { refetchOnMountOrArgChange: true },
  );
  const { data, currentData, isError, refetch } = files;
  const change = (part: { [Name in keyof StoredFilesQuery]?: string }) => {
    const nonEmpty = Object.entries({ ...query, ...part }).filter(([, value]) => value !== '');
    setQuery({ ...Object.fromEntries(nonEmpty), limit: step });
  };
  const choice = (name: 'kind' | 'by', label: string, options: Readonly<Record<string, string>>) => ({
    name,
    label,
    value: query[name] ?? '',
    options: Object.entries(options),
  });
  // While more are loaded, those on display stay.
  const shown = currentData ?? (query.limit > step ? data : undefined);
  return (
    <DeskDialog title={zh.title} onClose={onClose} wide>
      <div className={styles.picker}>
        <FilterForm
          label={zh.title}
          q={query.q ?? ''}
          searchLabel={zh.search}
          filters={[
            ...(takesDocuments ? [choice('kind', zh.kind, zh.kinds)] : []),
            choice('by', zh.order, zh.orders),
            { name: 'day', label: zh.day, value: query.day ?? '' },
          ]}
          onChange={(name, value) => change({ [name]: value })}
        />
        <QueryBoundary
          status={shown ? 'ready' : isError || data === null ? 'failed' : 'loading'}
          failedText={zhCommon.states.loadFailed}
          onRetry={() => void refetch()}
        >
          {shown?.files.length === 0 && <p>{zh.none}</p>}
          <ul className={styles.files} role="list" aria-label={zh.title}>
            {shown?.files.map((file) => (
              <li key={file.url}>
                <button type="button" onClick={() => onChoose(file)}>
                  {'kind' in file ? (
                    <span className={styles.kind}>{documentKinds[file.kind]}</span>
                  ) : (
                    <Picture src={file.url} alt="" fallback="/icons/picture-default.svg" width={164} height={123} />
                  )}
                  <b>{file.fileName}</b>
                  <small className="ink-3">
                    {'width' in file ? `${file.width} × ${file.height}` : fileSize(file.size)}
                  </small>
                  <small className="ink-3">{file.day}</small>
                </button>
              </li>
            ))}
          </ul>
          {shown?.more &&
            (query.limit < mostStoredFiles ? (
              <button
                className="btn btn--line"
                type="button"
                onClick={() => setQuery({ ...query, limit: query.limit + step })}
              >
                {zh.more}
              </button>
            ) : (
              <p>{zh.beyond(mostStoredFiles)}</p>
            ))}
        </QueryBoundary>
      </div>
    </DeskDialog>
  );
}
