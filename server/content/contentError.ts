import type { ContentName } from '../db/schema';

/** What is wrong, and where. `field` is empty if the error is not in one field. */
export interface RowError {
  line: number;
  /** File name, if several are read. */
  file?: string;
  area?: ContentName;
  field?: string;
  problem: string;
}

/** Maximum errors shown; a file with more most likely has one cause. */
const shown = 100;

function describe({ file, line, area, field, problem }: RowError): string {
  return `${[file, `line ${line}`, area, field].filter(Boolean).join(', ')}: ${problem}`;
}

/** Content that cannot be imported, with all its errors. */
export class ContentError extends Error {
  constructor(readonly errors: RowError[]) {
    const more = errors.length > shown ? [`… and ${errors.length - shown} more`] : [];
    super([`${errors.length} errors`, ...errors.slice(0, shown).map(describe), ...more].join('\n'));
  }
}
