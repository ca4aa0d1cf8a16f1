import type { ReactNode } from 'react';
import type { SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { StatePanel } from '../../components/StatePanel';

/** A list in which nothing is yet: what will be in it, and the way there. */
export function EmptyList({ kind, action }: { kind: SubmissionKind; action: ReactNode }) {
  return (
    <StatePanel drawing="cabinet" bordered>
      <p>{zh.my.none[kind]}</p>
      <p className="hint">{zh.my.noneHint}</p>
      {action}
    </StatePanel>
  );
}
