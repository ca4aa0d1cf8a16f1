import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { ContentPage, ContentRow } from '../../contract/deskContent';
import { StatePanel } from '../../components/StatePanel';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { areaShape, fieldLabel } from './contentFacts';
import styles from './ContentRows.module.css';
import { RowMenu, type RowAction } from './RowMenu';
import { StateMark } from './StateMark';
import { useGroupNames } from './useGroupNames';

interface ContentRowsProps {
  area: string;
  page: ContentPage;
  isFiltered: boolean;
  actions: (row: ContentRow) => readonly RowAction[];
}

const shortTime = (time: string) => time.slice(5, 16);

/** A page of an area's content. */
export function ContentRows({ area, page, isFiltered, actions }: ContentRowsProps) {
  const { group, title, day } = areaShape(area);
  const { nameOf } = useGroupNames(area);
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
      <table className={clsx('desk-table', styles.rows)}>
        <thead>
          <tr>
            <th scope="col">{fieldLabel(area, title)}</th>
            {group !== null && <th scope="col">{fieldLabel(area, group)}</th>}
            <th scope="col">{zh.columns.state}</th>
            {day !== null && (
              <th scope="col" className={styles.day}>
                {fieldLabel(area, day)}
              </th>
            )}
            <th scope="col">{zh.columns.updated}</th>
            <th scope="col">
              <span className="vh">{zh.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row.fdId}>
              <td className={styles.title}>
                <Link to={`/content/${area}/${row.fdId}`}>{row.title || zh.untitled}</Link>
                {row.subtitle && <span className={styles.second}>{row.subtitle}</span>}
              </td>
              {group !== null && (
                <td className={styles.group}>
                  {row.category && <span className="tag tag--pine">{nameOf(row.category)}</span>}
                </td>
              )}
              <td className={styles.state}>
                <StateMark state={row.state} />
                {row.scheduledAt ? (
                  <time className={styles.second} dateTime={row.scheduledAt.replace(' ', 'T')}>
                    {shortTime(row.scheduledAt)}
                  </time>
                ) : (
                  row.changed && <span className={styles.second}>{zh.unpublishedChanges}</span>
                )}
              </td>
              {day !== null && (
                <td className={styles.day}>
                  {row.day ? <time dateTime={row.day.slice(0, 10)}>{row.day.slice(0, 10)}</time> : '—'}
                </td>
              )}
              <td className={styles.updated}>
                {row.updatedAt ? (
                  <>
                    {row.updatedBy}
                    <time dateTime={row.updatedAt.replace(' ', 'T')}>{shortTime(row.updatedAt)}</time>
                  </>
                ) : (
                  '—'
                )}
              </td>
              <td className={styles.menu}>
                <RowMenu label={zh.more(row.title || zh.untitled)} actions={actions(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
