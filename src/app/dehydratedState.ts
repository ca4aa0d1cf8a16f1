import type { RichTextFacts } from '../components/markup/richTextFacts';
import { parseJson } from '../lib/json';
import type { RootState } from '../state/hooks';

/** The state that a server-rendered page embeds for hydration. */
export interface DehydratedState {
  /** Path and query that were rendered. */
  address: string;
  /** Render time, ms since the epoch. */
  at: number;
  /** The page is stale: no newer one could be rendered. */
  isOutdated?: boolean;
  /** Facts about the rendered rich texts. */
  richTexts: Readonly<Record<string, RichTextFacts>>;
  state: Pick<RootState['portalApi'], 'queries' | 'provided'>;
}

/** Reads it once; null on a client-rendered page. */
export function takeDehydratedState(): DehydratedState | null {
  const element = document.getElementById('portal-state');
  element?.remove();
  return (parseJson(element?.textContent) ?? null) as DehydratedState | null;
}
