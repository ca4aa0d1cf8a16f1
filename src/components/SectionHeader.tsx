import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';
import { SectionName } from './NoWrapText';
import styles from './SectionHeader.module.css';

interface SectionHeaderProps {
  name: string;
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  breadcrumbs: readonly Breadcrumb[];
  /** A banner or a static picture; text never overlaps it. */
  picture: ReactNode;
}

/** Break after each clause; Safari does not wrap after a comma between unbreakable words without a hint. */
const clausesOf = (intro: string): string[] => intro.match(/[^，。、；：]+[，。、；：]*/g) ?? [intro];

/** A section's name beside its picture. */
export function SectionHeader({ name, intro, finish, breadcrumbs, picture }: SectionHeaderProps) {
  return (
    <div className={clsx(styles.joint, styles[finish])}>
      <div className={`${styles.name} on-dark`}>
        <div>
          <Breadcrumbs items={breadcrumbs} />
          <h1 tabIndex={-1}>
            <SectionName name={name} />
          </h1>
          <p key={intro}>
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
