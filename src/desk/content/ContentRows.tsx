import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { ContentPage, ContentRow } from '../../contract/deskContent';
import { Picture } from '../../components/Picture';
import { StatePanel } from '../../components/StatePanel';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { ShortTime } from '../ShortTime';
import { useNow } from '../../components/useNow';
import { SelectRow, SelectPage } from '../shell/SelectRow';
import { SortHeader, type Sorting } from '../shell/Sorting';
import { useRowFocus } from '../shell/useRowFocus';
import { areaShape, fieldLabel, isPictured } from './contentAreas';
import styles from './ContentRows.module.css';
import { RowMenu, type RowAction } from './RowMenu';
import { StateBadge } from './StateBadge';
import { useGroupNames, useRowName } from './useGroupNames';

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
