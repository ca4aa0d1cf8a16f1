import fs from 'node:fs';
import type { RenderPage } from '../../src/contract/renderer';

/**
 * The program that draws pages, from the file that the build made of the portal's own screens; null where there is none.
 * It takes a while to load, so that it is asked for with the first page, not at the start.
 */
export function loadRenderer(file: string): (() => RenderPage) | null {
  if (!fs.existsSync(file)) return null;
  let loaded: { renderPage: RenderPage } | undefined;
  return () => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    loaded ??= require(file) as { renderPage: RenderPage };
    return loaded.renderPage;
  };
}
