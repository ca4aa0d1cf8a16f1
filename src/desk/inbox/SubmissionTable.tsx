import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { InboxRow } from '../../contract/desk';
import { zhDesk } from '../../i18n/zhDesk';
import { zhInbox } from '../../i18n/zhInbox';
import { Pick, PickPage } from '../shell/Pick';
import { useRowFocus } from '../shell/useRowFocus';
import { ShortTime } from '../ShortTime';
import { WayInRow } from './SubmissionWay';
import styles from './SubmissionTable.module.css';

export interface SubmissionTableProps {
  name: string;
  /** What the first column is called. */
  column: string;
  rows: readonly InboxRow[];
  now: Date;
  open: string | null;
  picked: ReadonlySet<string>;
  toOpen: (number: string) => string;
  onOpen: (number: string) => void;
  onPick: (numbers: readonly string[], isPicked: boolean) => void;
}

const control = 'a, button, input, label';

/** Rows of two lines: who and what, how far and since when. The whole row opens it; its link is the name for everybody. */
export function SubmissionTable(props: SubmissionTableProps) {
  const { name, column, rows, now, open, picked, toOpen, onOpen, onPick } = props;
  const focus = useRowFocus<HTMLTableSectionElement>();
  const numbers = rows.map(({ number }) => number);
  const press = (number: string, { target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest(control);
    // What has been marked with the pointer is to be copied, not opened.
    if (!isControl && !getSelection()?.toString()) onOpen(number);
  };
  return (
    <table className={clsx('desk-table desk-table--picks', styles.rows)} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">
            <PickPage keys={numbers} picked={picked} label={zhDesk.pickPage} onPick={onPick} />
          </th>
          <th scope="col">{column}</th>
          <th className={styles.wide} scope="col">
            {zhInbox.columns.number}
          </th>
          <th className={clsx(styles.wide, styles.end)} scope="col">
            {zhInbox.columns.attachments}
          </th>
          <th className={styles.end} scope="col">
            {zhInbox.columns.progress}
          </th>
        </tr>
      </thead>
      <tbody {...focus}>
        {rows.map((row) => {
          const { number, fdComName, title, attachments, submittedAt, unread } = row;
          const isOpen = number === open;
          const isPicked = picked.has(number);
          return (
            <tr
              key={number}
              className={clsx(unread && styles.unread, isPicked && styles.picked, isOpen && styles.open)}
              onClick={(event) => press(number, event)}
            >
              <td>
                <Pick label={zhDesk.pick(number)} isPicked={isPicked} onPick={(picking) => onPick([number], picking)} />
              </td>
              <td className={styles.what}>
                <Link to={toOpen(number)} replace={open !== null} data-row={number} aria-current={isOpen || undefined}>
                  {fdComName}
                  {unread && <span className="vh">（{zhInbox.unread}）</span>}
                </Link>
                <span className={styles.title}>{title}</span>
              </td>
              <td className={clsx(styles.wide, styles.number)}>{number}</td>
              <td className={clsx(styles.wide, styles.end)}>
                {attachments > 0 ? zhInbox.files(attachments) : zhInbox.noFiles}
              </td>
              <td className={clsx(styles.end, styles.when)}>
                <WayInRow submission={row} />
                <ShortTime value={submittedAt} now={now} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
