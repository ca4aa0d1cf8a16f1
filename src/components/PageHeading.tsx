import { NoWrapText } from './NoWrapText';

/** The page's one `h1`; a navigation moves the focus here. */
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
