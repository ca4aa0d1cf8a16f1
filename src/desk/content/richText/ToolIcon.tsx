import { LineIcon } from '../../../components/LineIcon';

const shapes = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  underline: 'M6 3.5V9a4 4 0 0 0 8 0V3.5M5 16.5h10',
  link: 'M8.5 11.5l3-3M7 9l-2.5 2.5a2.8 2.8 0 0 0 4 4L11 13M9 7l2.5-2.5a2.8 2.8 0 0 1 4 4L13 11',
  ordered: 'M9 5h8M9 10h8M9 15h8M3.5 4 5 3.5V8M3.5 12.5h2l-2 3.5h2.2',
  bullets: 'M8 5h9M8 10h9M8 15h9M3 5h1.5M3 10h1.5M3 15h1.5',
  quote: 'M4 6h4v4.5L5.5 15M11.5 6h4v4.5L13 15',
  flushRight: 'M3 5h14M9 10h8M6 15h11',
  picture: 'M2.5 4h15v12h-15zM2.5 13l4.5-4 4 3.5 2.5-2 4 3.5M13 7.5h.6',
  document: 'M11.5 2.5H5v15h10V6zM11.5 2.5V6H15M7.5 10h5M7.5 13h5',
  files: 'M2.5 4.5h5l2 2h8v9h-15zM2.5 9h15',
  table: 'M2.5 4h15v12h-15zM2.5 8h15M2.5 12h15M8 4v12',
  undo: 'M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h4',
} as const;

export type ToolIconName = keyof typeof shapes;

export const ToolIcon = ({ name }: { name: ToolIconName }) => <LineIcon shape={shapes[name]} />;
