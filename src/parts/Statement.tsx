import { zh } from '../copy/zh';
import styles from './Statement.module.css';

/** What the portal is for, in two lines that break nowhere else if they need not. */
export function Statement() {
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
