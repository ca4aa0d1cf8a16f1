import { Fragment } from 'react';
import { zh } from '../i18n/zh';
import styles from './Slogan.module.css';

/** The slogan, whose parts preferably stay whole. */
export function Slogan() {
  return (
    <>
      {zh.home.statement.map((line) => (
        <Fragment key={line}>
          <span className={styles.line}>{line}</span>
          <wbr />
        </Fragment>
      ))}
    </>
  );
}
