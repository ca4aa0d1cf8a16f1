import fs from 'node:fs';
import type { RenderPage } from '../../src/contract/renderer';

/** The built server-side renderer. */
export interface BuiltRenderer {
  file: string;
  /** When it was built, ms since 1970. */
  builtAt: number;
}

/** The renderer of the build; null if there is none. */
export const findRenderer = (file: string): BuiltRenderer | null =>
  fs.existsSync(file) ? { file, builtAt: fs.statSync(file).mtimeMs } : null;

/**
 * Loads a renderer. Loading takes a while and is deferred until the first page. A build may have replaced the file since
 * the server started, whose styles are then of the former build and name their classes differently.
 */
export function loadRenderer({ file, builtAt }: BuiltRenderer): () => RenderPage {
  let loaded: { renderPage: RenderPage } | undefined;
  return () => {
    if (!loaded && fs.statSync(file).mtimeMs !== builtAt) throw new Error('built anew: the server has to be restarted');
    // oxlint-disable-next-line typescript/no-require-imports
    loaded ??= require(file) as { renderPage: RenderPage };
    return loaded.renderPage;
  };
}
