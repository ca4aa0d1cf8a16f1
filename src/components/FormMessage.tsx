import { Icon } from './Icon';

/** A message about the whole form; it is read out when it comes. */
export function FormMessage({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="note" role="alert">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  );
}
