import net from 'node:net';
import { listen } from './listen';

/** A proxy to PostgreSQL that drops connections during a commit. */
export interface CommitCutter {
  /** Address of the database through the proxy. */
  url: string;
  /** Drops the next connection that commits: before the commit is forwarded, or before its response is. */
  cutNext(when: 'before' | 'after'): void;
  /** Whether new connections are accepted; true by default. Otherwise a cut after a commit drops all others as well. */
  open: boolean;
}

/** Start of the commit message. */
const commit = /^Q[^]{4}commit\0/i;

/** Puts a small TCP proxy before the PostgreSQL of an address. */
export async function startCommitCutter(databaseUrl: string): Promise<CommitCutter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let armed: 'before' | 'after' | null = null;
  const proxy = net.createServer((client) => {
    const store = net.connect(Number(target.port), target.hostname);
    const cut = () => {
      client.destroy();
      store.destroy();
    };
    let deaf = false;
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    if (!cutter.open) return cut();
    client.on('data', (data) => {
      if (armed !== null && commit.test(data.toString('latin1'))) {
        const when = armed;
        armed = null;
        if (when === 'before') return cut();
        deaf = true;
      }
      store.write(data);
    });
    store.on('data', (data) => {
      if (!deaf) return client.write(data);
      cut();
      // A store that is away has no pooled connection left either.
      if (!cutter.open) for (const socket of sockets) socket.destroy();
    });
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${await listen(proxy)}`;
  const cutter: CommitCutter = {
    url: url.href,
    open: true,
    cutNext: (when) => {
      armed = when;
    },
  };
  return cutter;
}
