import { Type } from '@sinclair/typebox';
import type { Assignee, InboxCounts, InboxDetail, InboxRow } from '../../src/contract/desk';
import { openStates, submissionKinds, submissionStates } from '../../src/contract/submission';
import { countOf } from '../db/countOf';
import { pagingQuery } from '../http/pagination';
import { chinaDayNumber, chinaTime } from '../lib/chinaTime';
import { answerClockOf, clockDayOf } from '../submissions/answerClock';
import { findSubmissionOrThrow, type SubmissionRow } from '../submissions/moveSubmission';
import { readSubmissionDetail, entriesOf, toSummary } from '../submissions/submissionDetail';
import { detailSchema, summarySchema } from '../submissions/submissionSchemas';
import type { AreaPlugin, Services } from '../services';
import { countList, inOrder, pageOf } from './deskList';
import { deskRoutes } from './deskRoutes';
import { inboxList, readInboxFilter } from './inboxList';
import { internalNoteSchema, internalNotesOf } from './internalNotes';
import { nullable, text } from './deskSchemas';
import { openReports } from './reports';
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

const handling = Type.Object({ handler: nullable, unread: Type.Boolean(), changedAt: text });
const company = Type.Object({ fdComName: text, left: Type.Optional(Type.Integer()) });
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
      .selectFrom('submission')
      .select(({ fn }) => ['kind', 'state', fn.countAll<number | string>().as('count')])
      .groupBy(['kind', 'state'])
      .execute(),
    countList(db, openReports),
  ]);
  const submissions = Object.fromEntries(
    submissionKinds.map((kind) => {
      const own = counts.filter((row) => row.kind === kind);
      return [kind, Object.fromEntries(own.map(({ state, count }) => [state, Number(count)]))];
    }),
  ) as InboxCounts['submissions'];
  return { submissions, openReports: open };
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

const counts = Type.Object({
  submissions: Type.Record(text, Type.Record(text, Type.Integer())),
  openReports: Type.Integer(),
});
const detail = Type.Composite([
  detailSchema,
  handling,
  Type.Object({ username: text, siblings: Type.Integer(), notes: Type.Optional(Type.Array(internalNoteSchema)) }),
]);

/** Staff who have handled a submission, for the filter; including former staff. */
async function assigneesOf({ db }: Services): Promise<Assignee[]> {
  const rows = await db
    .selectFrom(db.selectFrom('submission').select('handler').distinct().as('handlers'))
    .leftJoin('account', 'account.username', 'handlers.handler')
    .select(['handlers.handler as username', 'account.displayName'])
    .where('handlers.handler', '!=', '')
    .orderBy('handlers.handler')
    .execute();
  return rows.map(({ username, displayName }) => ({ username: username!, displayName: displayName || username! }));
}

/** The inbox: counts, lists, details, and who handled them. */
export const inbox: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const { get, list } = deskRoutes(app, services, 'inbox');
  get('/api/desk/counts', { answer: counts }, () => countsOf(services));
  const assignees = Type.Array(Type.Object({ username: text, displayName: text }));
  get('/api/desk/handlers', { answer: assignees }, () => assigneesOf(services));

  const query = { reasonable: pagingQuery.reasonable, ...inboxQuery, order: orderQuery('inbox') };
  list('/api/desk/submissions', { query, row }, async ({ query: asked, paging }) => {
    const { total, ids } = await pageOf(db, await inboxList(db, readInboxFilter(asked, now())), paging);
    return { total, rows: await inboxRows(services, ids) };
  });

  const opening = { query: { number: text }, answer: detail, description: '打开即为已读；unread 为打开前的状态。' };
  get('/api/desk/submission', opening, async ({ query: { number } }) => {
    const found = await findSubmissionOrThrow(db, number, null);
    const opened = await detailOf(services, found);
    // A GET with a side effect, but an idempotent one.
    if (found.readAt === null)
      await db.updateTable('submission').set({ readAt: now() }).where('fdId', '=', found.fdId).execute();
    return opened;
  });
};
