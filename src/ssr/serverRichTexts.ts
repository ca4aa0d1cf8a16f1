import { noText, richTextKey, type RichTextFacts, type RichTexts } from '../components/markup/richTextFacts';
import { createRichTextStyleSheet, sanitizeOnServer, type SanitizedText } from './sanitizeOnServer';

/**
 * The rich texts of one server-rendered page, for one page each:
 *
 *     const richTexts = createServerRichTexts({ origin });
 *     renderToString(<RichTextContext value={richTexts}>…</RichTextContext>);
 *     // then richTexts.facts() into the state, richTexts.styleSheet() into the head
 *
 * @param origin of this site, as visitors know it: links to other origins open beside the page
 */
export function createServerRichTexts({ origin }: { origin: string }) {
  const styles = createRichTextStyleSheet();
  const found: Record<string, RichTextFacts> = {};
  const cache = new Map<string, SanitizedText>();

  const clean = (source: string): SanitizedText => {
    const before = cache.get(source);
    if (before) return before;
    const text = sanitizeOnServer(source, { origin, styles });
    cache.set(source, text);
    found[richTextKey(source)] = text.facts;
    return text;
  };

  const texts: RichTexts = {
    factsOf: (source) => (source === '' ? noText : clean(source).facts),
    nodesOf: () => undefined,
    markupOf: (source, anchored) => ({ __html: clean(source).markup(anchored) }),
  };
  return {
    ...texts,
    /** For the page's state: pass it to `browserRichTexts` in the browser, so that hydration needs no sanitiser. */
    facts: () => found,
    /** For a `<style>` element, allowed by its hash; empty without inline styles. */
    styleSheet: styles.text,
  };
}
