import { Type } from '@sinclair/typebox';
import type { AreaPlugin } from '../services';
import { readCompanies } from './companyList';
import { requirePassword } from './confirmOwner';
import { deskRoutes, record } from './deskRoutes';
import { newPassword, nullable, optional, text } from './deskSchemas';
import { endAllSessions, findManagedAccount, resetToNewPassword } from './manageStaff';

const line = Type.Object({
  accountId: text,
  username: text,
  fdComName: nullable,
  disabled: Type.Boolean(),
  createdAt: text,
  submissions: Type.Integer(),
});

/** Companies: search, block, unblock, reset the password. */
export const companies: AreaPlugin = (app, services) => {
  const { list, post } = deskRoutes(app, services, 'settings');
  const preHandler = requirePassword(services);

  const query = { q: Type.Optional(Type.String({ maxLength: 100, description: '手机号开头或公司名称中的文字' })) };
  list('/api/desk/companies', { query, row: line, preHandler }, ({ query: { q = '' }, paging }) =>
    readCompanies(services.db, q.trim(), paging),
  );

  const disabling = { accountId: optional, disabled: Type.Optional(Type.Boolean()) };
  post('/api/desk/companies/disable', { body: disabling, preHandler }, ({ body, inTransaction }) =>
    inTransaction(async (context) => {
      const { trx, staff } = context;
      const { accountId = '', disabled = true } = body;
      const { fdComName } = await findManagedAccount(trx, staff.accountId, accountId, '1');
      const status = disabled ? '1' : '0';
      await trx.updateTable('account').set({ status }).where('fdId', '=', accountId).execute();
      if (disabled) await endAllSessions(trx, accountId);
      const action = disabled ? 'company:disable' : 'company:enable';
      // By id: a phone number must not outlive its account in the audit log.
      await record(context, { action, target: accountId, title: fdComName });
    }),
  );

  const reset = { body: { accountId: optional }, answer: newPassword, preHandler };
  post('/api/desk/companies/password', reset, ({ body, inTransaction }) =>
    resetToNewPassword(inTransaction, body.accountId ?? '', '1', ({ fdId, fdComName }) => ({
      action: 'company:password',
      target: fdId,
      title: fdComName,
    })),
  );
};
