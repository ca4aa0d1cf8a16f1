import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  text: string;
  action: string;
  onAction: () => void;
  /** Says what has happened, and is read out when it comes. */
  role?: 'status';
}

/** Says over a form where its texts come from, or could, and what can be done about it. */
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
