import type { Kysely } from 'kysely';
import { chinaDay } from '../../lib/chinaTime';
import { createIndex, createTable, createUniqueIndex } from './tables';

const tables: Record<string, string> = {
  submission:
    'fdId! kind! number! accountId! fdComId! fdComName! targetId! title! party state! createdAt!# changedAt!# acceptedAt# endedAt# expectedDay answer answeredBy answeredAt# handler readAt# attachments!+ values demo!',
  submissionEvent: 'fdId! submissionId! at!# action! side! actor note',
  receiptNumber: 'kind! last!+',
  report: 'fdId! area! targetId! title! reason! note contact createdAt!# closedAt# closedBy answer',
  deskRecord: 'fdId! at!# accountId! actor! action! target! title note',
  contentItem: 'area! fdId! state! title! category values version!+ scheduledAt# updatedAt!# updatedBy!',
  contentRevision: 'area! fdId! version!+ values! at!# by! note',
  picture: 'fdId! accountId! fileName! width!+ height!+ format! size!# createdAt!# used!',
};

/** Keys of the tables whose first column alone is none. */
const keys: Record<string, string[]> = {
  contentItem: ['area', 'fdId'],
  contentRevision: ['area', 'fdId', 'version'],
};

const indexes: [table: string, columns: string[]][] = [
  ['submission', ['fdComId', 'kind', 'createdAt']],
  ['submissionEvent', ['submissionId', 'at']],
  ['report', ['closedAt', 'createdAt']],
  ['deskRecord', ['at']],
  ['contentItem', ['area', 'state', 'updatedAt']],
  ['contentItem', ['scheduledAt']],
  ['picture', ['used', 'createdAt']],
];

const added: Record<string, string[]> = {
  account: ['role', 'displayName', 'contactName', 'contactPhone', 'contactEmail', 'totpSecret'],
  session: ['device'],
};

interface Sent {
  fdId: string;
  accountId: string;
  fdComId: string;
  fdComName: string;
  targetId: string;
  title: string;
  createdAt: number | string;
  closedAt?: number | string | null;
}

/** What was sent before this step gets its number and its way, oldest first. */
async function numberWhatWasSent(
  db: Kysely<Record<string, Record<string, unknown>>>,
  kind: string,
  prefix: string,
  rows: Sent[],
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const { closedAt = null, createdAt, ...facts } = row;
    const at = Number(createdAt);
    const files = await db
      .selectFrom('attachment')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('applicationId', '=', row.fdId)
      .executeTakeFirst();
    await db
      .insertInto('submission')
      .values({
        ...facts,
        kind,
        number: `${prefix}-${chinaDay(at).replace(/-/g, '')}-${String(index + 1).padStart(4, '0')}`,
        // Nobody could withdraw or refuse one before: a closed one was replaced by the next.
        state: closedAt === null ? (kind === 'entry' ? 'published' : 'submitted') : 'withdrawn',
        createdAt: at,
        changedAt: closedAt === null ? at : Number(closedAt),
        endedAt: closedAt === null ? null : Number(closedAt),
        attachments: Number(files?.count ?? 0),
        demo: '0',
      })
      .execute();
    await db
      .insertInto('submissionEvent')
      .values({
        fdId: row.fdId,
        submissionId: row.fdId,
        at,
        action: kind === 'entry' ? 'publish' : 'submit',
        side: 'company',
        actor: row.fdComName,
      })
      .execute();
  }
  if (rows.length > 0) await db.insertInto('receiptNumber').values({ kind, last: rows.length }).execute();
}

async function carryOver(db: Kysely<Record<string, Record<string, unknown>>>): Promise<void> {
  const common = ['fdId', 'accountId', 'fdComId', 'fdComName', 'createdAt'];
  const sentTo = async (table: string, own: string[]) => {
    const rows = db.selectFrom(table).select([...common, ...own]);
    return (await rows.orderBy('createdAt').orderBy('fdId').execute()) as unknown as Sent[];
  };
  const toProjects = ['closedAt', 'fdProjectId as targetId', 'fdProjectName as title'];
  await numberWhatWasSent(db, 'application', 'SB', await sentTo('projectApplication', toProjects));
  const toApps = ['fdAppId as targetId', 'fdAppName as title'];
  await numberWhatWasSent(db, 'intention', 'YX', await sentTo('purchaseIntention', toApps));
  const entries = await db
    .selectFrom('getbuginess')
    .innerJoin('account', 'account.fdComId', 'getbuginess.fdComId')
    .select([
      'getbuginess.fdId',
      'account.fdId as accountId',
      'getbuginess.fdComId',
      'account.fdComName',
      'getbuginess.fdId as targetId',
      'getbuginess.fdGetbuginessName as title',
      'getbuginess.fdReleaseTime as createdAt',
    ])
    .where('account.status', 'is not', null)
    .orderBy('getbuginess.fdReleaseTime')
    .orderBy('getbuginess.fdId')
    .execute();
  const released = (text: unknown): number => Date.parse(`${String(text).slice(0, 19).replace(' ', 'T')}+08:00`) || 0;
  const known = new Set<unknown>();
  const once = entries.filter(({ fdId }) => !known.has(fdId) && known.add(fdId));
  const published = once.map((row) => ({ ...row, createdAt: released(row.createdAt) })) as unknown as Sent[];
  await numberWhatWasSent(db, 'entry', 'FB', published);
}

/**
 * What companies send in gets a number and a way; staff get roles, drafts and a record. Back-office accounts, which
 * could do nothing before, become administrators.
 */
export async function desks(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, columns] of Object.entries(tables)) {
    const [first = ''] = columns.split('!', 1);
    await createTable(untyped, table, columns, [`${table}_key`, keys[table] ?? [first]]);
  }
  await createUniqueIndex(untyped, 'submission', ['number']);
  for (const [table, columns] of indexes) await createIndex(untyped, table, columns);
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) await db.schema.alterTable(table).addColumn(column, 'text').execute();
  }
  await db.updateTable('account').set({ role: 'administrator' }).where('isCust', '=', '0').execute();
  await carryOver(db);
}
