import { Type } from '@sinclair/typebox';
import type { AreaPlugin } from '../services';
import { requirePassword } from './ownAccount';
import { deskRoutes, record, inOrder, newestFirst, pageOf } from './deskRoutes';
import { newPassword, nullable, optional, text } from './deskSchemas';
import { endAllSessions, findManagedAccount, resetToNewPassword } from './staff';
import { sql } from 'kysely';
import type { CompanyLine } from '../../src/contract/desk';
import { telephonePart } from '../../src/contract/typedNumbers';
import { beginsWith, containsText } from '../db/containsText';
import type { Store } from '../db/schema';
import type { Paging } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import { allOf } from '../lists/listQuery';

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

/** Companies with open accounts; as in the condition of the partial indexes. */
const isCompany = sql<boolean>`"isCust" = '1' and "passwordHash" <> ''`;

/** One page of the companies, newest first. @param words prefix of a phone number, or part of a name; empty: all */
async function readCompanies(db: Store, words: string, paging: Paging) {
  const phone = telephonePart(words) || words;
  const isFound = sql<boolean>`(${containsText(db, 'fdComName', words)} or ${beginsWith(db, 'username', phone)})`;
  const where = allOf(words === '' ? [isCompany] : [isCompany, isFound]);
  const { total, ids } = await pageOf(db, { table: 'account', where, order: newestFirst('createdAt') }, paging);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select(['fdId', 'username', 'fdComName', 'status', 'createdAt'])
          .select(({ selectFrom }) =>
            selectFrom('submission')
              .select(({ fn }) => fn.countAll().as('count'))
              .whereRef('submission.fdComId', '=', 'account.fdComId')
              .as('submissions'),
          )
          .where('fdId', 'in', ids)
          .execute();
  const companies = inOrder(ids, rows).map(
    ({ fdId, username, fdComName, status, createdAt, submissions }): CompanyLine => ({
      accountId: fdId,
      username,
      fdComName,
      disabled: status !== '0',
      createdAt: chinaTime(Number(createdAt)),
      submissions: Number(submissions ?? 0),
    }),
  );
  return { total, rows: companies };
}
