import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { InboxRow } from '../../contract/desk';
import { zhDesk } from '../../i18n/zhDesk';
import { zhInbox } from '../../i18n/zhInbox';
import { zhToday } from '../../i18n/zhToday';
import { SelectRow, SelectPage, useRowFocus } from '../shell/Selection';
import { SortHeader, type Sorting } from '../shell/FilterForm';
import { ShortTime } from '../ShortTime';
import { RowProgress } from './SubmissionProgress';
import styles from './SubmissionTable.module.css';

export interface SubmissionTableProps {
  name: string;
  /** Heading of the first column. */
  column: string;
  sorting: Sorting;
  rows: readonly InboxRow[];
  now: Date;
  open: string | null;
  selected: ReadonlySet<string>;
  toOpen: (number: string) => string;
  onOpen: (number: string) => void;
  onSelect: (numbers: readonly string[], isSelected: boolean) => void;
}

const control = 'a, button, input, label';

/** Rows of two lines. The whole row can be clicked; its link is for keyboards and screen readers. */
export function SubmissionTable(props: SubmissionTableProps) {
  const { name, column, sorting, rows, now, open, selected, toOpen, onOpen, onSelect } = props;
  const focus = useRowFocus<HTMLTableSectionElement>();
  const numbers = rows.map(({ number }) => number);
  const openOnClick = (number: string, { target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest(control);
    // A text selection is for copying: the click does not open the row.
    if (!isControl && !getSelection()?.toString()) onOpen(number);
  };
  return (
    <table className={clsx('desk-table desk-table--selectable', styles.rows)} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">
            <SelectPage keys={numbers} selected={selected} label={zhDesk.pickPage} onSelect={onSelect} />
          </th>
          <SortHeader sorting={sorting} by="fdComName" label={column} />
          <th className={styles.wide} scope="col">
            {zhInbox.columns.number}
          </th>
          <th className={clsx(styles.wide, styles.end)} scope="col">
            {zhInbox.columns.attachments}
          </th>
          <SortHeader sorting={sorting} by="-submittedAt" label={zhInbox.columns.progress} className={styles.end} />
        </tr>
      </thead>
      <tbody {...focus}>
        {rows.map((row) => {
          const { number, fdComName, title, attachments, submittedAt, unread, left } = row;
          const isOpen = number === open;
          const isSelected = selected.has(number);
          return (
            <tr
              key={number}
              className={clsx(unread && styles.unread, isSelected && 'selected', isOpen && styles.open)}
              onClick={(event) => openOnClick(number, event)}
            >
              <td>
                <SelectRow
                  label={zhDesk.pick(number)}
                  isSelected={isSelected}
                  onSelect={(isSelected) => onSelect([number], isSelected)}
                />
              </td>
              <td className={clsx('lead', styles.what)}>
                <Link to={toOpen(number)} replace={open !== null} data-row={number} aria-current={isOpen || undefined}>
                  {fdComName}
                  {unread && <span className="vh">（{zhInbox.unread}）</span>}
                </Link>
                <span className="second">{title}</span>
              </td>
              <td className={clsx(styles.wide, styles.number)}>{number}</td>
              <td className={clsx(styles.wide, styles.end)}>
                {attachments > 0 ? zhInbox.files(attachments) : zhInbox.noFiles}
              </td>
              <td className={clsx(styles.end, styles.when)}>
                <RowProgress submission={row} />
                <span>
                  {left !== undefined && <b className={clsx(left <= 0 && styles.late)}>{zhToday.left(left)}</b>}
                  <ShortTime value={submittedAt} now={now} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
