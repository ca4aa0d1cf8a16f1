import { zh } from '../i18n/zh';
import styles from './Slogan.module.css';

/** The slogan, in two lines that preferably wrap nowhere else. */
export function Slogan() {
  return (
    <>
      {zh.home.statement.map((line) => (
        <span className={styles.line} key={line}>
          {line}
        </span>
      ))}
    </>
  );
}
