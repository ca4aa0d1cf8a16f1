import { useRef, useState } from 'react';
import { OptionList } from '../../components/Field';
import { decodeFile, encodings, unreadableLine, type Encoding } from '../../contract/decodeText';
import type { ImportReport } from '../../contract/deskContent';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { writeLimit } from '../deskApi';
import { useIsMounted, useSend } from '../hooks';
import { useAnnounce, useFailure } from '../shell/Announcer';
import { contentLists, contentUrl } from './contentApi';
import { base64Of } from './useUploads';
import { useExport } from './useContentActions';
import { areaTitle } from '../ShortTime';
import { columnLabel } from './contentAreas';
import styles from './ImportDialog.module.css';
import { SmallButton } from '../shell/ListPane';

const zh = zhDeskContent.file;

/** The response for a file. */
interface Checked {
  file: File;
  replace: boolean;
  encoding: Encoding | null;
  report: ImportReport;
}

/** Timeout for an import, ms: its file, up to three bytes per character, may be uploaded at 50 bytes per ms. */
const importLimit = (text: string): number => writeLimit + Math.floor((text.length * 3) / 50);

/** The beginning of a file, so that whoever imports it sees whether it was read rightly. */
const firstRows = (text: string): string =>
  text
    .slice(0, 2000)
    .split(/\r\n|\n|\r/)
    .slice(0, 6)
    .map((line) => (line.length > 120 ? `${line.slice(0, 120)}…` : line))
    .join('\n');

/** How files begin that are no text: ZIP, as .xlsx, and OLE2, as .xls and .et, which the server refuses with its reason. */
const isWorkbookBegin = ([a, b]: Uint8Array) => (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf);

const formatOf = (name: string, text: string) => (/\.json$/i.test(name) || /^\s*[[{]/.test(text) ? 'json' : 'csv');

/** Imports a content file: first a dry run that shows the changes, then the import itself. */
export function ImportDialog({ area, onClose }: { area: string; onClose: () => void }) {
  const announce = useAnnounce();
  const fail = useFailure();
  const [file, setFile] = useState<File | null>(null);
  const [replace, setReplace] = useState(false);
  const [encoding, setEncoding] = useState<Encoding | null>(null);
  /** Whether it is one, and no workbook, by what it holds: its name may say something else. */
  const [isText, setIsText] = useState(false);
  /** The file's text in the chosen encoding; `unreadable`: it does not fit, and on which line. */
  const [decoded, setDecoded] = useState<ReturnType<typeof decodeFile> | { unreadable: number | null }>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [send, isSending] = useSend();
  const exportFile = useExport(area);
  const isMounted = useIsMounted();
  // A dry run is valid for one file and mode; responses for another come too late.
  const isSame = checked?.file === file && checked?.replace === replace && checked.encoding === encoding;
  const report = isSame ? checked.report : null;
  const isReady = report !== null && report.errors.length === 0;

  const latest = useRef(0);
  const read = async (next: File | null, as: Encoding | null) => {
    setFile(next);
    setEncoding(as);
    setDecoded(null);
    setChecked(null);
    if (next !== file) setIsText(false);
    const mine = (latest.current += 1);
    if (!next) return;
    const bytes = new Uint8Array(await next.arrayBuffer());
    if (mine !== latest.current) return;
    if (isWorkbookBegin(bytes)) return;
    setIsText(true);
    setDecoded(decodeFile(bytes, as) ?? { unreadable: unreadableLine(bytes, as) });
  };
  const text = decoded && 'text' in decoded ? decoded.text : null;
  const run = async () => {
    if (!file || isSending) return;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isBook = isWorkbookBegin(bytes);
      const text = isBook ? base64Of(bytes) : decodeFile(bytes, encoding)?.text;
      // The dialog says on which line.
      if (text === undefined) return;
      const format = isBook ? 'xlsx' : formatOf(file.name, text);
      const order = { area, format, text, replace, apply: isReady } as const;
      const { data: answer, error } = await send<ImportReport>({
        ...{ url: `${contentUrl}/import`, json: order, timeLimit: importLimit(text) },
        changes: isReady ? contentLists : [],
      });
      if (!answer) return fail(error, zh.failed);
      if (answer.applied) {
        announce(zh.done);
        if (isMounted()) onClose();
      } else setChecked({ file, replace, encoding, report: answer });
    } catch (error) {
      fail(error, zh.failed);
    }
  };
  return (
    <DeskDialog
      title={zh.title(areaTitle(area))}
      onClose={onClose}
      onSubmit={() => void run()}
      action={isReady ? zh.apply : zh.check}
      disabled={!file}
      busy={isSending}
    >
      <div role="status">
        {decoded && 'unreadable' in decoded && <p className="red">{zh.unreadable(decoded.unreadable)}</p>}
      </div>
      <div className="spaced">
        <label className="spaced">
          {zh.choose}
          <input
            type="file"
            accept=".xlsx,.xlsm,.csv,.txt,.tsv,.json,.xls,.et,.ods"
            onChange={({ target }) => void read(target.files?.[0] ?? null, encoding)}
          />
        </label>
        <p className="hint">{zh.hint}</p>
        <p className="row">
          {(['template', 'json'] as const).map((what) => (
            <SmallButton key={what} onClick={() => void exportFile(what)}>
              {what === 'template' ? zh.template : zh.present}
            </SmallButton>
          ))}
        </p>
        {isText && (
          <label className="spaced">
            {zh.encoding}
            <select
              value={encoding ?? ''}
              onChange={({ target }) => void read(file, encodings.find((name) => name === target.value) ?? null)}
            >
              <option value="">
                {zh.recognised(text === null ? '' : zh.encodings[(decoded as { encoding: Encoding }).encoding])}
              </option>
              <OptionList options={encodings.map((name) => [name, zh.encodings[name]])} />
            </select>
          </label>
        )}
        {text !== null && report === null && (
          <pre className={styles.rows} aria-label={zh.firstRows} tabIndex={0}>
            {firstRows(text)}
          </pre>
        )}
        <label className="check">
          <input type="checkbox" checked={replace} onChange={({ target }) => setReplace(target.checked)} />
          {zh.replace}
        </label>
      </div>
      <div aria-live="polite">{report && <Report area={area} report={report} />}</div>
    </DeskDialog>
  );
}

function Report({ area, report }: { area: string; report: ImportReport }) {
  const { created, changed, removed, same, examples, errors, moreErrors, repeated, sheet } = report;
  const read = sheet && <p>{zh.sheet(sheet.name, sheet.hiddenRows, sheet.hiddenColumns)}</p>;
  if (errors.length > 0) {
    return (
      <>
        {read}
        <p className="red">{zh.errors(errors.length + moreErrors)}</p>
        <ul className={styles.list}>
          {errors.map(({ line, field, problem }) => (
            <li key={`${line} ${field} ${problem}`}>{zh.rowError(line, field && columnLabel(area, field), problem)}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      {read}
      <p>{zh.counts(created, changed, removed, same)}</p>
      {repeated > 0 && <p>{zh.repeated(repeated)}</p>}
      <ul className={styles.list}>
        {examples.map(({ change, title }, index) => (
          <li key={index}>
            <span className="tag">{zh.changes[change]}</span> {title}
          </li>
        ))}
      </ul>
    </>
  );
}
