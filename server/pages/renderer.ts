import fs from 'node:fs';
import type { RenderPage } from '../../src/contract/renderer';

/**
 * Loads the server-side renderer from the build; null if there is none. Loading takes a while and is deferred until the
 * first page.
 */
export function loadRenderer(file: string): (() => RenderPage) | null {
  if (!fs.existsSync(file)) return null;
  let loaded: { renderPage: RenderPage } | undefined;
  return () => {
    // oxlint-disable-next-line typescript/no-require-imports
    loaded ??= require(file) as { renderPage: RenderPage };
    return loaded.renderPage;
  };
}
