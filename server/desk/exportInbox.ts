import { Type } from '@sinclair/typebox';
import type { Store } from '../db/schema';
import type { SubmissionRow } from '../submissions/moveSubmission';
import { entriesOf } from '../submissions/submissionDetail';
import type { AreaPlugin } from '../services';
import { requirePassword } from './confirmOwner';
import { deskRoutes } from './deskRoutes';
import { exportFormat, sendTable } from './exportFormats';
import { columnsOf, exportRow, readSent } from './exportColumns';
import { inboxQuery } from './inbox';
import { countList } from './deskList';
import { inboxConditions, readInboxFilter, type InboxFilter } from './inboxList';
import { readInBatches } from './readInBatches';

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
  const conditions = inboxConditions(db, filter);
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
  const querystring = Type.Object({
    ...inboxQuery,
    numbers: Type.Optional(Type.String({ description: picks })),
    format: exportFormat,
  });
  const options = {
    description: '导出筛选后的列表；xlsx 或 csv（UTF-8，带 BOM）。',
    schema: { querystring },
    preHandler: requirePassword(services),
  };
  const { call } = deskRoutes(app, services, 'inbox');
  call('GET', '/api/desk/export', options, async (got) => {
    const { format, numbers, ...query } = got.query;
    const filter = readInboxFilter(query, now());
    const selected = numbers === undefined ? null : numbers.split(',').slice(0, maxSelected);
    const total = selected
      ? (await selectedRows(db, selected)).length
      : await countList(db, { table: 'submission', where: inboxConditions(db, filter) });
    const note = numbers ?? decodeURIComponent(String(new URLSearchParams(query)));
    const entry = { action: 'inbox:export', title: `${total} 件`, note };
    return sendTable(got, { name: '收件', format, total }, tableOf(db, filter, selected), entry);
  });
};
