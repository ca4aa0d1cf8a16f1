import { type To } from 'react-router-dom';
import { Link } from '../../components/Link';
import styles from './ListPane.module.css';

export interface StateChoice {
  key: string;
  label: string;
  to: To;
  isCurrent: boolean;
  count?: number | null;
}

/** Tabs for the states of a list, with their counts. */
export function StateRow({ name, choices }: { name: string; choices: readonly StateChoice[] }) {
  return (
    <nav aria-label={name}>
      <ul className={styles.states} role="list">
        {choices.map(({ key, label, to, isCurrent, count }) => (
          <li key={key}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {label}
              {count !== undefined && count !== null && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
