import net from 'node:net';
import { postgresPool } from '../../../server/db/postgresPool';
import { listen } from '../../support/listen';

/** Why a server that refuses every connection with these words cannot be connected to. */
async function refusedWith(code: string, text: string): Promise<unknown> {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
  const refusing = net.createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  const pool = postgresPool(`postgres://portal@127.0.0.1:${await listen(refusing)}/portal`, 'bounded');
  const reason: unknown = await pool.connect().catch((error: unknown) => error);
  await pool.end();
  return reason;
}

it('says which line PgBouncer lacks when it refuses the time limits of a server', async () => {
  const text = 'unsupported startup parameter: statement_timeout';
  expect(String(await refusedWith('08P01', text))).toContain(
    `${text}: pgbouncer.ini needs the line ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout (`,
  );
});

it.each([
  ['55000', 'database "portal" is not currently accepting connections'],
  ['3D000', 'database "portal" does not exist'],
  ['28000', 'role "portal" is not permitted to log in'],
  ['28P01', 'password authentication failed for user "portal"'],
])('takes a server that refuses connections for unavailable (%s)', async (code, text) => {
  expect(await refusedWith(code, text)).toMatchObject({ statusCode: 503, message: text });
});
