import { clsx } from 'clsx';
import { toText } from '../lib/toText';
import { Link } from './Link';
import { NoWrapText } from './NoWrapText';

interface CardTitleProps {
  to: string;
  /** As the backend sends it. */
  text: unknown;
  level?: 2 | 3 | 4;
  className?: string;
}

/** The title of a card or row, whose link covers all of it. */
export function CardTitle({ to, text, level = 2, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={clsx('ttl', className)}>
      <Link className="hit" to={to}>
        <NoWrapText text={toText(text)} />
      </Link>
    </Heading>
  );
}
