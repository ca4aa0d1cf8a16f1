import { Type, type Static, type TNull, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { DeskPart } from '../../src/contract/desk';
import type { StoreTransaction } from '../db/schema';
import { writeAuditLog, type AuditEntry } from '../db/writeAuditLog';
import { listSchema, page, success, successSchema } from '../http/envelopes';
import { pagingQuery, type Paging } from '../http/pagination';
import type { PortalApp } from '../http/portalApp';
import type { Services } from '../services';
import { readDeskPaging } from './deskList';
import { tags } from './deskSchemas';
import { requireStaff, staffOf, type Staff } from './requireStaff';

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
