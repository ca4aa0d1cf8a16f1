import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../lib/settings';

/** Build settings of the client that the server needs. */
export interface ClientBuild {
  /** Origin that the client calls; null: its own. */
  apiOrigin: string | null;
  /** Base path of all calls, without a trailing slash; empty: none. */
  apiBase: string;
}

/** The build manifest; empty if there is none. */
function readNote(clientDir: string): Record<string, string | undefined> {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string | undefined>;
}

/** Reads the build settings; without a manifest, a client that calls its own origin. */
export function readClientBuild(clientDir: string): ClientBuild {
  const { apiHost = '', apiBase = '' } = readNote(clientDir);
  return {
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : null,
    // eslint-disable-next-line regexp/no-super-linear-move -- a setting of the build
    apiBase: apiBase.replace(/\/+$/, ''),
  };
}

const notedAs = { PORTAL_API_HOST: 'apiHost', PORTAL_API_BASE: 'apiBase' };

/**
 * Rejects build settings that differ from those of the existing build, since they would have no effect.
 * @throws ConfigError
 */
export function rejectOtherBuild(clientDir: string, env: NodeJS.ProcessEnv): void {
  const note = readNote(clientDir);
  for (const [name, noted] of Object.entries(notedAs)) {
    const built = note[noted];
    if (env[name] && built !== undefined && built !== env[name])
      throw new ConfigError(
        `${name} is ${env[name]}, but the pages were built with '${built}': run npm run build with it`,
      );
  }
}
