import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../lib/settings';

/** What the client was built for, as far as the server must know it. */
export interface ClientBuild {
  /** Origin that the client calls; null: the one it came from. */
  apiOrigin: string | null;
  /** Path put before every call, without a slash at its end; empty: none. */
  apiBase: string;
}

/** The build's own note beside the built client; without one, nothing is known of it. */
function readNote(clientDir: string): Record<string, string | undefined> {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string | undefined>;
}

/** Reads what the client was built for; without a note, a client that calls its own origin. */
export function readClientBuild(clientDir: string): ClientBuild {
  const { apiHost = '', apiBase = '' } = readNote(clientDir);
  return {
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : null,
    apiBase: apiBase.replace(/\/+$/, ''),
  };
}

const notedAs = { PORTAL_API_HOST: 'apiHost', PORTAL_API_BASE: 'apiBase' };

/**
 * Refuses settings of the build that are set otherwise now: they would say nothing.
 * @throws ConfigError
 */
export function refuseOtherBuild(clientDir: string, env: NodeJS.ProcessEnv): void {
  const note = readNote(clientDir);
  for (const [name, noted] of Object.entries(notedAs)) {
    const built = note[noted];
    if (env[name] && built !== undefined && built !== env[name])
      throw new ConfigError(
        `${name} is ${env[name]}, but the pages were built with '${built}': run npm run build with it`,
      );
  }
}
