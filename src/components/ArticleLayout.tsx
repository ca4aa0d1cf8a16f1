import { clsx } from 'clsx';
import { useMemo, type ReactNode } from 'react';
import styles from './ArticleLayout.module.css';
import { BackLink } from './BackLink';
import { TableOfContents } from './TableOfContents';
import { headingsOf } from './headingsOf';
import { PageHeading } from './PageHeading';

/** Fewer headings than this are seen at a glance. */
const fewestHeadings = 3;

interface ArticleLayoutProps {
  title: string;
  /** Beside the title: a person's picture. */
  portrait?: ReactNode;
  /** Over the title: of what kind it is. */
  tags?: ReactNode;
  /** Under the title: what belongs to the name itself and is not among the facts. */
  meta?: ReactNode;
  /** At the end of the head: the time that is left, or figures. */
  measures?: ReactNode;
  /** The one action of the page; on a phone it stays at the bottom of the window. */
  action?: ReactNode;
  /** Beside the text, and before it on a phone: the title blocks. */
  facts: ReactNode;
  factsName: string;
  /** After the text on a phone, under the title blocks elsewhere: what can be taken along, what belongs to it. */
  belongings?: ReactNode;
  /** The rich text whose headings are the contents; shown by the children, with `anchored`. */
  html?: unknown;
  /** Root of the section whose list the entry belongs to. */
  back: string;
  /** Without a text the header and the facts are side by side. */
  children?: ReactNode;
}

/** A detail page: the head with its h1, contents, text, and the title blocks. */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { title, portrait, tags, meta, measures, action, facts, factsName, belongings, html, back, children } = props;
  const headings = useMemo(() => headingsOf(html), [html]);
  const hasContents = headings.length >= fewestHeadings;
  const shape = children === undefined ? styles.brief : hasContents ? styles.withContents : styles.plain;
  return (
    <article className={`${styles.layout} ${shape}`}>
      <header className={clsx('sheet', styles.head, action && styles.acting, measures && styles.measured)}>
        <div className={portrait ? styles.portrayed : undefined}>
          {portrait}
          <div>
            {tags && <p className={`tags ${styles.tags}`}>{tags}</p>}
            <PageHeading className={styles.title} text={title} />
            {meta && <p className="meta">{meta}</p>}
          </div>
        </div>
        {measures && <div className={styles.measures}>{measures}</div>}
      </header>
      {action && <div className={`noprint ${styles.action}`}>{action}</div>}
      <aside className={styles.facts} aria-label={factsName}>
        {facts}
      </aside>
      {hasContents && (
        <div className={`noprint ${styles.contents}`}>
          <TableOfContents headings={headings} />
        </div>
      )}
      {children !== undefined && <div className={`sheet ${styles.text}`}>{children}</div>}
      {belongings && <div className={styles.belongings}>{belongings}</div>}
      <p className={`noprint ${styles.back}`}>
        <BackLink root={back} />
      </p>
    </article>
  );
}
