import { clsx } from 'clsx';
import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { zh } from '../i18n/zh';
import { RichTextContext, loadedSanitizer, loadRichText, useSanitizerStatus } from './markup/RichTextContext';
import { QueryBoundary } from './QueryBoundary';
import styles from './RichText.module.css';
import { TextSkeleton, ArticleLayout, type ArticleLayoutProps } from './ArticleLayout';
import { inlinePicture, hasFailed } from './Picture';
import { leaveServerMarkup, useWasServerRendered } from './hydration';

const replacement = '/icons/picture-default.svg';

/** Replaces a picture that fails to load, and its replacement by an inline one if that fails too. */
function replaceBroken(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.src === inlinePicture) return;
  picture.removeAttribute('srcset');
  picture.src = picture.src.endsWith(replacement) ? inlinePicture : replacement;
}

const onError = ({ target }: Event): void => replaceBroken(target);

const blocks = /<(?:p|div|br|h[1-6]|ul|ol|dl|table|pre|section|blockquote|figure)\b/i;

/** Whether a text has no structure but its line breaks. */
const isPlain = (html: string): boolean => !blocks.test(html);

/** Whether a letter begins with a salutation, which is not indented. */
const isAddressed = (html: string): boolean => /^\s*<p\b[^>]*>[^<]*[：:]\s*<\/p>/.test(html);

interface RichTextProps {
  html: unknown;
  fallback: string;
  /** Its headings get anchors: for a page's one rich text with a table of contents. */
  anchored?: boolean;
  /** Justified, with indented paragraphs. */
  isLetter?: boolean;
}

/**
 * Rich text from the backend, sanitised (docs/decisions/008-rich-text.md). The browser inserts nodes, never HTML
 * strings. The server's markup stays as it is.
 */
export function RichText({ html, ...rest }: RichTextProps) {
  const source = typeof html === 'string' ? html : '';
  return <SanitizedText key={source} source={source} {...rest} />;
}

function SanitizedText({
  source,
  fallback,
  anchored = false,
  isLetter = false,
}: Omit<RichTextProps, 'html'> & { source: string }) {
  const texts = useContext(RichTextContext);
  const status = useSanitizerStatus();
  const isServerRendered = useWasServerRendered();
  const holder = useRef<HTMLDivElement>(null);
  const isBlank = texts.factsOf(source)?.isBlank;
  const nodes = useMemo(
    () => (isServerRendered || isBlank || status !== 'ready' ? undefined : texts.nodesOf(source)),
    [texts, source, isServerRendered, isBlank, status],
  );
  const isMissing = !isServerRendered && isBlank !== true && nodes === undefined;

  useLayoutEffect(() => {
    if (isMissing) void loadRichText();
  }, [isMissing]);

  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    if (nodes) {
      const copy = nodes.cloneNode(true) as DocumentFragment;
      if (anchored) loadedSanitizer()?.anchorHeadings(copy);
      element.textContent = '';
      element.append(copy);
    } else {
      // These may have failed before hydration.
      element.querySelectorAll('img').forEach((picture) => hasFailed(picture) && replaceBroken(picture));
    }
    element.addEventListener('error', onError, true);
    return () => element.removeEventListener('error', onError, true);
  }, [nodes, anchored]);

  if (isBlank) return <p className="ink-3">{fallback}</p>;
  if (isMissing) {
    return (
      <QueryBoundary
        status={status === 'failed' ? 'failed' : 'loading'}
        failedText={zh.states.loadFailed}
        skeleton={<TextSkeleton source={source} />}
        onRetry={() => void loadRichText()}
      />
    );
  }
  const className = clsx(
    styles.prose,
    isPlain(source) && 'pre-line',
    isLetter && [styles.letter, isAddressed(source) && styles.addressed],
  );
  if (!isServerRendered) return <div ref={holder} className={className} />;
  const markup = texts.markupOf?.(source, anchored);
  return (
    <div
      ref={holder}
      className={className}
      {...leaveServerMarkup}
      {...(markup && { dangerouslySetInnerHTML: markup })}
    />
  );
}

/** Titles of official letters, which are set as such. */
const letter = /(?:公告|通告|公示|通知|函)(?:（[^）]*）)?$/;

/** A detail page of one rich text, with its table of contents. */
export function TextArticle(props: Omit<ArticleLayoutProps, 'children'>) {
  return (
    <ArticleLayout {...props}>
      <RichText anchored isLetter={letter.test(props.title)} html={props.html} fallback={zh.states.noContent} />
    </ArticleLayout>
  );
}
