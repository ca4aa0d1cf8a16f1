import { zh } from '../i18n/zh';
import styles from './Slogan.module.css';

/** What the portal is for, in two lines that break nowhere else if they need not. */
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
