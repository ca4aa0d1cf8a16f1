import { Type } from '@sinclair/typebox';
import { writeAuditLog } from '../db/writeAuditLog';
import type { Store } from '../db/schema';
import { contentDisposition } from '../http/contentDisposition';
import { chinaDay } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import type { SubmissionRow } from '../submissions/moveSubmission';
import { entriesOf } from '../submissions/submissionDetail';
import type { AreaPlugin } from '../services';
import { requirePassword } from './confirmOwner';
import { exportFormat, exportFormats } from './exportFormats';
import { columnsOf, exportRow, readSent } from './exportColumns';
import { inboxQuery } from './inbox';
import { allOf, readInboxFilter, rowConditions, type InboxFilter } from './inboxFilter';
import { openInbox } from './inboxPage';
import { readInBatches } from './readInBatches';
import { requireStaff, staffOf } from './requireStaff';
import { searchInbox } from './searchInbox';
import { maxSheetRows } from './xlsxStream';

/** Rows per read. */
const batchSize = 200;

/** Maximum selected submissions; no page of the inbox has more rows. */
const maxSelected = 100;

const selectedRows = (db: Store, numbers: string[]): Promise<SubmissionRow[]> =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('createdAt', 'desc')
    .orderBy('fdId', 'desc')
    .execute();

/** The filtered or selected submissions, newest first, in batches; later arrivals are excluded. */
async function* filteredRows(
  db: Store,
  filter: InboxFilter,
  selected: string[] | null,
): AsyncGenerator<SubmissionRow[]> {
  if (selected !== null) {
    yield await selectedRows(db, selected);
    return;
  }
  if (filter.q !== null) {
    const { ids } = await searchInbox(db, filter, filter.q);
    for (let start = 0; start < ids.length; start += batchSize) {
      const some = ids.slice(start, start + batchSize);
      const rows = await db.selectFrom('submission').selectAll().where('fdId', 'in', some).execute();
      yield rows.sort((a, b) => ids.indexOf(a.fdId) - ids.indexOf(b.fdId));
    }
    return;
  }
  const conditions = allOf(rowConditions(filter));
  yield* readInBatches('createdAt', batchSize, (isOlder) =>
    db
      .selectFrom('submission')
      .selectAll()
      .where(conditions)
      .where(isOlder)
      .orderBy('createdAt', 'desc')
      .orderBy('fdId', 'desc')
      .limit(batchSize)
      .execute(),
  );
}

/** The table, header first. */
async function* tableOf(db: Store, filter: InboxFilter, selected: string[] | null): AsyncGenerator<string[]> {
  const columns = columnsOf(filter.kind);
  yield columns.map(([label]) => label);
  for await (const rows of filteredRows(db, filter, selected)) {
    const [entries, sent] = await Promise.all([entriesOf(db, rows), readSent(db, rows)]);
    for (const row of rows) yield exportRow(columns, row, { ...entries.get(row.fdId), ...sent.get(row.fdId) });
  }
}

/** Streams the filtered list as a file. */
export const exportInbox: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const picks = `编号，以逗号分隔，至多 ${maxSelected} 个；给出时不再筛选`;
  const schema = {
    tags: ['desk'],
    description: '导出筛选后的列表；xlsx 或 csv（UTF-8，带 BOM）。',
    querystring: Type.Object({
      ...inboxQuery,
      numbers: Type.Optional(Type.String({ description: picks })),
      format: exportFormat,
    }),
  };
  const onRequest = requireStaff(services, 'inbox');
  app.get('/api/desk/export', { schema, onRequest, preHandler: requirePassword(services) }, async (request, reply) => {
    const { format: chosen, numbers, ...query } = request.query;
    const filter = readInboxFilter(query, now());
    const selected = numbers === undefined ? null : numbers.split(',').slice(0, maxSelected);
    const total = selected ? (await selectedRows(db, selected)).length : (await openInbox(services, filter)).total;
    if (chosen === 'xlsx' && total >= maxSheetRows) throw new BusinessError(messages.sheetTooLong);
    const staff = await staffOf(services, request);
    const act = {
      action: 'inbox:export',
      target: chosen,
      title: `${total} 件`,
      note: numbers ?? decodeURIComponent(String(new URLSearchParams(query))),
    };
    await db.transaction().execute((trx) => writeAuditLog(trx, staff, act, now()));
    const { type, open } = exportFormats[chosen];
    return reply
      .header('content-disposition', contentDisposition(`收件-${chinaDay(now())}.${chosen}`))
      .type(type)
      .send(open(tableOf(db, filter, selected), '收件'));
  });
};
