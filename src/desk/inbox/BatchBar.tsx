import type { Decision } from '../../contract/desk';
import type { SubmissionKind } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';
import { BulkActionBar } from '../shell/BulkActionBar';
import { choiceName } from './decisionLabels';
import { ExportMenu } from './ExportMenu';

interface BatchBarProps {
  /** Receipt numbers. */
  selected: readonly string[];
  /** Their common kind, if they have one. */
  kind: SubmissionKind | undefined;
  /** Decisions that all of them allow. */
  choices: readonly Decision[];
  onDecide: (decision: Decision) => void;
  onClear: () => void;
}

/** Bulk actions on submissions. */
export function BatchBar({ selected, kind, choices, onDecide, onClear }: BatchBarProps) {
  return (
    <BulkActionBar
      count={selected.length}
      unit={zhInbox.pickedUnit}
      actions={choices.map((decision) => ({
        key: decision,
        label: choiceName(kind, decision),
        run: () => onDecide(decision),
      }))}
      onClear={onClear}
    >
      <ExportMenu params={{ numbers: selected.join(',') }} isInBar />
    </BulkActionBar>
  );
}
