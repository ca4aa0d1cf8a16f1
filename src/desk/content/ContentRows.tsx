import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { ContentPage, ContentRow } from '../../contract/deskContent';
import { Picture } from '../../components/Picture';
import { StatePanel } from '../../components/StatePanel';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { ShortTime, areaTitle } from '../ShortTime';
import { useNow } from '../../components/useNow';
import { SelectRow, SelectPage, useRowFocus } from '../shell/Selection';
import { SortHeader, type Sorting, FilterForm, FilterSelect } from '../shell/FilterForm';
import { areaShape, fieldLabel, isPictured, useGroupNames, useRowName, searchedFields } from './contentAreas';
import styles from './ContentRows.module.css';
import { StateBadge } from './StateBadge';
import { useRef, type ReactNode } from 'react';
import pane from '../shell/ListPane.module.css';
import { useListDeskDraftsQuery } from './contentApi';

interface ContentRowsProps {
  area: string;
  page: ContentPage;
  isFiltered: boolean;
  sorting: Sorting;
  actions: (row: ContentRow) => readonly RowAction[];
  selected: ReadonlySet<string>;
  onSelect: (fdIds: readonly string[], isSelected: boolean) => void;
}

/** A page of an area's content items. */
export function ContentRows({ area, page, isFiltered, sorting, actions, selected, onSelect }: ContentRowsProps) {
  const { group, title, subtitle, day } = areaShape(area);
  const { nameOf: groupName } = useGroupNames(area);
  const nameOf = useRowName(area);
  const now = useNow();
  const focus = useRowFocus<HTMLTableSectionElement>();
  const hasPicture = isPictured(area);
  if (page.rows.length === 0) {
    return (
      <StatePanel drawing="cabinet">
        <p>{isFiltered ? zh.nothingFound : zh.none}</p>
      </StatePanel>
    );
  }
  return (
    <>
      {page.searched !== null && <p className={styles.note}>{zh.searched(page.searched)}</p>}
      <table className={clsx('desk-table desk-table--selectable', styles.rows)}>
        <thead>
          <tr>
            <th scope="col">
              <SelectPage
                keys={page.rows.map(({ fdId }) => fdId)}
                selected={selected}
                label={zhDesk.pickPage}
                onSelect={onSelect}
              />
            </th>
            <SortHeader
              sorting={sorting}
              by="title"
              label={zh.columnOf([title, subtitle].flatMap((name) => (name === null ? [] : [fieldLabel(area, name)])))}
            />
            {group !== null && <th scope="col">{fieldLabel(area, group)}</th>}
            <th scope="col">{zh.columns.state}</th>
            {day !== null && <SortHeader sorting={sorting} by="-day" className={styles.day} />}
            <SortHeader sorting={sorting} by="-updatedAt" />
            <th scope="col">
              <span className="vh">{zh.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...focus}>
          {page.rows.map((row) => (
            <tr key={row.fdId} className={selected.has(row.fdId) ? 'selected' : undefined}>
              <td>
                <SelectRow
                  label={zhDesk.pick(nameOf(row))}
                  isSelected={selected.has(row.fdId)}
                  onSelect={(isSelected) => onSelect([row.fdId], isSelected)}
                />
              </td>
              <td className={clsx('lead', hasPicture && styles.pictured)}>
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
              </td>
              {group !== null && (
                <td className={styles.group}>
                  {row.category && <span className="tag tag--pine">{groupName(row.category)}</span>}
                </td>
              )}
              <td className={styles.state}>
                <StateBadge state={row.state} />
                {row.scheduledAt ? (
                  <span className="second">
                    <ShortTime value={row.scheduledAt} now={now} />
                  </span>
                ) : (
                  row.changed && <span className="second">{zh.unpublishedChanges}</span>
                )}
              </td>
              {day !== null && (
                <td className={styles.day}>
                  {row.day ? <time dateTime={row.day.slice(0, 10)}>{row.day.slice(0, 10)}</time> : <span>—</span>}
                </td>
              )}
              <td className={styles.updated}>
                {row.updatedAt ? (
                  <>
                    {row.updatedBy}
                    <ShortTime value={row.updatedAt} now={now} />
                  </>
                ) : (
                  <span className={styles.never}>—</span>
                )}
              </td>
              <td className={styles.menu}>
                <RowMenu label={zh.more(nameOf(row))} actions={actions(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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

interface ContentFiltersProps {
  area: string;
  q: string;
  category: string;
  onChange: (name: 'q' | 'category', value: string) => void;
  children: ReactNode;
}

/** Search and group filters; the search applies on Enter and on blur. */
export function ContentFilters({ area, q, category, onChange, children }: ContentFiltersProps) {
  const { group } = areaShape(area);
  const { choices } = useGroupNames(area);
  return (
    <FilterForm
      label={zh.filter(areaTitle(area))}
      q={q}
      searchLabel={zh.search(searchedFields(area))}
      onSearch={(typed) => onChange('q', typed)}
    >
      {group !== null && (
        <FilterSelect
          label={fieldLabel(area, group)}
          value={category}
          options={[
            ['', zh.allGroups(fieldLabel(area, group))],
            ...choices.map(({ value, label }) => [value, label] as const),
          ]}
          onChange={(chosen) => onChange('category', chosen)}
        />
      )}
      {children}
    </FilterForm>
  );
}
