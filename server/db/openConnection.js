/*
 * Opens a connection to the embedded database and sets its pragmas. Two connections that make a new file a write-ahead log
 * at the same moment get SQLITE_BUSY at once, without the engine's own wait: that is tried again here. Plain JavaScript,
 * like the thread that asks for it.
 */
const retryMs = 10;

const sleep = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function openConnection(Database, { file, busyMs, pragmas }, wait = sleep) {
  const database = new Database(file, { timeout: busyMs });
  for (const pragma of pragmas) {
    for (let waited = 0; ; waited += retryMs) {
      try {
        database.pragma(pragma);
        break;
      } catch (error) {
        if (!String(error.code).startsWith('SQLITE_BUSY') || waited >= busyMs) throw error;
        wait(retryMs);
      }
    }
  }
  return database;
}

module.exports = { openConnection };
