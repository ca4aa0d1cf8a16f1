import { Type } from '@sinclair/typebox';
import type { Assignee, InboxCounts, InboxDetail, InboxRow, InternalNote } from '../../src/contract/desk';
import { openStates, submissionKinds, submissionStates } from '../../src/contract/submission';
import { countOf } from '../db/queries';
import { chinaDayNumber, chinaTime } from '../lib/chinaTime';
import { answerClockOf, clockDayOf } from '../submissions/answerClock';
import { findSubmissionOrThrow, type SubmissionRow } from '../submissions/moveSubmission';
import { readSubmissionDetail, entriesOf, toSummary } from '../submissions/submissionDetail';
import type { AreaPlugin, Services } from '../services';
import { countList, pageRows, deskRoutes, record, orderQuery, text } from './deskRoutes';
import { inboxList } from './inboxList';
import { openReports } from './auditLog';
import type { FormRules } from '../../src/contract/form';
import type { Store } from '../db/schema';
import { checkFields } from '../http/bodies';
import { success } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotentWrites';
import { newId } from '../lib/secrets';
import { BusinessError, StatusError } from '../lib/errors';
import { contentDisposition } from '../http/headers';

const form = { note: { required: true, maxLength: 1000, multiline: true } } as const satisfies FormRules;

/** What staff noted on a submission, oldest first. Only the desk's own calls read it. */
async function internalNotesOf(db: Store, submissionId: string): Promise<InternalNote[]> {
  const rows = await db
    .selectFrom('internalNote')
    .select(['at', 'actor', 'note'])
    .where('submissionId', '=', submissionId)
    .orderBy('at')
    .orderBy('fdId')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: chinaTime(Number(at)) }));
}

/** Adds a note for colleagues; it stays, and the company never sees it. */
export const internalNotes: AreaPlugin = (app, services) => {
  const { idempotentWrites } = services;
  const sent = { number: Type.String({ maxLength: 40 }), note: text };
  deskRoutes(app, services, 'inbox').post('/api/desk/note', { body: sent }, async ({ body, staff, request }) => {
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
  get('/api/desk/counts', {}, () => countsOf(services));
  get('/api/desk/handlers', {}, () => assigneesOf(services));

  const query = { ...inboxQuery, order: orderQuery('inbox') };
  list('/api/desk/submissions', { query }, async ({ query: asked, paging }) => {
    const { total, rows } = await pageRows(db, await inboxList(db, asked, now()), paging);
    return { total, rows: await inboxRows(services, rows) };
  });

  const opening = { query: { number: text }, description: '打开即为已读；unread 为打开前的状态。' };
  get('/api/desk/submission', opening, async ({ query: { number } }) => {
    const found = await findSubmissionOrThrow(db, number, null);
    const opened = await detailOf(services, found);
    // A GET with a side effect, but an idempotent one.
    if (found.readAt === null)
      await db.updateTable('submission').set({ readAt: now() }).where('fdId', '=', found.fdId).execute();
    return opened;
  });
};

const templateForm = { text: { required: true, maxLength: 500, multiline: true } } as const satisfies FormRules;

/** Enough to choose from, and still a list. */
const most = 50;

/** Answers that staff use again; all reviewers share them. */
export const answerTemplates: AreaPlugin = (app, services) => {
  const { db } = services;
  const { act, get } = deskRoutes(app, services, 'inbox');
  const all = (of: Pick<typeof db, 'selectFrom'> = db) =>
    of.selectFrom('answerTemplate').selectAll().orderBy('text').execute();
  get('/api/desk/templates', {}, () => all());

  act('/api/desk/templates', { body: { text } }, async ({ trx, now }, body) => {
    const added = checkFields(body, templateForm, { text: '常用答复' }, '');
    const kept = await all(trx);
    // Sent again, since its answer was lost.
    if (kept.some((one) => one.text === added.text)) return null;
    if (kept.length >= most) throw new BusinessError(`常用答复最多 ${most} 条，请先删除不用的`);
    // Saved on two servers at once, it is one.
    await trx
      .insertInto('answerTemplate')
      .values({ fdId: newId(now), ...added })
      .onConflict((conflict) => conflict.column('text').doNothing())
      .execute();
    return { action: 'template:save', target: 'template', title: added.text };
  });

  act('/api/desk/templates/remove', { body: { fdId: text } }, async ({ trx }, { fdId }) => {
    const gone = await trx.deleteFrom('answerTemplate').where('fdId', '=', fdId).returning('text').executeTakeFirst();
    return gone ? { action: 'template:remove', target: 'template', title: gone.text } : null;
  });
};

/** An attachment of a submission, under its original file name. */
export const attachments: AreaPlugin = (app, services) => {
  const schema = { querystring: Type.Object({ attId: text }) };
  const { call } = deskRoutes(app, services, 'inbox');
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
