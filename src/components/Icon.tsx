/** Line icons on a field of 20, by name; the stroke is the text's colour. */
const shapes = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  pause: 'M7 4v12M13 4v12',
  play: 'M6.5 4v12L16 10z',
  close: 'm5 5 10 10M15 5 5 15',
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
  eye: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM10 7.5a2.5 2.5 0 1 0 .01 0z',
  eyeOff:
    'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM10 7.5a2.5 2.5 0 1 0 .01 0zM3 17 17 3',
  file: 'M4.5 2.5h11v15h-11zM10 2.5v9M8 5h2M10 7.5h2M8 10h2',
  download: 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
  place: 'M10 18s6-5.2 6-9.8A6 6 0 0 0 4 8.2C4 12.8 10 18 10 18zM10 6.2v4M8 8.2h4',
  phone: 'M4 3h3l1.5 4L6.5 8.5a10 10 0 0 0 5 5L13 11.5l4 1.5v3c0 1-1 1.5-2 1.5A13.5 13.5 0 0 1 2.5 5C2.5 4 3 3 4 3z',
  postcode: 'M3 5h14v11H3zM3 8.5h14M6 12h4',
  mail: 'M2.5 5h15v10.5h-15zM2.5 6l7.5 5.5L17.5 6',
} as const;

export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  className?: string;
}

/** Decoration beside a word, hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
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
