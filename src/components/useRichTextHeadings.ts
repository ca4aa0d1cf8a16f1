import { useContext } from 'react';
import type { Heading } from './markup/headings';
import { RichTextContext } from './markup/RichTextContext';
import { useSanitizerStatus } from './markup/richTextSanitizer';

/** The contents of a rich text; undefined as long as it cannot be cleaned yet. */
export function useRichTextHeadings(html: unknown): readonly Heading[] | undefined {
  const texts = useContext(RichTextContext);
  // Draws again once the sanitiser is there.
  useSanitizerStatus();
  return texts.factsOf(typeof html === 'string' ? html : '')?.headings;
}
