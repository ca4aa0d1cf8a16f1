import fs from 'node:fs';
import path from 'node:path';

/** What the client was built for, as far as the server must know it. */
export interface ClientBuild {
  /** Origin that the client calls; null: the one it came from. */
  apiOrigin: string | null;
  /** Path put before every call, without a slash at its end; empty: none. */
  apiBase: string;
}

/** Reads the build's own note beside the built client; without one, a client that calls its own origin. */
export function readClientBuild(clientDir: string): ClientBuild {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return { apiOrigin: null, apiBase: '' };
  const { apiHost = '', apiBase = '' } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    string | undefined
  >;
  return {
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : null,
    apiBase: apiBase.replace(/\/+$/, ''),
  };
}
