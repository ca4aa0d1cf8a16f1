import { NoWrapText } from './NoWrapText';

/** The page's only `h1`; it receives the focus after a navigation. */
export function PageHeading({
  text,
  hidden = false,
  className,
}: {
  text: string;
  hidden?: boolean;
  className?: string;
}) {
  return (
    <h1 tabIndex={-1} className={hidden ? 'vh' : className}>
      <NoWrapText text={text} />
    </h1>
  );
}
