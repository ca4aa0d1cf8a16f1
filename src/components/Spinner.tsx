import styles from './Spinner.module.css';

/** The loading indicator: the two halves of the logo, sliding together. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M19 3 2 14.6V38h17V27.6l7.6 2.6V13.8L19 16.4z" fill="var(--pine)" />
      <path d="m21 3 17 11.6V38H21v-7.6l8 2.8V10.8l-8 2.8z" fill="var(--oak-5)" />
    </svg>
  );
}
