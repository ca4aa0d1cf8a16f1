import type { RichTextFacts } from '../components/markup/richTextFacts';
import type { RootState } from '../state/rootState';

/** What a page drawn by the server hands to its script. */
export interface DehydratedState {
  /** Path and query that it was drawn for. */
  address: string;
  /** The time it was drawn for, ms. */
  at: number;
  /** No newer page could be drawn. */
  isOutdated?: boolean;
  /** What it found in the rich texts that it drew. */
  richTexts: Readonly<Record<string, RichTextFacts>>;
  state: Pick<RootState['portalApi'], 'queries' | 'provided'>;
}

/** Reads it once; null on a plain page. */
export function takeDehydratedState(): DehydratedState | null {
  const element = document.getElementById('portal-state');
  element?.remove();
  try {
    return element ? (JSON.parse(element.textContent ?? '') as DehydratedState) : null;
  } catch {
    return null;
  }
}
