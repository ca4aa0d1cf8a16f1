const shapes = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  pause: 'M7 4v12M13 4v12',
  play: 'M6.5 4v12L16 10z',
  arrowRight: 'M4 10h12M11 5l5 5-5 5',
  chevronLeft: 'M12.5 4 6.5 10l6 6',
  chevronRight: 'm7.5 4 6 6-6 6',
};

export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 20 20" width="1.25em" height="1.25em" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={shapes[name]} strokeWidth="1.75" strokeLinecap="square" />
    </svg>
  );
}
