import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { StoreUnavailableError } from '../lib/errors';

/**
 * Timeouts of a server with visitors, in ms: for a connection, for a statement (by PostgreSQL, and a little later by
 * the driver, in case the server does not respond), and for the next statement of a transaction.
 */
const timeouts = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
};

const networkFailures =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** A server that only reads, as after a failover to another one, which a new connection may reach. */
const readOnly = '25006';
const renewMs = 1000;
/** Connection exceptions; server shutdown, crash or startup; idle transaction timeout. */
const serverFailures = /^(?:08...|57P0[1-5]|25P03)$/;
/** A database, or an account, that takes no connections, as while it is restored; too many connections. */
const refusals = /^(?:28...|3D000|53300|55000)$/;
/** The driver has no codes for these. */
const driverFailures =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable|^Query read timeout/;

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? '');

function isLost(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    code === readOnly || networkFailures.test(code) || serverFailures.test(code) || driverFailures.test(error.message)
  );
}

const inWords = (error: Error) =>
  new Error(`PostgreSQL can only be read, as a standby or by default_transaction_read_only: ${error.message}`);

/** PgBouncer passes on only the parameters that it knows. */
const pgbouncerRefusal = /^unsupported startup parameter/;

/** Throws a StoreUnavailableError if the connection was lost, else the error itself. */
function rethrow(error: unknown): never {
  throw isLost(error) ? new StoreUnavailableError(error) : error;
}

/** A pool that tells its connections by state, and how many statements wait for one. */
export type MeasuredPool = PostgresPool & { connections(): { used: number; idle: number; waiting: number } };

/**
 * A connection pool that recovers after PostgreSQL was unavailable: a broken connection is dropped, and its user gets a
 * StoreUnavailableError.
 * @param waits `bounded` for a server; `endless` for migrations, imports and exports
 * @param max number of connections
 */
export function postgresPool(connectionString: string, waits: 'bounded' | 'endless', max = 10): MeasuredPool {
  const { connectionTimeoutMillis } = timeouts;
  const bounds = waits === 'bounded' ? timeouts : { connectionTimeoutMillis };
  const pool = new Pool({ connectionString, max, keepAlive: true, ...bounds });
  // A broken connection emits an error besides failing its query; without a listener that would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A server that takes writes again goes on to refuse those of connections from before, so all are made anew.
  const opened = new WeakMap<PoolClient, number>();
  let readOnlyAt = 0;
  pool.on('connect', (client) => opened.set(client, performance.now()));
  const openedSince = async (moment: number): Promise<PoolClient> => {
    const client = await pool.connect();
    if (opened.get(client)! >= moment) return client;
    client.release(true);
    return openedSince(moment);
  };
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await openedSince(readOnlyAt).catch((error: Error) => {
        if (refusals.test(codeOf(error))) throw new StoreUnavailableError(error);
        if (!pgbouncerRefusal.test(error.message)) return rethrow(error);
        const startupParameters = Object.keys(timeouts).filter(
          (name) => name.endsWith('_timeout') && name !== 'query_timeout',
        );
        throw new Error(
          `${error.message}: pgbouncer.ini needs the line ignore_startup_parameters = ${startupParameters.join(',')} (docs/operate.md, PgBouncer)`,
        );
      });
      let broken: StoreUnavailableError | null = null;
      const query = async (text: string, values: unknown[]) => {
        // Further statements (a rollback) would only time out.
        if (broken) throw broken;
        try {
          return await client.query(text, values);
        } catch (error) {
          if (isLost(error)) broken = new StoreUnavailableError(codeOf(error) === readOnly ? inWords(error) : error);
          // While it lasts, not for each write.
          if (codeOf(error) === readOnly && performance.now() > readOnlyAt + renewMs) readOnlyAt = performance.now();
          throw broken ?? error;
        }
      };
      return { query, release: () => client.release(broken !== null) } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
