import { sql } from 'kysely';
import type { CompanyLine } from '../../src/contract/desk';
import { telephonePart } from '../../src/contract/typedNumbers';
import { beginsWith, containsText } from '../db/containsText';
import type { Store } from '../db/schema';
import { visibleText } from '../lib/searchTerms';
import { pageWindow, type Paging } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import { deskDayCounts, idsByDay, inOrder, newestFirst, totalOf, type DayList } from './dayPages';
import { foundAmongNewest, type ScannedHit } from './searchInbox';

/** Companies with open accounts; must match the condition of the partial indexes. */
const isCompany = sql<boolean>`"isCust" = '1' and "passwordHash" <> ''`;

const list: DayList = { table: 'account', at: 'createdAt', conditions: isCompany };

/** Maximum hits reported, and rows scanned for a substring of a name. */
const limits = { hits: 1000, rows: 20_000 };

/** Finds prefixes via indexes, and substrings among the newest companies. */
async function search(db: Store, text: string) {
  const phone = telephonePart(text) || text;
  const beginning = (column: string, start: string) => sql`select * from
    (select "fdId", "createdAt" from "account" where ${isCompany} and ${beginsWith(db, column, start)} limit ${limits.hits})
    as ${sql.ref(column)}`;
  const { rows } = await sql<ScannedHit>`
    with "newest" as (select "fdId", "createdAt", "fdComName" from "account" where ${isCompany} ${newestFirst('createdAt')}
      limit ${limits.rows})
    select "fdId", "createdAt", 0 as "isLast" from
      (select * from (select "fdId", "createdAt" from "newest" where ${containsText(db, 'fdComName', text)} ${newestFirst('createdAt')}
        limit ${limits.hits}) as "holding"
      union ${beginning('username', phone)} union ${beginning('fdComName', visibleText(text))}) as "hits"
    union all
    select '' as "fdId", min("createdAt") as "createdAt", 1 as "isLast" from "newest" having count(*) = ${limits.rows}
  `.execute(db);
  const { ids, searchedFrom } = foundAmongNewest(rows);
  return { ids: ids.slice(0, limits.hits), searchedFrom };
}

async function idsOf(db: Store, words: string, paging: Paging) {
  if (words !== '') {
    const { ids, searchedFrom } = await search(db, words);
    const { offset, limit } = pageWindow(paging, ids.length);
    return { total: ids.length, ids: ids.slice(offset, offset + limit), searchedFrom };
  }
  const days = await deskDayCounts(db, 'companies');
  const total = totalOf(days);
  return { total, ids: await idsByDay(db, list, days, pageWindow(paging, total)), searchedFrom: null };
}

/** One page of the companies, newest first. @param words prefix of a phone number, or part of a name; empty: all */
export async function readCompanies(db: Store, words: string, paging: Paging) {
  const { total, ids, searchedFrom } = await idsOf(db, words, paging);
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
  return { total, rows: companies, searchedFrom };
}
