import { useState, type ReactNode, useCallback } from 'react';
import { AppArticle } from '../../areas/app/AppArticle';
import { FinancialArticle } from '../../areas/financial/FinancialArticle';
import { GetbuginessArticle } from '../../areas/getbuginess/GetbuginessArticle';
import { PolicyArticle } from '../../areas/policy/PolicyArticle';
import { ApplyButton } from '../../areas/project/ApplyButton';
import { ProjectArticle } from '../../areas/project/ProjectArticle';
import { RecruitArticle } from '../../areas/recruit/RecruitArticle';
import { SpecialistArticle } from '../../areas/specialist/SpecialistArticle';
import { CategorizedArticle } from '../../components/CategorizedArticle';
import { useNow } from '../../components/useNow';
import type { ContentValues } from '../../contract/deskContent';
import { areaShape, useGroupNames } from './contentAreas';
import styles from './Preview.module.css';
import { createPortal } from 'react-dom';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { SmallButton } from '../shell/ListPane';

interface Shown {
  values: ContentValues;
  /** The name of its category. */
  kind: string;
  now: Date;
}

const nothing = () => undefined;

/** The portal's own view of an area's items. Form values are as in the API: strings, and null for empty. */
const views: Readonly<Record<string, (shown: Shown) => ReactNode>> = {
  policy: ({ values, kind }) => <PolicyArticle policy={values as never} kind={kind} />,
  financial: ({ values, kind }) => <FinancialArticle item={values as never} kind={kind} />,
  recruit: ({ values }) => <RecruitArticle job={values as never} />,
  app: ({ values }) => <AppArticle app={values as never} onIntention={nothing} />,
  specialist: ({ values }) => <SpecialistArticle specialist={values as never} onContact={nothing} />,
  project: ({ values, now }) => (
    <ProjectArticle
      project={values as never}
      now={now}
      action={<ApplyButton project={values as never} now={now} onApply={nothing} />}
    />
  ),
  getbuginess: ({ values, kind, now }) => (
    <GetbuginessArticle
      entry={values as never}
      side={values.fdGetbuginessType === '1' ? 'demand' : 'supply'}
      kind={kind}
      now={now}
      onPublish={nothing}
    />
  ),
};

const text = (value: ContentValues[string] | undefined) =>
  value === null || value === undefined ? null : String(value);

/** Areas of articles, including added ones. */
function articleView(area: string, { values, kind }: Shown): ReactNode {
  const { title, day, group, rich, subtitle } = areaShape(area);
  const at = (name: string | null | undefined) => (name ? text(values[name]) : null);
  const source = subtitle === null ? {} : { source: at(subtitle) };
  const category = group === null ? {} : { category: at(group) };
  const article = { title: at(title) ?? '', date: at(day), text: at(rich[0]), ...category, ...source };
  return <CategorizedArticle article={article} kind={kind} section={{ category: () => '#' }} />;
}

/** A content item as visitors see it, with inert links. */
export function Preview({ area, values }: { area: string; values: ContentValues }) {
  const now = useNow();
  const { nameOf } = useGroupNames(area);
  const { group } = areaShape(area);
  const shown = { values, kind: (group === null ? null : nameOf(text(values[group]))) ?? '', now };
  return (
    <div
      className={styles.page}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a, button')) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      {views[area]?.(shown) ?? articleView(area, shown)}
    </div>
  );
}

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
