import { Type, type Static, type TNull, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { DeskPart } from '../../src/contract/desk';
import type { StoreTransaction, Store } from '../db/schema';
import { writeAuditLog, type AuditEntry } from '../db/writeAuditLog';
import { listSchema, page, success, successSchema } from '../http/envelopes';
import { pagingQuery, type Paging, pageWindow, readPaging } from '../http/pagination';
import type { PortalApp } from '../http/portalApp';
import type { Services } from '../services';
import { tags } from './deskSchemas';
import { requireStaff, staffOf, type Staff } from './requireStaff';
import { sql, type RawBuilder } from 'kysely';
import type { SortTerm } from '../lists/listQuery';
import { sortColumns, type ListOrder } from '../../src/contract/sortOrder';

/** Transaction, author and time of a write. */
export interface WriteContext {
  trx: StoreTransaction;
  staff: Staff;
  now: number;
}

/** Writes what a staff member does into the audit log. */
export const record = ({ trx, staff, now }: WriteContext, entry: AuditEntry): Promise<void> =>
  writeAuditLog(trx, staff, entry, now);

/** A call by a staff member. */
export interface DeskCall<Query, Body> {
  query: Query;
  body: Body;
  staff: Staff;
  request: FastifyRequest;
  reply: FastifyReply;
  inTransaction: <Result>(work: (context: WriteContext) => Promise<Result>) => Promise<Result>;
}

interface CallOptions {
  description?: string;
  preHandler?: preHandlerAsyncHookHandler;
  bodyLimit?: number;
}

interface CallSchema<Query extends TProperties, Body extends TProperties> {
  querystring?: TObject<Query>;
  body?: TObject<Body>;
  consumes?: string[];
  response?: Record<number, TSchema>;
}

interface Read<Query extends TProperties, Answer extends TSchema> extends CallOptions {
  query?: Query;
  answer: Answer;
}

interface Write<Body extends TProperties, Answer extends TSchema> extends CallOptions {
  body: Body;
  /** Nothing unless given. */
  answer?: Answer;
}

interface List<Query extends TProperties, Row extends TObject> extends CallOptions {
  /** Besides the paging. */
  query: Query;
  row: Row;
}

interface Listed<Row> {
  total: number;
  rows: Row[];
}

type Returned<Answer extends TSchema> = Promise<Answer extends TNull ? void : Static<Answer>>;
type Handler<Query, Body, Returns> = (call: DeskCall<Query, Body>) => Returns;

/** Registers calls of the desk for who may use a part, null: all staff. A handler returns the data of the answer. */
export function deskRoutes(app: PortalApp, services: Services, part: DeskPart | null) {
  const onRequest = requireStaff(services, part);

  /** A call whose handler returns the whole answer. */
  function call<Query extends TProperties, Body extends TProperties>(
    method: 'GET' | 'POST',
    url: string,
    { description, schema, ...options }: CallOptions & { schema: CallSchema<Query, Body> },
    handle: Handler<Static<TObject<Query>>, Static<TObject<Body>>, Promise<unknown>>,
  ): void {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const staff = await staffOf(services, request);
      const query = request.query as Static<TObject<Query>>;
      const body = request.body as Static<TObject<Body>>;
      const inTransaction: DeskCall<Query, Body>['inTransaction'] = (work) =>
        services.db.transaction().execute((trx) => work({ trx, staff, now: services.now() }));
      return handle({ query, body, staff, request, reply, inTransaction });
    };
    app.route({ method, url, schema: { tags, description, ...schema }, onRequest, ...options, handler });
  }

  return {
    call,

    get<Answer extends TSchema, Query extends TProperties = Record<never, never>>(
      url: string,
      { query, answer, ...options }: Read<Query, Answer>,
      handle: Handler<Static<TObject<Query>>, unknown, Promise<Static<Answer>>>,
    ): void {
      const schema = { querystring: Type.Object(query ?? ({} as Query)), response: { 200: successSchema(answer) } };
      call('GET', url, { schema, ...options }, async (got) => success(await handle(got)));
    },

    post<Body extends TProperties, Answer extends TSchema = TNull>(
      url: string,
      { body, answer, ...options }: Write<Body, Answer>,
      handle: Handler<unknown, Static<TObject<Body>>, Returned<Answer>>,
    ): void {
      const schema = { body: Type.Object(body), response: { 200: successSchema(answer ?? Type.Null()) } };
      call('POST', url, { schema, ...options }, async (sent) => success((await handle(sent)) ?? null));
    },

    /** A write whose entry in the audit log the handler returns, in one transaction; null: nothing was done. */
    act<Body extends TProperties>(
      url: string,
      { body, ...options }: CallOptions & { body: Body },
      run: (context: WriteContext, body: Static<TObject<Body>>) => Promise<AuditEntry | null>,
    ): void {
      const schema = { body: Type.Object(body), response: { 200: successSchema(Type.Null()) } };
      call('POST', url, { schema, ...options }, ({ body: sent, inTransaction }) =>
        inTransaction(async (context) => {
          const entry = await run(context, sent);
          if (entry) await record(context, entry);
          return success<null>();
        }),
      );
    },

    list<Query extends TProperties, Row extends TObject>(
      url: string,
      { query, row, ...options }: List<Query, Row>,
      handle: (call: DeskCall<Static<TObject<Query>>, unknown> & { paging: Paging }) => Promise<Listed<Static<Row>>>,
    ): void {
      const { pageNum, pageSize } = pagingQuery;
      const schema = {
        querystring: Type.Object({ pageNum, pageSize, ...query }),
        response: { 200: listSchema(row) },
      };
      call('GET', url, { schema, ...options }, async (got) => {
        const { total, rows } = await handle({ ...got, paging: readDeskPaging(got.query) } as never);
        return page(total, rows);
      });
    },
  };
}

/** A list of the desk: the rows of a table under a condition, in an order. */
export interface DeskList {
  table: 'submission' | 'deskRecord' | 'report' | 'account';
  where: RawBuilder<boolean>;
  order: readonly SortTerm[];
  /** What the order needs besides the table. */
  join?: RawBuilder<unknown>;
}

/** Newest first by a time; ties by id. */
export const newestFirst = (at: string): SortTerm[] => [
  { by: sql.ref(at), to: 'desc' },
  { by: sql.ref('fdId'), to: 'desc' },
];

export const reversed = (terms: readonly SortTerm[]): SortTerm[] =>
  terms.map(({ by, to }) => ({ by, to: to === 'asc' ? 'desc' : 'asc' }));

export async function countList(db: Store, { table, where }: Pick<DeskList, 'table' | 'where'>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as "count" from ${sql.table(table)} where ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Ids of a part of a list. */
export async function idsOf(
  db: Store,
  { table, where, order, join = sql`` }: DeskList,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const terms = order.map(({ by, to }) => sql`${by} ${sql.raw(to)}`);
  const { rows } = await sql<{ fdId: string }>`select "fdId" from ${sql.table(table)} ${join}
    where ${where} order by ${sql.join(terms)} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ fdId }) => fdId);
}

/** The length of a list, and the ids of one page. */
export async function pageOf(db: Store, list: DeskList, paging: Paging): Promise<{ total: number; ids: string[] }> {
  const total = await countList(db, list);
  return { total, ids: await idsOf(db, list, pageWindow(paging, total)) };
}

/** One page of a list, read by the ids of its rows. */
export async function pageRows<Row extends { fdId: string }, Listed>(
  db: Store,
  list: DeskList,
  paging: Paging,
  read: (ids: string[]) => Promise<Row[]>,
  toListed: (row: Row) => Listed,
): Promise<{ total: number; rows: Listed[] }> {
  const { total, ids } = await pageOf(db, list, paging);
  return { total, rows: ids.length === 0 ? [] : inOrder(ids, await read(ids)).map(toListed) };
}

/** Paging of the desk's lists: of a bounded size. */
function readDeskPaging(query: Partial<Record<keyof typeof pagingQuery, string>>): Paging {
  const { pageSize, ...read } = readPaging(query, []);
  return { ...read, pageSize: Math.min(pageSize, 100) };
}

/** Rows in the order of their ids; deleted ones are omitted. */
export function inOrder<Row extends { fdId: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.fdId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The query parameter for a list's order; any other order is refused. */
export const orderQuery = <List extends keyof typeof sortColumns>(list: List) => {
  const orders = sortColumns[list].flatMap((column) => [column, `-${column}`]);
  const description = `${orders.join('，')}；- 为降序`;
  return Type.Optional(Type.Unsafe<ListOrder<List>>({ type: 'string', enum: orders, description }));
};
