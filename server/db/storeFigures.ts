import fs from 'node:fs/promises';
import type { Figure } from '../lib/figure';
import { countOf } from './countOf';
import { connectionsOf } from './openDatabase';
import type { Store } from './schema';

/** The embedded backend's store and disk. */
export function storeFigures(db: Store, dataDir: string): Record<string, Figure> {
  const connections = (state: 'used' | 'idle' | 'waiting') => () => connectionsOf(db)?.[state] ?? null;
  return {
    portal_store_connections_used: { help: 'Connections to PostgreSQL in use', read: connections('used') },
    portal_store_connections_idle: { help: 'Idle connections to PostgreSQL', read: connections('idle') },
    portal_store_connections_waiting: { help: 'Statements that wait for one', read: connections('waiting') },
    portal_outbox: {
      help: 'Notices that wait to be delivered',
      read: () => countOf(db.selectFrom('outbox').where('doneAt', 'is', null)),
    },
    portal_disk_free_bytes: {
      help: 'Free space of the data folder',
      read: async () => {
        const { bavail, bsize } = await fs.statfs(dataDir);
        return bavail * bsize;
      },
    },
  };
}
