// A database server that the parent process stops and starts by messages: `start`, or the name of a signal.
import { preparePostgres, prepareRedis } from './testStores.mjs';

const store = process.argv[2] === 'postgres' ? await preparePostgres() : await prepareRedis();
process.on('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  if (message === 'start') await store.start();
  else await store.stop(message);
  process.send({ done: message });
});
process.send({ url: store?.url ?? null });
