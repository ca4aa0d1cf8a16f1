/** How a logger writes a line. */
type Write = (line: unknown[]) => void;

/** A cause is written once in this time, ms; of so many causes at a time, others count as one. */
const limits = { everyMs: 1000, causes: 50 };

interface Held {
  /** Lines that were not written. */
  count: number;
  /** Writes the last of them. */
  write: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a line is about: its message, and the kind or the place of its error, whose own message may name what was asked for. */
function causeOf(line: readonly unknown[]): string {
  const error = isRecord(line[0]) ? line[0].err : undefined;
  const { code, stack } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  const place = /\n\s+at .*/.exec(stack ?? '')?.[0] ?? '';
  return [...line.filter((part) => typeof part === 'string'), code ?? place].join(' ');
}

/** The line with how many there were of its kind. */
function counted([first, ...rest]: readonly unknown[], count: number): unknown[] {
  if (typeof first === 'string') return [{ count }, first, ...rest];
  return [first instanceof Error ? { err: first, count } : { ...(first as object), count }, ...rest];
}

/**
 * Lets through one line a second for each cause. What is left out is counted, and the second ends with the last of them
 * and their number (`count`), so that a store that is away for a while leaves a line a second and no more.
 */
export function limitLines(): (line: unknown[], write: Write) => void {
  const causes = new Map<string, Held>();
  const end = (cause: string): void => {
    const held = causes.get(cause)!;
    if (held.count === 0) return void causes.delete(cause);
    const { write } = held;
    held.count = 0;
    wait(cause);
    write();
  };
  const wait = (cause: string) => void setTimeout(() => end(cause), limits.everyMs).unref();
  return (line, write) => {
    const own = causeOf(line);
    const cause = causes.has(own) || causes.size < limits.causes ? own : '';
    const held = causes.get(cause);
    if (!held) {
      causes.set(cause, { count: 0, write: () => undefined });
      wait(cause);
      return write(line);
    }
    const count = (held.count += 1);
    held.write = () => write(counted(line, count));
  };
}
