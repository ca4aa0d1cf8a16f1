import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { anchorHeadings } from './headingsOf';
import { isBlank, isPlain, sanitizeRichText } from './sanitizeRichText';
import styles from './RichText.module.css';

const replacement = '/icons/picture-default.svg';

/** A picture that does not load is replaced once. */
function replaceBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement && !target.src.endsWith(replacement)) target.src = replacement;
}

interface RichTextProps {
  html: unknown;
  fallback: string;
  /** Its headings can be jumped to: for the one rich text of a page that has contents. */
  anchored?: boolean;
}

/**
 * Rich text from the backend, sanitised (docs/decisions/008-rich-text.md). Nodes are inserted as nodes: no string
 * becomes HTML here.
 */
export function RichText({ html, fallback, anchored = false }: RichTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  const source = typeof html === 'string' ? html : '';
  const fragment = useMemo(() => {
    const nodes = sanitizeRichText(source);
    if (anchored) anchorHeadings(nodes);
    return nodes;
  }, [source, anchored]);
  const blank = isBlank(fragment);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    element.textContent = '';
    element.append(fragment.cloneNode(true));
    element.addEventListener('error', replaceBroken, true);
    return () => element.removeEventListener('error', replaceBroken, true);
  }, [fragment, blank]);
  return blank ? (
    <p className={styles.none}>{fallback}</p>
  ) : (
    <div ref={holder} className={clsx(styles.prose, isPlain(source) && styles.plain)} />
  );
}
