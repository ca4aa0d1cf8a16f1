import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { Link } from './Link';
import { Icon } from './Icon';
import { Spinner } from './QueryBoundary';
import { useModal } from './useModal';
import { useReasons } from './useReasons';
import styles from './Alert.module.css';

type Reason = 'pointer' | 'focus';

/**
 * Reports when a notice has to stay: while hovered by a pointer that has moved onto it, and once the focus was moved
 * within it by keyboard. A resting pointer holds nothing, nor does the initial focus.
 *
 * @returns the handlers of the notice's box. They cannot be on a modal dialog: events on its backdrop target the dialog
 * itself, so the pointer would never leave it.
 */
function useKeepNoticeOpen(onHold: (held: boolean) => void) {
  const change = useReasons<Reason>(onHold);
  const byKey = useRef(false);
  return {
    onPointerMove: ({ pointerType, nativeEvent: { movementX, movementY } }: PointerEvent) => {
      // What opens under a pointer gets an event without a movement.
      if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) change('pointer', true);
    },
    onPointerLeave: () => change('pointer', false),
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: () => {
      byKey.current = true;
    },
    onFocus: () => {
      if (byKey.current) change('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) change('focus', false);
    },
  };
}

interface AlertDialogProps {
  loading: string | null;
  success: string | null;
  error: string | null;
  /** Receipt number of the submission, shown with the success. */
  receipt?: string;
  onConfirm: () => void;
  /** Called when hover or focus begins or ends, to pause the timer. */
  onHold?: (held: boolean) => void;
}

const never = () => undefined;

/** The alert dialog: error before success, success before loading; none of them, no dialog. */
export function AlertDialog(props: AlertDialogProps) {
  return (props.error ?? props.success ?? props.loading) === null ? null : <OpenAlert {...props} />;
}

function OpenAlert({ loading, success, error, receipt, onConfirm, onHold = never }: AlertDialogProps) {
  const textId = useId();
  const receiptId = useId();
  const text = error ?? success ?? loading;
  const isDone = error !== null || success !== null;
  const modal = useModal(isDone ? onConfirm : undefined);
  const box = useKeepNoticeOpen(onHold);
  const confirm = useRef<HTMLButtonElement>(null);
  // The dialog changes from loading to its result: the button that appears then takes the focus.
  useEffect(() => confirm.current?.focus(), [isDone]);
  return (
    <dialog
      {...modal}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby={textId}
      aria-describedby={receipt ? receiptId : undefined}
      aria-modal
      aria-busy={isDone ? undefined : true}
    >
      <div className={styles.content} {...box}>
        {isDone ? (
          <Icon
            name={error === null ? 'check' : 'close'}
            size={56}
            className={`${styles.sign} ${error === null ? styles.green : styles.red}`}
          />
        ) : (
          <Spinner />
        )}
        <p id={textId}>{text}</p>
        {receipt && (
          <div id={receiptId} className={styles.receipt}>
            <dl>
              <dt>{zh.own.number}</dt>
              <dd>{receipt}</dd>
            </dl>
            <p>{zh.own.where}</p>
          </div>
        )}
        {isDone && (
          <div className={styles.buttons}>
            {receipt && (
              <Link className="btn btn--line" to={paths.my.submission(receipt)} onClick={onConfirm}>
                {zh.own.look}
              </Link>
            )}
            <button ref={confirm} className="btn" type="button" onClick={onConfirm}>
              {zh.site.confirm}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  question: string;
  onConfirm: () => void;
  /** Also on Escape. */
  onCancel: () => void;
}

/** A modal confirmation. Open while mounted. */
export function ConfirmDialog({ question, onConfirm, onCancel }: ConfirmDialogProps) {
  const questionId = useId();
  const modal = useModal(onCancel);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  return (
    <dialog
      {...modal}
      className={styles.alert}
      role="alertdialog"
      aria-label={zh.site.pleaseConfirm}
      aria-describedby={questionId}
      aria-modal
    >
      <div className={styles.content}>
        <Icon name="warning" size={56} className={`${styles.sign} ${styles.oak}`} />
        <p id={questionId}>{question}</p>
        <div className={styles.buttons}>
          <button className="btn btn--line" type="button" onClick={onCancel}>
            {zh.site.cancel}
          </button>
          <button ref={confirm} className="btn" type="button" onClick={onConfirm}>
            {zh.site.confirm}
          </button>
        </div>
      </div>
    </dialog>
  );
}
