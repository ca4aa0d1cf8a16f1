import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  text: string;
  action: string;
  onAction: () => void;
  /** What has happened; announced when it appears. */
  role?: 'status';
}

/** A note above a form on where its values come from, or could, with an action. */
export function DraftNotice({ text, action, onAction, role }: DraftNoticeProps) {
  return (
    <p className={styles.notice} role={role}>
      {text}
      <button type="button" className="link" onClick={onAction}>
        {action}
      </button>
    </p>
  );
}
