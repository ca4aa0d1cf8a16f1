import type { RenderPage } from '../../src/contract/renderer';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';
import { loadRenderer } from './renderer';
import { RenderPool } from './renderPool';

/** Renders in threads, or on the event loop if there are none. Null if pages are not rendered, or there is no build. */
export function createRenderer(
  app: PortalApp,
  { rendererFile: file, renderWorkers: workers }: ServerConfig,
): RenderPage | null {
  const load = file === null ? null : loadRenderer(file);
  if (!load || workers === 0) return load && ((request) => load()(request));
  const pool = new RenderPool({ file: file!, workers, log: app.log });
  app.addHook('onClose', () => pool.close());
  return (request) => pool.render(request);
}
