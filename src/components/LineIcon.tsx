interface LineIconProps {
  /** Path data on a 20 × 20 grid. */
  shape: string;
  className?: string;
}

/** An outline icon in the text's colour. */
export function LineIcon({ shape, className }: LineIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
