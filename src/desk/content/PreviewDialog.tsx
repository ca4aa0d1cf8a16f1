import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DeskDialog } from '../shell/DeskDialog';
import type { ContentValues } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { Preview } from './Preview';
import styles from './Preview.module.css';
import { SmallButton } from '../shell/SmallButton';

interface PreviewDialogProps {
  area: string;
  values: ContentValues;
  title: string;
  onClose: () => void;
}

/** Preview of what visitors will see: in this window, or in one as wide as a desktop's or a phone's. */
export function PreviewDialog({ area, values, title, onClose }: PreviewDialogProps) {
  const [width, setWidth] = useState(0);
  const page = <Preview area={area} values={values} />;
  return (
    <DeskDialog title={title} onClose={onClose} wide>
      <div className={styles.widths} role="group" aria-label={zh.previewWidth}>
        {zh.previewWidths.map(({ label, px }) => (
          <SmallButton key={px} aria-pressed={width === px} onClick={() => setWidth(px)}>
            {label}
          </SmallButton>
        ))}
      </div>
      {width === 0 ? page : <Frame key={width} width={width} title={title} page={page} />}
    </DeskDialog>
  );
}

/** A window of its own, so that the page's styles see its width; scaled down where the dialog is narrower. */
function Frame({ width, title, page }: { width: number; title: string; page: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  const begin = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame?.contentDocument) return;
      const { documentElement: root, head } = frame.contentDocument;
      for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
      const sheets = Array.from(document.querySelectorAll('link[rel="stylesheet"], style'));
      head.textContent = '';
      head.append(...sheets.map((sheet) => sheet.cloneNode(true)));
      const { clientWidth, clientHeight } = frame.parentElement!;
      const scale = Math.min(1, clientWidth / width || 1);
      frame.style.transform = `scale(${scale})`;
      frame.style.height = `${clientHeight / scale}px`;
      setBody(frame.contentDocument.body);
    },
    [width],
  );
  return (
    <div className={styles.frame}>
      {/* Some browsers load even an empty document later, and replace the first. */}
      <iframe ref={begin} title={title} width={width} onLoad={({ currentTarget }) => begin(currentTarget)} />
      {body && createPortal(page, body)}
    </div>
  );
}
