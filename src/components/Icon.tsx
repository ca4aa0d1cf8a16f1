interface LineIconProps {
  /** Path data on a 20 × 20 grid. */
  shape: string;
  /** Width and height, px unless it has a unit. */
  size?: number | string;
  className?: string;
}

export function LineIcon({ shape, size = '1.25em', className }: LineIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width={size}
      height={size}
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

/** The icons of the layout and of most sections; others are in `FactIcon.tsx`, so that not every page loads them. */
const shapes = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  pause: 'M7 4v12M13 4v12',
  play: 'M6.5 4v12L16 10z',
  close: 'm5 5 10 10M15 5 5 15',
  display: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  search: 'M8.5 3a5.5 5.5 0 1 0 .01 0zM12.6 12.6 17 17',
  arrowRight: 'M4 10h12M11 5l5 5-5 5',
  arrowLeft: 'M16 10H4M9 5l-5 5 5 5',
  chevronLeft: 'M12.5 4 6.5 10l6 6',
  chevronRight: 'm7.5 4 6 6-6 6',
  chevronDown: 'm4 7.5 6 6 6-6',
  info: 'M10 2.5a7.5 7.5 0 1 0 .01 0zM10 9.5v4.2M10 6.2v.01',
  warning: 'M10 2.5 18 17H2zM10 8.5v2.4M10 14v.01',
  check: 'm4 10.5 4.5 4.5L16 6',
  plus: 'M10 4v12M4 10h12',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3M16 3v4h-4',
  file: 'M4.5 2.5h11v15h-11zM10 2.5v9M8 5h2M10 7.5h2M8 10h2',
} as const;

type IconName = keyof typeof shapes;

interface IconProps extends Omit<LineIconProps, 'shape'> {
  name: IconName;
}

/** Decoration beside a word, hidden from screen readers. */
export const Icon = ({ name, ...rest }: IconProps) => <LineIcon shape={shapes[name]} {...rest} />;
