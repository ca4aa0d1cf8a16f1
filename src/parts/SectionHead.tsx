import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Crumbs, type Crumb } from './Crumbs';
import { SectionName } from './SectionName';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  name: string;
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  crumbs: readonly Crumb[];
  /** A banner or a still picture; text never lies on it. */
  picture: ReactNode;
  /** 2 where the page has its h1 elsewhere. */
  headingLevel?: 1 | 2;
}

/** A section's name dovetailed into its picture. */
export function SectionHead({ name, intro, finish, crumbs, picture, headingLevel = 1 }: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.joint, styles[finish])}>
      <div className={`${styles.name} on-dark`}>
        <div>
          <Crumbs items={crumbs} />
          <Heading tabIndex={-1}>
            <SectionName name={name} />
          </Heading>
          <p>{intro}</p>
        </div>
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
