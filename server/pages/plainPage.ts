import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { displayOf } from '../../src/contract/display';
import type { ServerConfig } from '../config';
import { pageOf, sendPage, type CachedPage } from './cachedPage';
import { withSettings, type PageSettings } from '../lib/markup';
import { readStylesOf, withDisplay } from './pageTemplate';

/** Sends the page without rendered content; the browser renders it. */
export type SendPlainPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Reads the built page once. @returns null if the client is not built */
export function readPlainPage(config: PageSettings & Pick<ServerConfig, 'clientDir'>): SendPlainPage | null {
  const { clientDir } = config;
  const file = path.join(clientDir, 'index.html');
  if (!fs.existsSync(file)) return null;
  const html = withSettings(fs.readFileSync(file, 'utf8'), config);
  const stylesOf = readStylesOf(clientDir);
  const pages = new Map<string, CachedPage>();
  const pageFor = (display: string) => {
    const document = { html: withDisplay(html, display, stylesOf), sources: { styles: [], scripts: [] } };
    return pageOf(document, { status: 200, renderedAt: 0, isKeepable: true });
  };
  return (request, reply) => {
    const display = displayOf(request.headers.cookie);
    const page = pages.get(display) ?? pageFor(display);
    pages.set(display, page);
    return sendPage(request, reply, page);
  };
}
