import { createContext } from 'react';
import { noText, richTextKey, type RichTextFacts, type RichTexts } from './richTextFacts';
import { loadedSanitizer } from './richTextSanitizer';

/** Those of the current page, the previous one, and the links in view; a position has three. */
const maxKept = 16;

/**
 * Rich texts in the browser, sanitised once the sanitiser has loaded.
 *
 * @param serverFacts facts about the server-rendered texts: hydration needs no sanitiser for these
 */
export function browserRichTexts(serverFacts: Readonly<Record<string, RichTextFacts>> = {}): RichTexts {
  const kept = new Map<string, { nodes: DocumentFragment; facts: RichTextFacts }>();
  const clean = (source: string) => {
    const found = kept.get(source);
    if (found) return found;
    const sanitizer = loadedSanitizer();
    if (!sanitizer) return undefined;
    const nodes = sanitizer.sanitizeInBrowser(source);
    const cleaned = { nodes, facts: sanitizer.factsIn(nodes) };
    kept.set(source, cleaned);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value!);
    return cleaned;
  };
  return {
    factsOf: (source) => (source === '' ? noText : (serverFacts[richTextKey(source)] ?? clean(source)?.facts)),
    nodesOf: (source) => clean(source)?.nodes,
  };
}

/**
 * On the server: `createServerRichTexts` (src/ssr/serverRichTexts.ts). When hydrating:
 * `browserRichTexts(state.richTexts)`. Without a provider texts are sanitised in the browser.
 */
export const RichTextContext = createContext<RichTexts>(browserRichTexts());
