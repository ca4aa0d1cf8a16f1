import { Type } from '@sinclair/typebox';
import type { Assignee, InboxCounts, InboxDetail, InboxRow, InternalNote } from '../../src/contract/desk';
import { openStates, submissionKinds, submissionStates, stateGroups } from '../../src/contract/submission';
import { countOf, beginsWith, containsText, rowsWith, updateRows, valuesTable } from '../db/queries';
import { chinaDayNumber, chinaTime, startOfChinaDay } from '../lib/chinaTime';
import { answerClockOf, clockDayOf, type AnswerClock } from '../submissions/answerClock';
import { findSubmissionOrThrow, type SubmissionRow } from '../submissions/moveSubmission';
import { readSubmissionDetail, entriesOf, toSummary } from '../submissions/submissionDetail';
import type { Services } from '../services';
import {
  pageRows,
  type DeskPlugin,
  record,
  orderQuery,
  text,
  holdRows,
  newestFirst,
  type DeskList,
} from './deskRoutes';
import { openReports } from './auditLog';
import type { FormRules } from '../../src/contract/form';
import type { Store } from '../db/schema';
import { checkFields } from '../http/bodies';
import { success } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotentWrites';
import { newId } from '../lib/secrets';
import { BusinessError, StatusError } from '../lib/errors';
import { contentDisposition } from '../http/headers';
import { sql, type RawBuilder } from 'kysely';
import type { ListOrder } from '../../src/contract/sortOrder';
import { plainForms, telephonePart } from '../../src/contract/typedNumbers';
import { visibleText } from '../lib/searchTerms';
import { allOf, countRows, equals, reversed, type SortTerm } from '../lists/listQuery';

const form = { note: { required: true, maxLength: 1000, multiline: true } } as const satisfies FormRules;

/** What staff noted on a submission, oldest first. Only the desk's own calls read it. */
async function internalNotesOf(db: Store, submissionId: string): Promise<InternalNote[]> {
  const notes = rowsWith(db, 'internalNote', { submissionId }).select(['at', 'actor', 'note']);
  const rows = await notes.orderBy('at').orderBy('fdId').execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: chinaTime(Number(at)) }));
}

/** Adds a note for colleagues; it stays, and the company never sees it. */
export const internalNotes: DeskPlugin = ({ post }, services) => {
  const { idempotentWrites } = services;
  const noteBody = { number: Type.String({ maxLength: 40 }), note: text };
  post('/api/desk/note', { body: noteBody }, async ({ body, staff, request }) => {
    const { number } = body;
    const { note } = checkFields(body, form, { note: '内部备注' }, '');
    const write = { key: idempotencyKey(request), scope: `note ${staff.accountId} ${number}`, content: note };
    const now = services.now();
    await idempotentWrites.run(write, async () => async (trx) => {
      const { fdId, title } = await findSubmissionOrThrow(trx, number, null);
      const values = { fdId: newId(now), submissionId: fdId, at: now, actor: staff.name, note };
      await trx.insertInto('internalNote').values(values).execute();
      // The audit log says that there is one; the text stays with the submission.
      await record({ trx, staff, now }, { action: 'inbox:note', target: number, title });
      return success<null>();
    });
  });
};

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

const handlingOf = ({ handler, readAt, changedAt }: SubmissionRow) => ({
  handler,
  unread: readAt === null,
  changedAt: chinaTime(Number(changedAt)),
});

const isOpen = ({ state }: SubmissionRow): boolean => (openStates as readonly string[]).includes(state);

/** Submissions as the inbox lists them. */
export async function inboxRows({ db, now }: Services, rows: SubmissionRow[]): Promise<InboxRow[]> {
  const [entries, clock] = await Promise.all([entriesOf(db, rows), answerClockOf(db)]);
  const today = chinaDayNumber(now());
  const leftOf = (row: SubmissionRow) =>
    isOpen(row) ? { left: clock.leftOn(today, clock.dueDay(row.kind, clockDayOf(row))) } : {};
  return rows.map((row) => ({
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
    countRows(db, openReports.table, [openReports.where]),
  ]);
  const submissions = Object.fromEntries(
    submissionKinds.map((kind) => {
      const own = counts.filter((row) => row.kind === kind);
      return [kind, Object.fromEntries(own.map(({ state, count }) => [state, Number(count)]))];
    }),
  ) as InboxCounts['submissions'];
  return { submissions, openReports: open };
}

async function detailOf(services: Services, row: SubmissionRow): Promise<InboxDetail> {
  const { db } = services;
  const [detail, siblings, notes, account] = await Promise.all([
    readSubmissionDetail(db, row),
    row.kind === 'entry' ? 1 : countOf(rowsWith(db, 'submission', { targetId: row.targetId })),
    internalNotesOf(db, row.fdId),
    db.selectFrom('account').select('username').where('fdId', '=', row.accountId).executeTakeFirst(),
  ]);
  return { ...detail, ...handlingOf(row), username: account?.username ?? '', siblings, notes };
}

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
export const inbox: DeskPlugin = ({ get, list }, services) => {
  const { db, now } = services;
  get('/api/desk/counts', {}, () => countsOf(services));
  get('/api/desk/handlers', {}, () => assigneesOf(services));

  const query = { ...inboxQuery, order: orderQuery('inbox') };
  list('/api/desk/submissions', { query }, async ({ query: filter, paging }) => {
    const { total, rows } = await pageRows(db, await inboxList(db, filter, now()), paging);
    return { total, rows: await inboxRows(services, rows) };
  });

  const opening = { query: { number: text }, description: '打开即为已读；unread 为打开前的状态。' };
  get('/api/desk/submission', opening, async ({ query: { number } }) => {
    const found = await findSubmissionOrThrow(db, number, null);
    const opened = await detailOf(services, found);
    // A GET with a side effect, but an idempotent one.
    if (found.readAt === null) await updateRows(db, 'submission', { fdId: found.fdId }, { readAt: now() });
    return opened;
  });
};

const templateForm = { text: { required: true, maxLength: 500, multiline: true } } as const satisfies FormRules;

/** Enough to choose from, and still a list. */
const most = 50;

/** Answers that staff use again; all reviewers share them. */
export const answerTemplates: DeskPlugin = ({ act, get }, { db }) => {
  const all = (of: Pick<typeof db, 'selectFrom'> = db) =>
    of.selectFrom('answerTemplate').selectAll().orderBy('text').execute();
  get('/api/desk/templates', {}, () => all());

  act('/api/desk/templates', { body: { text } }, async ({ trx, now }, body) => {
    const added = checkFields(body, templateForm, { text: '常用答复' }, '');
    await holdRows(trx, 'answerTemplate');
    const templates = await all(trx);
    // Sent again, since its answer was lost.
    if (templates.some((one) => one.text === added.text)) return null;
    if (templates.length >= most) throw new BusinessError(`常用答复最多 ${most} 条，请先删除不用的`);
    // Saved on two servers at once, it is one.
    await trx
      .insertInto('answerTemplate')
      .values({ fdId: newId(now), ...added })
      .onConflict((conflict) => conflict.column('text').doNothing())
      .execute();
    return { action: 'template:save', target: 'template', title: added.text };
  });

  act('/api/desk/templates/remove', { body: { fdId: text } }, async ({ trx }, { fdId }) => {
    const [removed] = await trx.deleteFrom('answerTemplate').where('fdId', '=', fdId).returning('text').execute();
    return removed ? { action: 'template:remove', target: 'template', title: removed.text } : null;
  });
};

/** An attachment of a submission, under its original file name. */
export const attachments: DeskPlugin = ({ call }, services) => {
  const schema = { querystring: Type.Object({ attId: text }) };
  call('GET', '/api/desk/attachment', { schema }, async ({ query, reply, inTransaction }) => {
    const row = await services.db
      .selectFrom('attachment')
      .innerJoin('submission', 'submission.fdId', 'attachment.applicationId')
      .select(['attId', 'fileName', 'size', 'number'])
      .where('attId', '=', query.attId)
      .executeTakeFirst();
    // Unclaimed uploads are visible to their company only.
    const file = row && (await services.attachments.open(row.attId));
    if (!row || !file) throw new StatusError(404, '请求的资源不存在');
    try {
      const act = { action: 'file:download', target: row.number, title: row.fileName };
      await inTransaction((context) => record(context, act));
    } catch (error) {
      await file.close();
      throw error;
    }
    return reply
      .headers({
        'content-disposition': contentDisposition(row.fileName),
        'content-length': Number(row.size),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('application/octet-stream')
      .send(file.createReadStream());
  });
};

/** Query parameters; empty or invalid ones filter nothing. */
export type InboxParameters = Partial<Record<'kind' | 'state' | 'target' | 'handler' | 'days' | 'q', string>> & {
  order?: ListOrder<'inbox'>;
};

const maxSearchLength = 50;

function statesOf(state: string | undefined): readonly string[] | null {
  if (!state) return null;
  // An unknown state matches nothing, as in every list of a RuoYi backend.
  const group = Object.entries(stateGroups).find(([name]) => name === state);
  return group?.[1] ?? submissionStates.filter((known) => known === state);
}

/** The first of the last days (days since 1970, China time), today included; null: any. */
const firstDayOf = ({ days = '' }: InboxParameters, now: number): number | null =>
  /^[1-9]\d{0,3}$/.test(days) ? chinaDayNumber(now) - Number(days) + 1 : null;

/** Part of a company or title, prefix of a receipt number, or a contact. */
const wordsOf = ({ q = '' }: InboxParameters): string => [...q.trim()].slice(0, maxSearchLength).join('');

const stateIn = (states: readonly string[]) =>
  states.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`"state" in (${sql.join([...states])})`;

const numberPart = /^(?:SB|YX|FB)-?\d{0,8}-?\d*$/i;

/** Contacts of each form; those of an entry while it is published. */
const contacts = [
  ['projectApplication', 'fdSubmitterPhone', 'fdSubmitterName'],
  ['purchaseIntention', 'fdContactPhone', 'fdContactName'],
  ['getbuginess', 'fdContactsPhone', 'fdContactsPerson'],
] as const;

/** By the beginning of a telephone number, the account's included, or by the whole name of a contact. */
function hasContact(db: Store, text: string): RawBuilder<boolean> {
  const phone = telephonePart(text);
  const isPhone = /^\d{5,12}$/.test(phone);
  const having = contacts.map(([table, ofPhone, ofName]) => {
    const matches = isPhone ? beginsWith(db, ofPhone, phone) : sql<boolean>`${sql.ref(ofName)} = ${visibleText(text)}`;
    return sql`"fdId" in (select "fdId" from ${sql.table(table)} where ${matches})`;
  });
  if (isPhone) {
    having.push(sql`"accountId" in (select "fdId" from "account"
      where "isCust" = '1' and "passwordHash" <> '' and ${beginsWith(db, 'username', phone)})`);
  }
  return sql<boolean>`(${sql.join(having, sql` or `)})`;
}

/** A receipt number or its beginning; or part of a company or title, or a contact. */
function matches(db: Store, text: string): RawBuilder<boolean> {
  const number = plainForms(text)
    .replace(/\p{Dash}/gu, '-')
    .replace(/ /g, '');
  if (numberPart.test(number)) return beginsWith(db, 'number', number.toUpperCase());
  return sql<boolean>`(${containsText(db, 'title', text)} or ${containsText(db, 'fdComName', text)}
    or ${hasContact(db, text)})`;
}

/** All conditions of a query. */
export function inboxConditions(db: Store, query: InboxParameters, now: number): RawBuilder<boolean> {
  const [states, firstDay, words] = [statesOf(query.state), firstDayOf(query, now), wordsOf(query)];
  const chosen = { kind: query.kind, handler: query.handler, targetId: query.target };
  return allOf([
    ...Object.entries(chosen).flatMap(([column, value]) => (value ? equals([column, value]) : [])),
    ...(states === null ? [] : [stateIn(states)]),
    ...(firstDay === null ? [] : [sql<boolean>`"createdAt" >= ${startOfChinaDay(firstDay)}`]),
    ...(words === '' ? [] : [matches(db, words)]),
  ]);
}

// As in the index submission_open.
const clockDay = sql`coalesce("clockDay", ("createdAt" + 28800000) / 86400000)`;
const isWaiting = sql<boolean>`"state" in ('submitted', 'accepted', 'pending')`;

/** Submissions that wait for staff, of one kind and with one last day (days since 1970, China time). */
interface DueDay {
  kind: string;
  /** When their time limit began. */
  day: number;
  due: number;
  count: number;
}

/** The last days of what waits for staff, the first to come at the beginning; the calendar tells them, not the store. */
export async function dueDays(db: Store, where: RawBuilder<boolean>, clock: AnswerClock): Promise<DueDay[]> {
  const { rows } = await sql<Record<'kind' | 'day' | 'count', string>>`
    select "kind", ${clockDay} as "day", count(*) as "count" from "submission"
    where ${isWaiting} and ${where} group by 1, 2`.execute(db);
  return rows
    .map((row) => ({ kind: row.kind, day: Number(row.day), count: Number(row.count) }))
    .map((row) => ({ ...row, due: clock.dueDay(row.kind, row.day) }))
    .sort((one, other) => one.due - other.due || one.day - other.day || (one.kind < other.kind ? -1 : 1));
}

/** What waits for staff: what is due first, and of that the oldest, at the beginning. */
export function listByDue(db: Store, where: RawBuilder<boolean>, days: readonly DueDay[]): DeskList<'submission'> {
  const places = days.map(({ kind, day }, place) => [kind, day, place] as const);
  const due = valuesTable(db, 'due', { ofKind: 'text', ofDay: 'int8', place: 'int8' }, places);
  return {
    table: 'submission',
    where: sql<boolean>`${isWaiting} and ${where}`,
    join: sql`inner join ${due} on "ofKind" = "kind" and "ofDay" = ${clockDay}`,
    order: ['place', 'createdAt', 'fdId'].map((column): SortTerm => ({ by: sql.ref(column), to: 'asc' })),
  };
}

/** The inbox, sorted as asked, but by time limits only what waits, with no filter by target, days or text. */
export async function inboxList(db: Store, query: InboxParameters, now: number): Promise<DeskList<'submission'>> {
  const { target, state, order = '-submittedAt' } = query;
  const where = inboxConditions(db, query, now);
  const areOpen = statesOf(state)?.every((one) => (openStates as readonly string[]).includes(one));
  const isNarrowed = target || wordsOf(query) || firstDayOf(query, now) !== null;
  if (order.endsWith('due') && areOpen && !isNarrowed) {
    const list = listByDue(db, where, await dueDays(db, where, await answerClockOf(db)));
    return order === 'due' ? list : { ...list, order: reversed(list.order) };
  }
  const newest = newestFirst('createdAt');
  const terms: SortTerm[] = order.endsWith('fdComName')
    ? [{ by: sql.ref('fdComName'), to: 'desc' }, ...newest]
    : newest;
  const isReversed = order === 'submittedAt' || order === 'fdComName';
  const isSearch = wordsOf(query) !== '';
  return { table: 'submission', where, order: isReversed ? reversed(terms) : terms, isSearch };
}
