import { Link } from 'react-router-dom';
import { Icon } from './Icon';

/** A link with an arrow, to the whole of what a block shows a part of. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="more" to={to}>
      {label}
      <Icon name="arrowRight" />
    </Link>
  );
}
