import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { InboxRow } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { zhToday } from '../../i18n/zhToday';
import { ShortTime } from '../ShortTime';
import { DeskTable, type Column, type Selection } from '../shell/DeskTable';
import type { Sorting } from '../shell/FilterForm';
import { RowProgress } from './SubmissionProgress';
import styles from './SubmissionTable.module.css';

interface SubmissionTableProps {
  name: string;
  /** Heading of the first column. */
  column: string;
  sorting: Sorting;
  rows: readonly InboxRow[];
  now: Date;
  open: string | null;
  selection: Selection;
  toOpen: (number: string) => string;
  onOpen: (number: string) => void;
}

const control = 'a, button, input, label';

/** Rows of two lines. The whole row can be clicked; its link is for keyboards and screen readers. */
export function SubmissionTable(props: SubmissionTableProps) {
  const { name, column, sorting, rows, now, open, selection, toOpen, onOpen } = props;
  const columns: Column<InboxRow>[] = [
    {
      key: 'what',
      heading: column,
      by: 'fdComName',
      className: clsx('lead', styles.what),
      cell: ({ number, fdComName, title, unread }) => (
        <>
          <Link
            to={toOpen(number)}
            replace={open !== null}
            data-row={number}
            aria-current={number === open || undefined}
          >
            {fdComName}
            {unread && <span className="vh">（{zhInbox.unread}）</span>}
          </Link>
          <span className="second">{title}</span>
        </>
      ),
    },
    {
      key: 'number',
      heading: zhInbox.columns.number,
      headClass: styles.wide,
      className: clsx(styles.wide, styles.number),
      cell: ({ number }) => number,
    },
    {
      key: 'files',
      heading: zhInbox.columns.attachments,
      headClass: clsx(styles.wide, styles.end),
      className: clsx(styles.wide, styles.end),
      cell: ({ attachments }) => (attachments > 0 ? zhInbox.files(attachments) : zhInbox.noFiles),
    },
    {
      key: 'progress',
      heading: zhInbox.columns.progress,
      by: '-submittedAt',
      headClass: styles.end,
      className: clsx(styles.end, styles.when),
      cell: (row) => (
        <>
          <RowProgress submission={row} />
          <span>
            {row.left !== undefined && <b className={clsx(row.left <= 0 && styles.late)}>{zhToday.left(row.left)}</b>}
            <ShortTime value={row.submittedAt} now={now} />
          </span>
        </>
      ),
    },
  ];
  return (
    <DeskTable
      name={name}
      className={styles.rows}
      columns={columns}
      rows={rows}
      keyOf={({ number }) => number}
      sorting={sorting}
      selection={selection}
      rowOf={({ number, unread }) => ({
        className: clsx(unread && styles.unread, number === open && styles.open),
        onClick: ({ target }) => {
          const isControl = target instanceof Element && target.closest(control);
          // A text selection is for copying: the click does not open the row.
          if (!isControl && !getSelection()?.toString()) onOpen(number);
        },
      })}
    />
  );
}
