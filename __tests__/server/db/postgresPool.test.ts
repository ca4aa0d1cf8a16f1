import net from 'node:net';
import { postgresPool } from '../../../server/db/postgresPool';
import { listen } from '../../support/listen';

it('says which line PgBouncer lacks when it refuses the time limits of a server', async () => {
  const text = 'unsupported startup parameter: statement_timeout';
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
  const pgbouncer = net.createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  const pool = postgresPool(`postgres://portal@127.0.0.1:${await listen(pgbouncer)}/portal`, 'bounded');
  await expect(pool.connect()).rejects.toThrow(
    `${text}: pgbouncer.ini needs the line ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout (`,
  );
  await pool.end();
});
