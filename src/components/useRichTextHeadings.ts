import { useContext } from 'react';
import type { Heading } from './markup/headings';
import { RichTextContext } from './markup/RichTextContext';
import { useSanitizerStatus } from './markup/richTextSanitizer';

/** The table of contents of a rich text; undefined until it can be sanitised. */
export function useRichTextHeadings(html: unknown): readonly Heading[] | undefined {
  const texts = useContext(RichTextContext);
  // Re-renders once the sanitiser has loaded.
  useSanitizerStatus();
  return texts.factsOf(typeof html === 'string' ? html : '')?.headings;
}
