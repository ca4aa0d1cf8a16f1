import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { ContentPage, ContentRow } from '../../contract/deskContent';
import { Picture } from '../../components/Picture';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { ShortTime } from '../ShortTime';
import { useNow } from '../../components/useNow';
import { DeskTable, type Column, type Selection } from '../shell/DeskTable';
import type { Sorting } from '../shell/FilterForm';
import { areaShape, fieldLabel, isPictured, useGroupNames, useRowName } from './contentAreas';
import styles from './ContentRows.module.css';
import { StateBadge } from './StateBadge';
import { useRef } from 'react';
import pane from '../shell/ListPane.module.css';
import { useListDeskDraftsQuery } from './contentApi';

interface ContentRowsProps {
  area: string;
  page: ContentPage;
  sorting: Sorting;
  actions: (row: ContentRow) => readonly RowAction[];
  selection: Selection;
}

/** A page of an area's content items. */
export function ContentRows({ area, page, sorting, actions, selection }: ContentRowsProps) {
  const { group, title, subtitle, day } = areaShape(area);
  const { nameOf: groupName } = useGroupNames(area);
  const nameOf = useRowName(area);
  const now = useNow();
  const hasPicture = isPictured(area);
  const columns: (Column<ContentRow> | false)[] = [
    {
      key: 'title',
      heading: zh.columnOf([title, subtitle].flatMap((name) => (name === null ? [] : [fieldLabel(area, name)]))),
      by: 'title',
      className: clsx('lead', hasPicture && styles.pictured),
      cell: (row) => (
        <>
          {hasPicture && (
            <Picture
              src={row.title}
              alt=""
              fallback="/icons/picture-default.svg"
              className={styles.thumb}
              width={144}
              height={48}
              loading="lazy"
            />
          )}
          <Link to={`/content/${area}/${row.fdId}`}>{nameOf(row)}</Link>
          {hasPicture ? (
            <span className="second">{row.title.slice(row.title.lastIndexOf('/') + 1)}</span>
          ) : (
            row.subtitle && <span className="second">{row.subtitle}</span>
          )}
        </>
      ),
    },
    group !== null && {
      key: 'group',
      heading: fieldLabel(area, group),
      className: styles.group,
      cell: ({ category }) => category && <span className="tag tag--pine">{groupName(category)}</span>,
    },
    {
      key: 'state',
      heading: zh.columns.state,
      className: styles.state,
      cell: ({ state, scheduledAt, changed }) => (
        <>
          <StateBadge state={state} />
          {scheduledAt ? (
            <span className="second">
              <ShortTime value={scheduledAt} now={now} />
            </span>
          ) : (
            changed && <span className="second">{zh.unpublishedChanges}</span>
          )}
        </>
      ),
    },
    day !== null && {
      key: 'day',
      heading: fieldLabel(area, day),
      by: '-day',
      headClass: styles.day,
      className: styles.day,
      cell: (row) => (row.day ? <time dateTime={row.day.slice(0, 10)}>{row.day.slice(0, 10)}</time> : <span>—</span>),
    },
    {
      key: 'updated',
      heading: zh.columns.updated,
      by: '-updatedAt',
      className: styles.updated,
      cell: ({ updatedAt, updatedBy }) =>
        updatedAt ? (
          <>
            {updatedBy}
            <ShortTime value={updatedAt} now={now} />
          </>
        ) : (
          <span className={styles.never}>—</span>
        ),
    },
    {
      key: 'menu',
      heading: <span className="vh">{zh.columns.actions}</span>,
      className: styles.menu,
      cell: (row) => <RowMenu label={zh.more(nameOf(row))} actions={actions(row)} />,
    },
  ];
  return (
    <>
      {page.searched !== null && <p className={styles.note}>{zh.searched(page.searched)}</p>}
      <DeskTable
        className={styles.rows}
        columns={columns.filter((column) => column !== false)}
        rows={page.rows}
        keyOf={({ fdId }) => fdId}
        nameOf={nameOf}
        sorting={sorting}
        selection={selection}
      />
    </>
  );
}

export interface RowAction {
  key: 'copy' | 'takeDown' | 'purge' | 'up' | 'down';
  run: () => void;
}

/** Menu with the actions of a row. */
function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  const closeAndReturn = () => {
    close();
    ref.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={ref}
      className={styles.rowMenuMenu}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeAndReturn();
      }}
      onBlur={({ relatedTarget }) => {
        if (!ref.current?.contains(relatedTarget)) close();
      }}
    >
      <summary aria-label={label}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="M3 9h2v2H3zM9 9h2v2H9zM15 9h2v2h-2z" />
        </svg>
      </summary>
      <ul className={styles.list} role="list">
        {actions.map(({ key, run }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                // A dialog that the action opens returns the focus to where it was.
                closeAndReturn();
                run();
              }}
            >
              {zh[key]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One's own unsaved drafts in an area, from every device. */
export function DraftList({ area }: { area: string }) {
  const { data } = useListDeskDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow();
  const drafts = data?.filter((draft) => draft.area === area) ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className={`${pane.content} ${styles.drafts}`} aria-labelledby="own-drafts">
      <h2 className="text-md" id="own-drafts">
        {zh.ownDrafts(drafts.length)}
      </h2>
      <ul role="list">
        {drafts.map(({ key, title, savedAt, isNew }) => (
          <li key={key}>
            <Link to={isNew ? `/content/${area}/new?draft=${key}` : `/content/${area}/${key}`}>
              {title || zh.untitled}
            </Link>
            <span>{isNew ? zh.newDraft : zh.draftOfItem}</span>
            <ShortTime value={savedAt} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
