import { sql } from 'kysely';
import type { PortalApp } from '../context';
import type { Store } from '../db/schema';

/** `/healthz` for whoever watches the server: 200 while the store answers. */
export function healthRoutes(app: PortalApp, db: Store | null): void {
  app.get('/healthz', { schema: {} }, async (_request, reply) => {
    if (db) await sql`select 1`.execute(db);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
