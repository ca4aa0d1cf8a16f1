import type { ReactNode } from 'react';
import styles from './ArticleLayout.module.css';
import { BackLink } from './BackLink';
import { PageHeading } from './PageHeading';

interface ArticleLayoutProps {
  title: string;
  /** Beside the title: a person's picture. */
  portrait?: ReactNode;
  /** Under the title: tags, source, date. */
  meta?: ReactNode;
  /** What a reader can do here; before the text, so that a phone shows it at once. */
  action?: ReactNode;
  /** Beside the text: the title block; at its foot in print and on small screens. */
  aside: ReactNode;
  asideName: string;
  /** Root of the section whose list the entry belongs to. */
  back: string;
  children: ReactNode;
}

/** A detail page that is read: the sheet with its h1, and the title block beside it. */
export function ArticleLayout({ title, portrait, meta, action, aside, asideName, back, children }: ArticleLayoutProps) {
  return (
    <div className={styles.layout}>
      <article className={`sheet ${styles.article}`}>
        <header className={`${styles.header} ${portrait ? styles.portrayed : ''}`}>
          {portrait}
          <div>
            <PageHeading className={styles.title} text={title} />
            {meta && <p className="meta">{meta}</p>}
            {action && <div className={`noprint ${styles.action}`}>{action}</div>}
          </div>
        </header>
        {children}
        <p className={`noprint ${styles.back}`}>
          <BackLink root={back} />
        </p>
      </article>
      <aside className={styles.aside} aria-label={asideName}>
        {aside}
      </aside>
    </div>
  );
}
