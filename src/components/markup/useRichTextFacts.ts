import { useContext } from 'react';
import { RichTextContext } from './RichTextContext';
import type { RichTextFacts } from './richTextFacts';
import { useSanitizerStatus } from './richTextSanitizer';

/** Facts of a rich text; undefined until it can be sanitised. */
export function useRichTextFacts(html: unknown): RichTextFacts | undefined {
  const texts = useContext(RichTextContext);
  // Re-renders once the sanitiser has loaded.
  useSanitizerStatus();
  return texts.factsOf(typeof html === 'string' ? html : '');
}
