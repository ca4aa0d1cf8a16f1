import { Type, type Static, type TObject, type TProperties } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { type DeskPart, mayUse, staffRoles, type StaffRole } from '../../src/contract/desk';
import type { Database, Row, StoreTransaction, Store } from '../db/schema';
import { writeAuditLog, type AuditEntry } from '../db/auditLog';
import { success } from '../http/envelopes';
import { page, pagingQuery, type Paging, pageWindow, readPaging } from '../http/pagination';
import type { PortalApp } from '../http/portalApp';
import type { Services } from '../services';
import { sql, type RawBuilder } from 'kysely';
import { countRows, orderBy, type SortTerm } from '../lists/listQuery';
import { sortColumns, type ListOrder } from '../../src/contract/sortOrder';
import type { ContentValues } from '../../src/contract/deskContent';
import { authenticate, authenticateAgain, needsPassword } from '../auth/requireAccount';
import type { Account, Sessions } from '../auth/sessions';
import { readContentMark } from '../db/portalState';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';

/** Transaction, author and time of a write. */
export interface WriteContext {
  trx: StoreTransaction;
  staff: Staff;
  now: number;
}

/** Locks a table's rows to the end of the transaction: of two who add to a full list at once the second sees the first. */
export const holdRows = (trx: StoreTransaction, table: 'answerTemplate' | 'webhook') =>
  trx
    .updateTable(table as 'webhook')
    .set(({ ref }) => ({ fdId: ref('fdId') }))
    .execute();

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
}

type Handler<Query, Body, Returns> = (call: DeskCall<Query, Body>) => Promise<Returns>;

/**
 * Registers calls of the desk for who may use a part, null: all staff. A handler returns the data of the answer, whose
 * shape the contract says: nobody but the desk reads it.
 */
export function deskRoutes(app: PortalApp, services: Services, part: DeskPart | null) {
  const onRequest = requireStaff(services, part);

  /** A call whose handler returns the whole answer. */
  function call<Query extends TProperties, Body extends TProperties>(
    method: 'GET' | 'POST',
    url: string,
    { description, schema, ...options }: CallOptions & { schema: CallSchema<Query, Body> },
    handle: Handler<Static<TObject<Query>>, Static<TObject<Body>>, unknown>,
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

    get<Query extends TProperties = Record<never, never>>(
      url: string,
      { query, ...options }: CallOptions & { query?: Query },
      handle: Handler<Static<TObject<Query>>, unknown, unknown>,
    ): void {
      const schema = { querystring: Type.Object(query ?? ({} as Query)) };
      call('GET', url, { schema, ...options }, async (got) => success(await handle(got)));
    },

    post<Body extends TProperties>(
      url: string,
      { body, ...options }: CallOptions & { body: Body },
      handle: Handler<unknown, Static<TObject<Body>>, unknown>,
    ): void {
      call('POST', url, { schema: { body: Type.Object(body) }, ...options }, async (request) =>
        success(await handle(request)),
      );
    },

    /** A write whose entry in the audit log the handler returns, in one transaction; null: nothing was done. */
    act<Body extends TProperties>(
      url: string,
      { body, ...options }: CallOptions & { body: Body },
      run: (context: WriteContext, body: Static<TObject<Body>>) => Promise<AuditEntry | null>,
    ): void {
      call('POST', url, { schema: { body: Type.Object(body) }, ...options }, ({ body: payload, inTransaction }) =>
        inTransaction(async (context) => {
          const entry = await run(context, payload);
          if (entry) await record(context, entry);
          return success();
        }),
      );
    },

    /** A list by pages. @param query besides the paging */
    list<Query extends TProperties>(
      url: string,
      { query, ...options }: CallOptions & { query: Query },
      handle: (
        call: DeskCall<Static<TObject<Query>>, unknown> & { paging: Paging },
      ) => Promise<{ total: number; rows: object[] }>,
    ): void {
      const { pageNum, pageSize, reasonable } = pagingQuery;
      const schema = { querystring: Type.Object({ pageNum, pageSize, reasonable, ...query }) };
      call('GET', url, { schema, ...options }, async (got) => {
        const { total, rows, ...more } = await handle({ ...got, paging: readDeskPaging(got.query) } as never);
        return { ...page(total, rows), ...more };
      });
    },
  };
}

/** Registers some calls of a part. */
export type DeskPlugin = (
  routes: ReturnType<typeof deskRoutes>,
  services: Services,
  app: PortalApp,
) => void | Promise<void>;

/** Tables whose rows have an id. */
type ListTable = { [Name in keyof Database]: Database[Name] extends { fdId: unknown } ? Name : never }[keyof Database];

/** A list of the desk: the rows of a table under a condition, in an order. */
export interface DeskList<Table extends ListTable = ListTable> {
  table: Table;
  where: RawBuilder<boolean>;
  order: readonly SortTerm[];
  /** What the order needs besides the table. */
  join?: RawBuilder<unknown>;
  /** It is searched for a text, which no index knows; the order needs nothing besides the table. */
  isSearch?: boolean;
}

/** Newest first by a time; ties by id. */
export const newestFirst = (at: string): SortTerm[] => [
  { by: sql.ref(at), to: 'desc' },
  { by: sql.ref('fdId'), to: 'desc' },
];

interface Window {
  offset: number;
  limit: number;
}

/** The ids of a part of a list. */
async function idsOf(db: Store, { table, where, order, join = sql`` }: DeskList, { offset, limit }: Window) {
  const { rows } = await sql<{ fdId: string }>`select "fdId" from ${sql.table(table)} ${join}
    where ${where} ${orderBy(order)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The rows of these ids, in their order, as far as they are still there. */
async function rowsOf<Table extends ListTable>(
  db: Store,
  table: Table,
  ids: readonly { fdId: string }[],
): Promise<Row<Table>[]> {
  const rows = await db
    .selectFrom(table as 'report')
    .selectAll()
    .where('fdId', 'in', ['', ...ids.map(({ fdId }) => fdId)])
    .execute();
  const byId = new Map(rows.map((row) => [row.fdId, row]));
  return ids.flatMap(({ fdId }) => byId.get(fdId) ?? []) as unknown as Row<Table>[];
}

/** A part of a list: its ids first, so that no other rows are read whole. */
export const listRows = async <Table extends ListTable>(db: Store, list: DeskList<Table>, window: Window) =>
  rowsOf(db, list.table, await idsOf(db, list, window));

/** Of a search that finds no more, all ids are read at once: in an order it would read every row by its place in an index. */
const fewFound = 500;

/** All ids of a short list, in its order; null: there are more. */
async function idsOfFew(db: Store, { table, where, order }: DeskList): Promise<{ fdId: string }[] | null> {
  const columns = order.map(({ by }, index) => sql`${by} as ${sql.ref(`term${index}`)}`);
  const { rows } = await sql<{ fdId: string }>`select "fdId" from (
      select "fdId", ${sql.join(columns)} from ${sql.table(table)} where ${where} limit ${fewFound + 1}) as "found"
    ${orderBy(order.map(({ to }, index) => ({ by: sql.ref(`term${index}`), to })))}`.execute(db);
  return rows.length > fewFound ? null : rows;
}

/** The length of a list, and one page. */
export async function pageRows<Table extends ListTable>(db: Store, list: DeskList<Table>, paging: Paging) {
  const few = list.isSearch ? await idsOfFew(db, list) : null;
  const total = few?.length ?? (await countRows(db, list.table, [list.where]));
  const { offset, limit } = pageWindow(paging, total);
  const ids = few?.slice(offset, offset + limit) ?? (await idsOf(db, list, { offset, limit }));
  return { total, rows: await rowsOf(db, list.table, ids) };
}

/**
 * All rows of a list, newest first by a time column, read in batches; what is added meanwhile is left out.
 * @returns as stored
 */
export async function* allRows<Table extends 'submission' | 'deskRecord'>(
  db: Store,
  table: Table,
  at: Table extends 'submission' ? 'createdAt' : 'at',
  where: RawBuilder<boolean>,
): AsyncGenerator<Row<Table>[]> {
  const time = sql.ref(at);
  let isOlder = sql<boolean>`1 = 1`;
  for (;;) {
    const { rows } = await sql<Row<Table> & { fdId: string; [at]: number | string }>`
      select * from ${sql.table(table)} where ${where} and ${isOlder}
      order by ${time} desc, "fdId" desc limit ${batchSize}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    const from = Number(last[at]);
    isOlder = sql<boolean>`(${time} < ${from} or (${time} = ${from} and "fdId" < ${last.fdId})) and ${time} <= ${from}`;
  }
}

/** Rows per read of an export. */
const batchSize = 200;

/** Paging of the desk's lists: of a bounded size. */
function readDeskPaging(query: Partial<Record<keyof typeof pagingQuery, string>>): Paging {
  const { pageSize, ...read } = readPaging(query, []);
  return { ...read, pageSize: Math.min(pageSize, 100) };
}

/** The query parameter for a list's order; any other order is refused. */
export const orderQuery = <List extends keyof typeof sortColumns>(list: List) => {
  const orders = sortColumns[list].flatMap((column) => [column, `-${column}`]);
  const description = `${orders.join('，')}；- 为降序`;
  return Type.Optional(Type.Unsafe<ListOrder<List>>({ type: 'string', enum: orders, description }));
};

const tags = ['desk'];
export const text = Type.String();
export const optional = Type.Optional(text);
export const nullable = Type.Unsafe<string | null>({ type: ['string', 'null'] });

/** Limits of ids, texts and versions in writes. */
export const sent = {
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  /** Empty for a new item. */
  idOrNone: Type.String({ pattern: '^(?:[0-9a-f]{32})?$' }),
  version: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 2 }),
  note: Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' }),
  /** An item's id, or a name that the browser made. */
  draftKey: Type.String({ pattern: '^[\\w-]{8,64}$' }),
};

/** Chinese characters take three bytes each; the longest text has 200 000 characters. */
export const draftBodyLimit = 2 * 1024 * 1024;

/** Values by field name, which differ from area to area. */
export const values = Type.Unsafe<ContentValues>({ type: 'object', additionalProperties: true });

/** A staff member, for the desk's calls. */
export interface Staff {
  accountId: string;
  username: string;
  /** Name shown at the desk: the display name, or else the username. */
  name: string;
  /** Name shown to companies: never the username, which anybody could try to log in with. */
  publicName: string;
  role: StaffRole;
}

/** @throws StatusError 403 for a company, and for an account without a role */
function asStaff({ fdId, username, displayName, isCust, role }: Account): Staff {
  if (isCust !== '0') throw new StatusError(403, messages.notStaff);
  const known = staffRoles.find((name) => name === role);
  if (!known) throw new StatusError(403, messages.noRole);
  const name = displayName || username;
  return { accountId: fdId, username, name, publicName: displayName || messages.staff, role: known };
}

/** The calling staff member; always present behind `requireStaff`. @throws StatusError 401 or 403 */
export const staffOf = async ({ sessions }: { sessions: Sessions }, request: FastifyRequest): Promise<Staff> =>
  asStaff(await authenticate(sessions, request));

/**
 * Hook for writes that checks again after the body has arrived, since the account may have been demoted or blocked
 * meanwhile.
 * @throws StatusError 401 or 403
 */
export const stillStaff =
  ({ sessions }: { sessions: Sessions }) =>
  async (request: FastifyRequest): Promise<void> => {
    const { role } = await staffOf({ sessions }, request);
    if (asStaff(await authenticateAgain(sessions, request)).role !== role) throw new StatusError(403, messages.noRole);
  };

/** Whether two-factor login must be enabled first: for administrators, unless the store or the account is a demo. */
export async function needsFactor({ db }: { db: Store }, { role, secondFactor, demo }: Account): Promise<boolean> {
  return role === 'administrator' && !secondFactor && !demo && (await readContentMark(db)) !== 'demo';
}

/**
 * Hook that rejects unauthorised requests before the body is read: 401 without a valid token, 403 for companies, for
 * roles without access, for accounts with a password that others know, and for administrators without a second factor.
 * @param part null: open to every role
 */
const requireStaff =
  (services: { sessions: Sessions; db: Store }, part: DeskPart | null) =>
  async (request: FastifyRequest): Promise<void> => {
    const { role } = await staffOf(services, request);
    if (part === null) return;
    if (!mayUse(role, part)) throw new StatusError(403, messages.noRole);
    const account = await authenticate(services.sessions, request);
    if (needsPassword(account)) throw new StatusError(403, messages.newPasswordNeeded);
    if (await needsFactor(services, account)) throw new StatusError(403, messages.factorNeeded);
  };
