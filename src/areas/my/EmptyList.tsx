import type { SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { StatePanel } from '../../components/StatePanel';

/** A list in which nothing is yet: what will be in it. */
export function EmptyList({ kind }: { kind: SubmissionKind }) {
  return (
    <StatePanel drawing="cabinet" bordered>
      <p>{zh.my.none[kind]}</p>
      <p className="hint">{zh.my.noneHint}</p>
    </StatePanel>
  );
}
