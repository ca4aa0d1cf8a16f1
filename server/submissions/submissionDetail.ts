import { intentionForm } from '../../src/contract/intentionForm';
import { projectApplicationForm } from '../../src/contract/projectApplicationForm';
import { publishForm } from '../../src/contract/publishForm';
import type { EventDetails, SubmissionAction, SubmissionDetail, SubmissionEvent } from '../../src/contract/submission';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import type { SubmissionRow } from './moveSubmission';
import { filesOf } from './readSubmissions';
import { openRequest } from './supplementRequest';
import { entriesOf, toSummary } from './summaries';

/** Tables and field names of the forms; attachment ids are listed as files. */
const forms = {
  application: ['projectApplication', Object.keys(projectApplicationForm).filter((name) => !name.startsWith('attKey'))],
  intention: ['purchaseIntention', Object.keys(intentionForm)],
} as const;

type Values = SubmissionDetail['values'];

function chosen(row: object | undefined, names: readonly string[]): Values {
  const values = (row ?? {}) as Values;
  return row ? Object.fromEntries(names.map((name) => [name, values[name] ?? null])) : {};
}

async function sentValues(db: Store, kind: 'application' | 'intention', fdId: string): Promise<Values> {
  const [table, names] = forms[kind];
  const row = await db
    .selectFrom(table as 'projectApplication')
    .selectAll()
    .where('fdId', '=', fdId)
    .executeTakeFirst();
  return chosen(row, names);
}

/** The history of a submission, oldest first. */
async function eventsOf(db: Store, submissionId: string): Promise<SubmissionEvent[]> {
  const rows = await db
    .selectFrom('submissionEvent')
    .select(['at', 'action', 'actor', 'note', 'details'])
    .where('submissionId', '=', submissionId)
    .orderBy('at')
    .execute();
  return rows.map(({ at, action, details, ...rest }) => ({
    at: chinaTime(Number(at)),
    action: action as SubmissionAction,
    details: details === null ? null : (JSON.parse(details) as EventDetails),
    ...rest,
  }));
}

/** A submission with all submitted values; they are empty if an import has deleted the entry. */
export async function readSubmissionDetail(db: Store, row: SubmissionRow): Promise<SubmissionDetail> {
  const entry = (await entriesOf(db, [row])).get(row.fdId);
  const kind = row.kind as SubmissionDetail['kind'];
  return {
    ...toSummary(row, entry),
    fdComName: row.fdComName,
    values: kind === 'entry' ? chosen(entry, Object.keys(publishForm)) : await sentValues(db, kind, row.fdId),
    files: await filesOf(db, row.fdId),
    events: await eventsOf(db, row.fdId),
    supplement: openRequest(row)?.shown ?? null,
  };
}
