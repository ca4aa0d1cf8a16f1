import { clsx } from 'clsx';
import { useContext, type ReactNode } from 'react';
import { ArticleActions } from './ArticleActions';
import styles from './ArticleLayout.module.css';
import { ContentsSkeleton } from './ContentsSkeleton';
import { DetailFootContext } from './DetailFootContext';
import { TableOfContents } from './TableOfContents';
import { countHeadings, type Heading } from './markup/headings';
import { useRichTextHeadings } from './useRichTextHeadings';
import { FactSheet, type FactSheetProps } from './FactSheet';
import { Icon } from './Icon';
import { PageHeading } from './PageHeading';

/** Fewer headings than this are seen at a glance. */
const fewestHeadings = 3;

export interface ArticleLayoutProps {
  title: string;
  /** Beside the title: a person's picture. */
  portrait?: ReactNode;
  /** Over the title: of what kind it is. */
  tags?: ReactNode;
  /** Under the title: what belongs to the name itself and is not among the facts. */
  meta?: ReactNode;
  /** At the end of the head: the time that is left, or figures. */
  measures?: ReactNode;
  /** What is over says so above everything else, and its facts are grey. */
  closed?: string;
  /** The one action of the page; on a phone it stays at the bottom of the window. */
  action?: ReactNode;
  /** Beside the action at the bottom of a phone's window: with whom, and how long still. */
  reach?: ReactNode;
  /** The last day of what can be done here, `yyyy-MM-dd`, as long as it is ahead. */
  due?: string;
  /** Beside the text, and before it on a phone: the title blocks. The first one's title names them all. */
  facts: readonly Required<FactSheetProps>[];
  /** After the text on a phone, under the title blocks elsewhere: what can be taken along, what belongs to it. */
  belongings?: ReactNode;
  /** The rich text whose headings are the contents; shown by the children, with `anchored`. */
  html?: unknown;
  /** What the contents lead to besides the text's headings. */
  moreContents?: readonly Heading[];
  /** Without a text the header and the facts are side by side. */
  children?: ReactNode;
}

/** A detail page: the head with its h1, contents, text, and the title blocks. */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { title, portrait, tags, meta, measures, closed, action, reach } = props;
  const { due, facts, belongings, html, moreContents, children } = props;
  const headings = useRichTextHeadings(html);
  const hasContents = (headings?.length ?? countHeadings(html)) >= fewestHeadings;
  const shape = children === undefined ? styles.brief : hasContents ? styles.withContents : styles.plain;
  return (
    <article className={clsx(styles.layout, shape, !action && styles.actionless)}>
      <header
        className={clsx(
          'sheet',
          styles.head,
          action && styles.acting,
          measures && styles.measured,
          closed && styles.closed,
        )}
      >
        {closed && (
          <p className={styles.notice}>
            <Icon name="info" />
            {closed}
          </p>
        )}
        <div className={clsx(styles.name, portrait && styles.portrayed)}>
          {portrait}
          <div>
            {tags && <p className={`tags ${styles.tags}`}>{tags}</p>}
            <PageHeading className={styles.title} text={title} />
            {meta && <p className="meta">{meta}</p>}
          </div>
        </div>
        {measures && <div className={styles.measures}>{measures}</div>}
      </header>
      {action && (
        <div className={`noprint ${styles.action}`} data-reach>
          {reach && <div className={styles.reach}>{reach}</div>}
          {action}
        </div>
      )}
      <aside className={styles.facts} aria-label={facts[0].title}>
        {facts.map((sheet) => (
          <FactSheet key={sheet.title} {...sheet} />
        ))}
        <ArticleActions due={due} />
      </aside>
      {hasContents && (
        <div className={`noprint ${styles.contents}`}>
          {headings ? <TableOfContents headings={headings} more={moreContents} /> : <ContentsSkeleton />}
        </div>
      )}
      {children !== undefined && <div className={`sheet ${styles.text}`}>{children}</div>}
      {belongings && <div className={styles.belongings}>{belongings}</div>}
      <div className={styles.foot}>{useContext(DetailFootContext)}</div>
    </article>
  );
}
