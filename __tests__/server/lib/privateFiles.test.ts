import fs from 'node:fs';
import path from 'node:path';
import { makeZip } from '../../support/archives';
import { startAccountServer, Visitor } from '../../support/visitor';
import { tempFolder } from '../../support/tempFolder';

const folder = tempFolder();

const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

it('makes the data folder and its files private to the server’s user, also an existing folder', async () => {
  const dataDir = path.join(folder, 'open');
  fs.mkdirSync(dataDir);
  fs.chmodSync(dataDir, 0o755);
  const server = await startAccountServer({ config: { dataDir } });
  const visitor = await new Visitor(server).join('13900000001');
  const { attId } = (await visitor.upload(makeZip([{ name: 'a' }]), 'a.zip')).body;
  expect(modeOf(dataDir)).toBe('700');
  expect(modeOf(path.join(dataDir, 'attachments'))).toBe('700');
  for (const file of ['portal.db', 'portal.db-wal', 'portal.db-shm', 'portal.lock', `attachments/${String(attId)}`]) {
    expect([file, modeOf(path.join(dataDir, file))]).toEqual([file, '600']);
  }
  await server.app.close();
  // As left by an earlier version, or copied by hand.
  const loosened = ['portal.db', 'portal.lock', 'secret.key'];
  for (const file of loosened) fs.chmodSync(path.join(dataDir, file), 0o644);
  await startAccountServer({ config: { dataDir } });
  for (const file of loosened) expect([file, modeOf(path.join(dataDir, file))]).toEqual([file, '600']);
});

it('does not change the permissions of a shared folder', async () => {
  const dataDir = path.join(folder, 'shared');
  fs.mkdirSync(dataDir);
  fs.chmodSync(dataDir, 0o1777);
  await startAccountServer({ config: { dataDir } });
  expect(modeOf(dataDir)).toBe('777');
});

it('leaves the whole store in the database file when the server stops', async () => {
  const server = await startAccountServer({ config: { dataDir: path.join(folder, 'stopped') } });
  await new Visitor(server).join('13900000007');
  await server.app.close();
  const copy = path.join(folder, 'copy');
  fs.mkdirSync(copy);
  fs.copyFileSync(path.join(server.config.dataDir, 'portal.db'), path.join(copy, 'portal.db'));
  const restored = await startAccountServer({ config: { dataDir: copy } });
  expect((await new Visitor(restored).logIn('13900000007', 'secret-1')).body.code).toBe(0);
});
