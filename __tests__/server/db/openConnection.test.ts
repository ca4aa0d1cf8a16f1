const { openConnection } = jest.requireActual<{
  openConnection(Database: unknown, settings: unknown, wait: () => void): unknown;
}>('../../../server/db/openConnection.js');

/** An engine that refuses a pragma a number of times. */
function engine(refusals: number, code = 'SQLITE_BUSY') {
  const applied: string[] = [];
  class Database {
    pragma(pragma: string): void {
      if (refusals > 0) {
        refusals -= 1;
        throw Object.assign(new Error('database is locked'), { code });
      }
      applied.push(pragma);
    }
  }
  return { Database, applied };
}

const settings = { file: 'portal.db', busyMs: 50, pragmas: ['journal_mode = WAL', 'foreign_keys = ON'] };

describe('opening the embedded database', () => {
  it('waits and tries again where another connection creates the file at the same moment', () => {
    const { Database, applied } = engine(3);
    const wait = jest.fn();
    openConnection(Database, settings, wait);
    expect(applied).toEqual(settings.pragmas);
    expect(wait).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['the file stays locked', engine(Infinity), 'SQLITE_BUSY', 5],
    ['it fails otherwise', engine(1, 'SQLITE_CORRUPT'), 'SQLITE_CORRUPT', 0],
  ])('fails with the cause where %s', (_case, { Database }, code, waits) => {
    const wait = jest.fn();
    expect(() => openConnection(Database, settings, wait)).toThrow(expect.objectContaining({ code }));
    expect(wait).toHaveBeenCalledTimes(waits);
  });
});
