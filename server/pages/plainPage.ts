import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config';
import { pageOf, sendPage } from './drawnPage';
import { withExtras } from './offeredExtras';

/** Sends the page that the browser draws by itself. */
export type SendPlainPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Reads the built page once. @returns null where the client is not built. */
export function readPlainPage({ clientDir, extras }: Pick<ServerConfig, 'clientDir' | 'extras'>): SendPlainPage | null {
  const file = path.join(clientDir, 'index.html');
  if (!fs.existsSync(file)) return null;
  const html = withExtras(fs.readFileSync(file, 'utf8'), extras);
  const page = pageOf({ html, styleSources: [] }, { status: 200, drawnAt: 0, version: '', isKeepable: true });
  return (request, reply) => sendPage(request, reply, page);
}
