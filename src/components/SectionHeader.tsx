import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';
import { SectionName } from './SectionName';
import styles from './SectionHeader.module.css';

interface SectionHeaderProps {
  name: string;
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  breadcrumbs: readonly Breadcrumb[];
  /** A banner or a still picture; text never lies on it. */
  picture: ReactNode;
  /** 2 where the page has its h1 elsewhere. */
  headingLevel?: 1 | 2;
}

/** Lines end with a clause; Safari does not break after a comma of words that are kept whole, unless it is told to. */
const clausesOf = (intro: string): string[] => intro.match(/[^，。、；：]+[，。、；：]*/g) ?? [intro];

/** A section's name dovetailed into its picture. */
export function SectionHeader({ name, intro, finish, breadcrumbs, picture, headingLevel = 1 }: SectionHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.joint, styles[finish])}>
      <div className={`${styles.name} on-dark`}>
        <div>
          <Breadcrumbs items={breadcrumbs} />
          <Heading tabIndex={-1}>
            <SectionName name={name} />
          </Heading>
          <p>
            {clausesOf(intro).map((clause, place) => (
              <Fragment key={place}>
                {place > 0 && <wbr aria-hidden="true" />}
                {clause}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
