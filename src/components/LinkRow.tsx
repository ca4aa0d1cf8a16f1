import { Link } from './Link';

/** Links to pages as a row of buttons. */
export function LinkRow({ links }: { links: readonly { to: string; text: string }[] }) {
  return (
    <ul className="row" role="list">
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link className="btn btn--line" to={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
