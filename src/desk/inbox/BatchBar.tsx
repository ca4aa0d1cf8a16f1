import type { Decision } from '../../contract/desk';
import type { SubmissionKind } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';
import { BulkActionBar } from '../shell/BulkActionBar';
import { choiceName } from './decisionWords';
import { ExportMenu } from './ExportMenu';

interface BatchBarProps {
  /** Receipt numbers. */
  picked: readonly string[];
  /** The kind of all of them, if it is one. */
  kind: SubmissionKind | undefined;
  /** What can be decided of all of them. */
  choices: readonly Decision[];
  onDecide: (decision: Decision) => void;
  onUnpick: () => void;
}

/** What can be done with several submissions at once. */
export function BatchBar({ picked, kind, choices, onDecide, onUnpick }: BatchBarProps) {
  return (
    <BulkActionBar
      count={picked.length}
      unit={zhInbox.pickedUnit}
      acts={choices.map((decision) => ({
        key: decision,
        word: choiceName(kind, decision),
        run: () => onDecide(decision),
      }))}
      onUnpick={onUnpick}
    >
      <ExportMenu params={{ numbers: picked.join(',') }} isInBar />
    </BulkActionBar>
  );
}
