/** Line icons that the desk alone shows; the others are the portal's: src/components/Icon.tsx. */
const shapes = {
  search: 'M8.5 3a5.5 5.5 0 1 0 .01 0zM12.7 12.7 17 17',
  download: 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
} as const;

interface DeskIconProps {
  name: keyof typeof shapes;
  className?: string;
}

/** Decoration beside a word, hidden from screen readers. */
export function DeskIcon({ name, className }: DeskIconProps) {
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
      <path d={shapes[name]} />
    </svg>
  );
}
