import type { ContentName } from '../db/schema';

/** What is wrong, and where. `field` is empty where the mistake is not in one field. */
export interface Mistake {
  line: number;
  /** The file's name, where several are read. */
  file?: string;
  area?: ContentName;
  field?: string;
  problem: string;
}

/** Mistakes shown; a file with more has one cause, most likely. */
const shown = 100;

function describe({ file, line, area, field, problem }: Mistake): string {
  return `${[file, `line ${line}`, area, field].filter(Boolean).join(', ')}: ${problem}`;
}

/** Content that cannot be taken in, with everything that is wrong in it. */
export class ContentError extends Error {
  constructor(readonly mistakes: Mistake[]) {
    const more = mistakes.length > shown ? [`… and ${mistakes.length - shown} more`] : [];
    super([`${mistakes.length} mistakes`, ...mistakes.slice(0, shown).map(describe), ...more].join('\n'));
  }
}
