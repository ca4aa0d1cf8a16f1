import { Type } from '@sinclair/typebox';
import { listSchema, page, success } from '../http/envelopes';
import { pagingQuery } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import type { AreaPlugin } from '../services';
import { writeAuditLog } from '../db/writeAuditLog';
import { readCompanies } from './companyList';
import { requirePassword } from './confirmOwner';
import { done, newPassword, nullable, optional, tags, writing } from './deskSchemas';
import { readDeskPaging } from './dayPages';
import { endAllSessions, findManagedAccount, resetToNewPassword } from './manageStaff';
import { requireStaff, staffOf } from './requireStaff';

const line = Type.Object({
  accountId: Type.String(),
  username: Type.String(),
  fdComName: nullable,
  disabled: Type.Boolean(),
  createdAt: Type.String(),
  submissions: Type.Integer(),
});

/** Companies: search, block, unblock, reset the password. */
export const companies: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const onRequest = requireStaff(services, 'settings');
  const preHandler = requirePassword(services);

  const querystring = Type.Object({
    pageNum: pagingQuery.pageNum,
    pageSize: pagingQuery.pageSize,
    q: Type.Optional(Type.String({ maxLength: 100, description: '手机号开头或公司名称中的文字' })),
  });
  const searchedFrom = Type.Optional(Type.String({ description: '企业过多时，名称中间的文字只查到这一时间为止' }));
  const response = { 200: Type.Composite([listSchema(line), Type.Object({ searchedFrom })]) };
  const listed = { tags, querystring, response };
  app.get('/api/desk/companies', { schema: listed, onRequest, preHandler }, async (request) => {
    const paging = readDeskPaging(request.query);
    const { total, lines, searchedFrom } = await readCompanies(db, (request.query.q ?? '').trim(), paging);
    return { ...page(total, lines), ...(searchedFrom === null ? {} : { searchedFrom: chinaTime(searchedFrom) }) };
  });

  const disabling = writing({ accountId: optional, disabled: Type.Optional(Type.Boolean()) }, done);
  app.post('/api/desk/companies/disable', { schema: disabling, onRequest, preHandler }, async (request) => {
    const by = await staffOf(services, request);
    const { accountId = '', disabled = true } = request.body;
    await db.transaction().execute(async (trx) => {
      const { fdComName } = await findManagedAccount(trx, by.accountId, accountId, '1');
      const status = disabled ? '1' : '0';
      await trx.updateTable('account').set({ status }).where('fdId', '=', accountId).execute();
      if (disabled) await endAllSessions(trx, accountId);
      const action = disabled ? 'company:disable' : 'company:enable';
      // By id: a phone number must not outlive its account in the audit log.
      await writeAuditLog(trx, by, { action, target: accountId, title: fdComName }, now());
    });
    return success<null>();
  });

  const reset = writing({ accountId: optional }, newPassword);
  app.post('/api/desk/companies/password', { schema: reset, onRequest, preHandler }, async (request) => {
    const by = await staffOf(services, request);
    const password = await resetToNewPassword(
      db,
      by.accountId,
      request.body.accountId ?? '',
      '1',
      (trx, { fdId, fdComName }) =>
        writeAuditLog(trx, by, { action: 'company:password', target: fdId, title: fdComName }, now()),
    );
    return success({ password });
  });
};
