/*
 * A thread that runs the statements of one connection to the embedded database, one after the other: the engine works
 * synchronously, and must not keep the event loop. Plain JavaScript, since a thread starts from a file as it is,
 * whether the server runs compiled or from its sources.
 */
const { parentPort, workerData } = require('node:worker_threads');
const Libsql = require('libsql');

const rememberedStatements = 500;
const retryMs = 10;

const sleep = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Opens the connection and sets its pragmas. Two connections that make a new file a write-ahead log at the same moment get
 * SQLITE_BUSY at once, without the engine's own wait: that is tried again here.
 */
function openConnection({ file, busyMs, pragmas }) {
  const opened = new Libsql(file, { timeout: busyMs });
  for (const pragma of pragmas) {
    for (let waited = 0; ; waited += retryMs) {
      try {
        opened.pragma(pragma);
        break;
      } catch (error) {
        if (!String(error.code).startsWith('SQLITE_BUSY') || waited >= busyMs) throw error;
        sleep(retryMs);
      }
    }
  }
  return opened;
}

const database = openConnection(workerData);
const statements = new Map();

function prepare(sql) {
  const known = statements.get(sql);
  if (known) return known;
  const statement = database.prepare(sql);
  if (statements.size < rememberedStatements) statements.set(sql, statement);
  return statement;
}

function run({ sql, parameters }) {
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

parentPort.on('message', (request) => {
  if (request === 'close') {
    statements.clear();
    try {
      for (const pragma of workerData.atClose) database.pragma(pragma);
    } catch {
      // A disk that is full or gone: the log stays, and is read at the next start.
    }
    database.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ answer: run(request) });
  } catch (error) {
    // An error that is copied between threads keeps its message alone.
    parentPort.postMessage({ failure: { message: String(error.message), code: error.code } });
  }
});
