import type { FieldRule, FormRules } from '../../src/contract/form';
import type { SubmissionKind, SupplementItem, ValueChange } from '../../src/contract/submission';
import { correctableFields } from '../../src/contract/companyForms';
import { claimAttachments, readAttachmentIds } from '../attachments/attachments';
import { updateRows } from '../db/queries';
import type { Store, StoreTransaction } from '../db/schema';
import { checkFields } from '../http/bodies';
import { chinaDay } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { answerClockOf, type AnswerClock } from './answerClock';
import { assertEntryCategory, keptEntry } from './entryRow';
import { applicationLabels, entryLabels, intentionLabels } from './submissionRoute';
import { filesOf, findSubmissionOrThrow, openRequest, updateSubmission, type SubmissionRow } from './moveSubmission';
import { appendEvent, changesOf } from './submissionEvents';
import type { Company } from './submissionRoute';

/** What a company sends: new values by field, uploads by the name of the item. */
interface Corrections {
  values: Record<string, unknown>;
  files: Record<string, unknown>;
}

const labels: Readonly<Record<string, string>> = { ...entryLabels, ...applicationLabels, ...intentionLabels };

/** The columns of a submission that returns to the staff; expected day and time limit move by as long as it stood still. */
function returned(row: SubmissionRow, clock: AnswerClock, now: number) {
  const request = openRequest(row);
  if (!request) throw new BusinessError('这一件没有待补正的内容，请刷新后查看');
  const { expectedDay } = row;
  const requestedOn = request.shown.askedAt.slice(0, 10);
  const stood = Math.max(Date.parse(chinaDay(now)) - Date.parse(requestedOn), 0);
  const later = expectedDay && new Date(Date.parse(expectedDay) + stood).toISOString().slice(0, 10);
  return {
    state: request.from,
    // By at least a second, as after every edit of the company.
    changedAt: Math.max(now, Number(row.changedAt) + 1000),
    supplement: null,
    supplementDay: null,
    readAt: null,
    expectedDay: later,
    clockDay: clock.afterPause(row, requestedOn, now),
  };
}

/** Stores new values in the table of the form. @returns what they replace */
async function writeValues(trx: StoreTransaction, row: SubmissionRow, values: Record<string, string>) {
  const { fdId, kind } = row;
  if (kind === 'entry') {
    const entry = keptEntry(row.values);
    if (!entry) throw new BusinessError('发布内容已不存在，请重新发布');
    if (values.fdType !== undefined) await assertEntryCategory(trx, values.fdType);
    const title = values.fdGetbuginessName ?? row.title;
    const text = JSON.stringify({ ...entry, ...values });
    await updateRows(trx, 'submission', { fdId }, { values: text, title });
    return entry as unknown as Record<string, string | null>;
  }
  const table = kind === 'application' ? 'projectApplication' : ('purchaseIntention' as 'projectApplication');
  const before = await trx.selectFrom(table).selectAll().where('fdId', '=', fdId).executeTakeFirstOrThrow();
  const columns = Object.entries(values).map(([name, value]) => [name, value || null]);
  if (columns.length > 0) await updateRows(trx, table, { fdId }, Object.fromEntries(columns));
  return before as unknown as Record<string, string | null>;
}

/** Claims the uploads of all items; a replaced file stays beside its successor. */
async function writeFiles(
  trx: StoreTransaction,
  { accountId }: Company,
  row: SubmissionRow,
  items: SupplementItem[],
  sentFiles: Corrections['files'],
  now: number,
): Promise<ValueChange[]> {
  const fileItems = items.filter(({ kind }) => kind !== 'field');
  if (fileItems.length === 0) return [];
  const idOf = ({ name }: SupplementItem): string => {
    const id: unknown = Object.hasOwn(sentFiles, name) ? sentFiles[name] : '';
    return typeof id === 'string' ? id : '';
  };
  const ids = readAttachmentIds(fileItems.map(idOf).join());
  if (fileItems.some((item, index) => idOf(item) !== ids[index]))
    throw new BusinessError('请为每一处补正的附件上传文件');
  await claimAttachments(trx, accountId, row.fdId, ids, now);
  const files = new Map((await filesOf(trx, row.fdId)).map(({ attId, fileName }) => [attId, fileName]));
  for (const item of fileItems) {
    if (item.kind !== 'file') continue;
    await updateRows(trx, 'attachment', { attId: item.name }, { replacedBy: idOf(item) });
  }
  const added = fileItems.filter(({ kind }) => kind === 'more').length;
  await updateRows(trx, 'submission', { fdId: row.fdId }, { attachments: row.attachments + added });
  return fileItems.map((item) => ({
    kind: item.kind,
    name: item.name,
    before: files.get(item.name) ?? null,
    after: files.get(idOf(item)) ?? null,
  }));
}

/**
 * Stores what a company corrected, and returns the submission to the state it was asked in. Only the named fields and
 * files are written; whatever else is sent is ignored.
 * @throws StatusError 404 for an unknown number; BusinessError for a wrong or missing correction
 */
export async function resubmit(
  trx: StoreTransaction,
  company: Company,
  number: string,
  { values: sentValues, files }: Corrections,
  now: number,
): Promise<string> {
  const row = await findSubmissionOrThrow(trx, number, company.fdComId);
  const change = returned(row, await answerClockOf(trx), now);
  const { items } = openRequest(row)!.shown;
  const all: FormRules = correctableFields[row.kind as SubmissionKind];
  const fieldRules = items.filter(({ kind }) => kind === 'field').map(({ name }) => [name, all[name] ?? {}] as const);
  const values = checkFields(sentValues, Object.fromEntries<FieldRule>(fieldRules), labels, chinaDay(now));
  // What staff asked for is in its history.
  await updateSubmission(trx, row, { ...change, answer: null, answeredBy: null, answeredAt: null });
  const before = await writeValues(trx, row, values);
  const changes = changesOf(before, values).filter((one) => one.before !== one.after);
  changes.push(...(await writeFiles(trx, company, row, items, files, now)));
  const line = { action: 'resubmit', side: 'company', actor: company.fdComName, note: null } as const;
  await appendEvent(trx, row.fdId, { ...line, details: { changes } }, now);
  return number;
}

/** Returns submissions whose company let the day of correction pass. */
export class Supplements {
  constructor(
    private readonly db: Store,
    private readonly now: () => number,
  ) {}

  async purge(): Promise<void> {
    const now = this.now();
    const late = await this.db
      .selectFrom('submission')
      .select('number')
      .where('supplementDay', '<', chinaDay(now))
      .execute();
    for (const { number } of late) {
      try {
        await this.db.transaction().execute(async (trx) => {
          const row = await findSubmissionOrThrow(trx, number, null);
          await updateSubmission(trx, row, returned(row, await answerClockOf(trx), now));
          await appendEvent(trx, row.fdId, { action: 'lapse', side: 'system', actor: null, note: null }, now);
        });
      } catch (error) {
        // The company has sent it again meanwhile.
        if (!(error instanceof BusinessError)) throw error;
      }
    }
  }
}
