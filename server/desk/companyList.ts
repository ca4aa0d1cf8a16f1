import { sql } from 'kysely';
import type { CompanyLine } from '../../src/contract/desk';
import { telephonePart } from '../../src/contract/typedNumbers';
import { beginsWith, containsText } from '../db/containsText';
import type { Store } from '../db/schema';
import type { Paging } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import { allOf } from '../lists/listQuery';
import { inOrder, newestFirst, pageOf } from './deskList';

/** Companies with open accounts; as in the condition of the partial indexes. */
const isCompany = sql<boolean>`"isCust" = '1' and "passwordHash" <> ''`;

/** One page of the companies, newest first. @param words prefix of a phone number, or part of a name; empty: all */
export async function readCompanies(db: Store, words: string, paging: Paging) {
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
