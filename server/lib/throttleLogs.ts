/** How a logger writes a line. */
type Write = (line: unknown[]) => void;

/** Each cause is logged once in this time, ms; of too many causes at a time, the rest count as one. */
const limits = { everyMs: 1000, causes: 50 };

interface Suppressed {
  /** Number of suppressed lines. */
  count: number;
  /** Logs the last of them. */
  write: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The cause of a line: its message, and the type or location of its error, whose own message may contain request data.
 */
function causeOf(line: readonly unknown[]): string {
  const error = isRecord(line[0]) ? line[0].err : undefined;
  const { code, stack } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  const place = /\n +at .*/.exec(stack ?? '')?.[0] ?? '';
  return [...line.filter((part) => typeof part === 'string'), code ?? place].join(' ');
}

/** The line with the number of suppressed ones. */
function counted([first, ...rest]: readonly unknown[], count: number): unknown[] {
  if (typeof first === 'string') return [{ count }, first, ...rest];
  return [first instanceof Error ? { err: first, count } : { ...(first as object), count }, ...rest];
}

/**
 * Rate-limits log lines to one per second and cause. Suppressed lines are counted, and the second ends with the last of
 * them and their number (`count`), so that an unavailable store logs one line a second.
 */
export function throttleLogs(): (line: unknown[], write: Write) => void {
  const causes = new Map<string, Suppressed>();
  const end = (cause: string): void => {
    const suppressed = causes.get(cause)!;
    if (suppressed.count === 0) return void causes.delete(cause);
    const { write } = suppressed;
    suppressed.count = 0;
    wait(cause);
    write();
  };
  const wait = (cause: string) => void setTimeout(() => end(cause), limits.everyMs).unref();
  return (line, write) => {
    const own = causeOf(line);
    const cause = causes.has(own) || causes.size < limits.causes ? own : '';
    const suppressed = causes.get(cause);
    if (!suppressed) {
      causes.set(cause, { count: 0, write: () => undefined });
      wait(cause);
      return write(line);
    }
    const count = (suppressed.count += 1);
    suppressed.write = () => write(counted(line, count));
  };
}
