import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import type { CompanyLine } from '../../src/contract/desk';
import { listSchema, page, success, successSchema } from '../http/envelopes';
import { pageWindow, pagingQuery, readPaging } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import type { AreaPlugin, Services } from '../services';
import { recordDeskAct } from '../db/recordDeskAct';
import { endAllSessions, needAccount, resetToNewPassword } from './manageStaff';
import { requireStaff, staffOf } from './requireStaff';

const tags = ['desk'];
const text = Type.Optional(Type.String());

const line = Type.Object({
  accountId: Type.String(),
  username: Type.String(),
  fdComName: Type.Union([Type.String(), Type.Null()]),
  disabled: Type.Boolean(),
  createdAt: Type.String(),
  submissions: Type.Integer(),
});

/** Companies whose phone begins so or whose name holds the words. Those whose account was closed are gone. */
function found({ db }: Services, words: string) {
  const all = db.selectFrom('account').where('isCust', '=', '1').where('passwordHash', '!=', '');
  if (words === '') return all;
  // These stand for themselves.
  const text = words.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return all.where((row) =>
    row.or([
      sql<boolean>`${sql.ref('username')} like ${`${text}%`} escape '\\'`,
      sql<boolean>`${sql.ref('fdComName')} like ${`%${text}%`} escape '\\'`,
    ]),
  );
}

/** The companies: look one up, block it or let it in again, give it another password. */
export const companies: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const onRequest = requireStaff(services, 'settings');

  const querystring = Type.Object({
    pageNum: pagingQuery.pageNum,
    pageSize: pagingQuery.pageSize,
    q: Type.Optional(Type.String({ maxLength: 100, description: '手机号开头或公司名称中的文字' })),
  });
  const listed = { tags, querystring, response: { 200: listSchema(line) } };
  app.get('/api/desk/companies', { schema: listed, onRequest }, async (request) => {
    const query = found(services, (request.query.q ?? '').trim());
    const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    const total = Number(count);
    const { offset, limit } = pageWindow(readPaging(request.query, []), total);
    const rows = await query
      .select(['fdId', 'username', 'fdComName', 'status', 'createdAt'])
      .select(({ selectFrom }) =>
        selectFrom('submission')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('submission.fdComId', '=', 'account.fdComId')
          .as('submissions'),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('fdId', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return page(
      total,
      rows.map(({ fdId, username, fdComName, status, createdAt, submissions }): CompanyLine => ({
        accountId: fdId,
        username,
        fdComName,
        disabled: status !== '0',
        createdAt: chinaTime(Number(createdAt)),
        submissions: Number(submissions ?? 0),
      })),
    );
  });

  const disabling = {
    tags,
    body: Type.Object({ accountId: text, disabled: Type.Optional(Type.Boolean()) }),
    response: { 200: successSchema(Type.Null()) },
  };
  app.post('/api/desk/companies/disable', { schema: disabling, onRequest }, async (request) => {
    const by = await staffOf(services, request);
    const { accountId = '', disabled = true } = request.body;
    await db.transaction().execute(async (trx) => {
      const { fdComName } = await needAccount(trx, accountId, '1');
      const status = disabled ? '1' : '0';
      await trx.updateTable('account').set({ status }).where('fdId', '=', accountId).execute();
      if (disabled) await endAllSessions(trx, accountId);
      const action = disabled ? 'company:disable' : 'company:enable';
      // By its id: a phone number must not outlive its account in the record.
      await recordDeskAct(trx, by, { action, target: accountId, title: fdComName }, now());
    });
    return success<null>();
  });

  const reset = {
    tags,
    body: Type.Object({ accountId: text }),
    response: { 200: successSchema(Type.Object({ password: Type.String({ description: '只显示这一次' }) })) },
  };
  app.post('/api/desk/companies/password', { schema: reset, onRequest }, async (request) => {
    const by = await staffOf(services, request);
    const password = await resetToNewPassword(db, request.body.accountId ?? '', '1', (trx, { fdId, fdComName }) =>
      recordDeskAct(trx, by, { action: 'company:password', target: fdId, title: fdComName }, now()),
    );
    return success({ password });
  });
};
