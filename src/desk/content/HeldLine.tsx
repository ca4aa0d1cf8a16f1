import { zhDeskContent } from '../../i18n/zhDeskContent';
import styles from './HeldLine.module.css';
import type { ItemPresence } from './usePresence';
import { SmallButton } from '../shell/SmallButton';

const zh = zhDeskContent.presence;

/** Says that somebody else writes, and offers to take over. */
export function HeldLine({ presence: { writer, isTaken, takeOver } }: { presence: ItemPresence }) {
  const name = writer && (writer.isSelf ? zh.self : writer.name);
  return (
    <div role="status">
      {writer && (
        <div className={styles.held}>
          <p>{isTaken ? zh.taken(name!) : zh.held(name!, writer.since.slice(11, 16))}</p>
          <SmallButton onClick={takeOver}>{zh.takeOver}</SmallButton>
          <small>{zh.hint(name!)}</small>
        </div>
      )}
    </div>
  );
}
