import { clsx } from 'clsx';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { InboxRow } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
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
  const numbers = rows.map(({ number }) => number);
  const pickedHere = numbers.filter((number) => picked.has(number)).length;
  const press = (number: string, { target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest(control);
    // What has been marked with the pointer is to be copied, not opened.
    if (!isControl && !getSelection()?.toString()) onOpen(number);
  };
  return (
    <table className={clsx('desk-table', styles.rows)} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">
            <PickAll
              isAll={pickedHere === numbers.length}
              isSome={pickedHere > 0}
              onChange={(isPicked) => onPick(numbers, isPicked)}
            />
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
      <tbody>
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
                <label className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label={zhInbox.pick(number)}
                    checked={isPicked}
                    onChange={({ target }) => onPick([number], target.checked)}
                  />
                </label>
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

interface PickAllProps {
  isAll: boolean;
  isSome: boolean;
  onChange: (isPicked: boolean) => void;
}

function PickAll({ isAll, isSome, onChange }: PickAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isSome, isAll]);
  return (
    <label className={styles.pick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={zhInbox.pickPage}
        checked={isSome && isAll}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
