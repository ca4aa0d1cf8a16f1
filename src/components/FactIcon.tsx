import { LineIcon } from './Icon';

/** Icons of individual screens: contacts, files, passwords. */
const shapes = {
  eye: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM10 7.5a2.5 2.5 0 1 0 .01 0z',
  eyeOff:
    'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM10 7.5a2.5 2.5 0 1 0 .01 0zM3 17 17 3',
  download: 'M10 3v9M6 8.5l4 4 4-4M4 16.5h12',
  place: 'M10 18s6-5.2 6-9.8A6 6 0 0 0 4 8.2C4 12.8 10 18 10 18zM10 6.2v4M8 8.2h4',
  phone: 'M4 3h3l1.5 4L6.5 8.5a10 10 0 0 0 5 5L13 11.5l4 1.5v3c0 1-1 1.5-2 1.5A13.5 13.5 0 0 1 2.5 5C2.5 4 3 3 4 3z',
  postcode: 'M3 5h14v11H3zM3 8.5h14M6 12h4',
  mail: 'M2.5 5h15v10.5h-15zM2.5 6l7.5 5.5L17.5 6',
} as const;

export type FactIconName = keyof typeof shapes;

/** Decoration beside a word, hidden from screen readers. */
export const FactIcon = ({ name }: { name: FactIconName }) => <LineIcon shape={shapes[name]} />;
