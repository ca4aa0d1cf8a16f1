import type { Insertable } from 'kysely';
import { receiptPrefixes, type SubmissionKind } from '../../src/contract/submission';
import type { Database } from '../../server/db/schema';
import { chinaDay } from '../../server/lib/chinaTime';
import { addRows } from './storeRows';
import type { AccountServer } from './visitor';

export type StoredSubmission = Insertable<Database['submission']>;

const padded = (number: number) => String(number).padStart(32, '0');

/** A stored submission, the `index`th of a test. */
export function aSubmission(
  index: number,
  kind: SubmissionKind,
  given: Partial<StoredSubmission> = {},
): StoredSubmission {
  const createdAt = given.createdAt ?? Date.parse('2025-05-01T08:00:00+08:00') + index * 60_000;
  const fdId = padded(index);
  return {
    fdId,
    kind,
    number: `${receiptPrefixes[kind]}-${chinaDay(createdAt).replace(/-/g, '')}-${String(index).padStart(4, '0')}`,
    accountId: 'nobody',
    fdComId: padded(1),
    fdComName: '示例家居有限公司',
    targetId: kind === 'entry' ? fdId : padded(7),
    title: '示例项目',
    party: null,
    state: kind === 'entry' ? 'published' : 'submitted',
    createdAt,
    changedAt: createdAt,
    attachments: 0,
    demo: '0',
    ...given,
  };
}

/** Inserts submissions into a server's store directly. */
export const storeSubmissions = (server: Pick<AccountServer, 'store'>, rows: StoredSubmission[]) =>
  addRows(server, 'submission', rows);
