import { Type } from '@sinclair/typebox';
import type { InboxCounts, InboxDetail, InboxRow } from '../../src/contract/desk';
import { openStates, submissionKinds, submissionStates } from '../../src/contract/submission';
import { countOf } from '../db/countOf';
import { listSchema, page, success } from '../http/envelopes';
import { pagingQuery } from '../http/pagination';
import type { PortalApp } from '../http/portalApp';
import { chinaDayNumber, chinaTime } from '../lib/chinaTime';
import { answerClockOf, clockDayOf } from '../submissions/answerClock';
import { findSubmissionOrThrow, type SubmissionRow } from '../submissions/moveSubmission';
import { readSubmissionDetail, entriesOf, toSummary } from '../submissions/submissionDetail';
import { detailSchema, summarySchema } from '../submissions/submissionSchemas';
import type { AreaPlugin, Services } from '../services';
import { deskDayCounts, inOrder, readDeskPaging, totalOf } from './dayPages';
import { inboxPage } from './inboxPage';
import { readInboxFilter } from './inboxFilter';
import { internalNoteSchema, internalNotesOf } from './internalNotes';
import { nullable, reading, tags, text } from './deskSchemas';
import { requireStaff } from './requireStaff';
import { orderQuery } from './sortOrder';

/** Filters of the inbox, as query parameters. */
export const inboxQuery = {
  kind: Type.Optional(Type.String({ description: submissionKinds.join(', ') })),
  state: Type.Optional(
    Type.String({ description: `open（待处理），decided（已办结），ended（已归档），${submissionStates.join(', ')}` }),
  ),
  target: Type.Optional(Type.String({ description: '项目或应用的 fdId' })),
  days: Type.Optional(Type.String({ description: '最近若干天内提交，今天为第一天' })),
  handler: Type.Optional(Type.String({ description: '最近经办人的用户名' })),
  q: Type.Optional(
    Type.String({ description: '编号开头，企业、项目、应用、产品名称的一部分，联系人姓名，或电话开头' }),
  ),
};

const handling = Type.Object({ handler: nullable, unread: Type.Boolean(), changedAt: Type.String() });
const company = Type.Object({ fdComName: Type.String(), left: Type.Optional(Type.Integer()) });
const row = Type.Composite([summarySchema, company, handling]);

const handlingOf = ({ handler, readAt, changedAt }: SubmissionRow) => ({
  handler,
  unread: readAt === null,
  changedAt: chinaTime(Number(changedAt)),
});

const isOpen = ({ state }: SubmissionRow): boolean => (openStates as readonly string[]).includes(state);

/** The rows of a page, in order. */
export async function inboxRows({ db, now }: Services, ids: string[]): Promise<InboxRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('submission').selectAll().where('fdId', 'in', ids).execute();
  const [entries, clock] = await Promise.all([entriesOf(db, rows), answerClockOf(db)]);
  const today = chinaDayNumber(now());
  const leftOf = (row: SubmissionRow) =>
    isOpen(row) ? { left: clock.leftOn(today, clock.dueDay(row.kind, clockDayOf(row))) } : {};
  return inOrder(ids, rows).map((row) => ({
    ...toSummary(row, entries.get(row.fdId)),
    fdComName: row.fdComName,
    ...handlingOf(row),
    ...leftOf(row),
  }));
}

async function countsOf({ db }: Services): Promise<InboxCounts> {
  const [counts, open] = await Promise.all([
    db
      .selectFrom('submissionCount')
      .select(({ fn }) => ['kind', 'state', fn.sum<number | string>('count').as('count')])
      .groupBy(['kind', 'state'])
      .execute(),
    deskDayCounts(db, 'openReports'),
  ]);
  const submissions = Object.fromEntries(
    submissionKinds.map((kind) => {
      const own = counts.filter((row) => row.kind === kind && Number(row.count) > 0);
      return [kind, Object.fromEntries(own.map(({ state, count }) => [state, Number(count)]))];
    }),
  ) as InboxCounts['submissions'];
  return { submissions, openReports: totalOf(open) };
}

function listRoutes(app: PortalApp, services: Services) {
  const onRequest = requireStaff(services, 'inbox');
  const counts = Type.Object({
    submissions: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
    openReports: Type.Integer(),
  });
  app.get('/api/desk/counts', { schema: reading({}, counts), onRequest }, async () =>
    success(await countsOf(services)),
  );
  const { pageNum, pageSize, reasonable } = pagingQuery;
  const searchedFrom = Type.Optional(Type.String({ description: '查找范围过大时，只查到这一时间为止' }));
  const schema = {
    tags,
    querystring: Type.Object({ pageNum, pageSize, reasonable, ...inboxQuery, order: orderQuery('inbox') }),
    response: { 200: Type.Composite([listSchema(row), Type.Object({ searchedFrom })]) },
  };
  app.get('/api/desk/submissions', { schema, onRequest }, async ({ query }) => {
    const filter = readInboxFilter(query, services.now());
    const { total, ids, searchedFrom: from } = await inboxPage(services, filter, readDeskPaging(query));
    const answer = page(total, await inboxRows(services, ids));
    return from === null ? answer : { ...answer, searchedFrom: chinaTime(from) };
  });
}

/** Number of submissions for the same project or app. */
async function siblingsOf({ db }: Services, { kind, targetId }: SubmissionRow): Promise<number> {
  if (kind === 'entry') return 1;
  return countOf(db.selectFrom('submission').where('targetId', '=', targetId));
}

async function detailOf(services: Services, row: SubmissionRow): Promise<InboxDetail> {
  const { db } = services;
  const [detail, siblings, notes, account] = await Promise.all([
    readSubmissionDetail(db, row),
    siblingsOf(services, row),
    internalNotesOf(db, row.fdId),
    db.selectFrom('account').select('username').where('fdId', '=', row.accountId).executeTakeFirst(),
  ]);
  return { ...detail, ...handlingOf(row), username: account?.username ?? '', siblings, notes };
}

function detailRoute(app: PortalApp, services: Services) {
  const more = Type.Object({
    username: Type.String(),
    siblings: Type.Integer(),
    notes: Type.Optional(Type.Array(internalNoteSchema)),
  });
  const detail = Type.Composite([detailSchema, handling, more]);
  const schema = reading({ number: text }, detail, '打开即为已读；unread 为打开前的状态。');
  app.get('/api/desk/submission', { schema, onRequest: requireStaff(services, 'inbox') }, async ({ query }) => {
    const { db, now } = services;
    const row = await findSubmissionOrThrow(db, query.number, null);
    const opened = await detailOf(services, row);
    // A GET with a side effect, but an idempotent one.
    if (row.readAt === null) {
      await db.updateTable('submission').set({ readAt: now() }).where('fdId', '=', row.fdId).execute();
    }
    return success(opened);
  });
}

/** The inbox: counts, lists, details. */
export const inbox: AreaPlugin = (app, services) => {
  listRoutes(app, services);
  detailRoute(app, services);
};
