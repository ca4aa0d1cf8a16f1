import { useEffect, useId, useRef } from 'react';
import { Link } from './Link';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import styles from './Alert.module.css';
import { Icon } from './Icon';
import { Spinner } from './Spinner';
import { useModal } from './useModal';
import { useKeepNoticeOpen } from './useKeepNoticeOpen';

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
