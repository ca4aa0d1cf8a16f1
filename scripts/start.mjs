// Builds what is missing or out of date, then serves the portal: one command on a fresh machine.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { buildOrExit, clientTarget, staleTargets } from './support/build.mjs';
import { root } from './support/root.mjs';
import { run } from './support/run.mjs';

function refuse(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Why a port cannot be opened, by the system's code. */
const portReasons = {
  EADDRINUSE: 'is taken: end the program that listens there, or choose another port',
  EACCES: 'may not be opened by this user: choose another port, above 1023,',
  EADDRNOTAVAIL: 'cannot be opened, since this machine does not have that address: choose another one',
  ENOTFOUND: 'cannot be opened, since that name has no address: choose another one',
};

/** Ends the command where the server could not listen. What makes no sense the server's own check names. */
async function checkPort({ host, port, setting }) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const server = net.createServer();
  const code = await new Promise((resolve) => {
    server.once('error', (error) => resolve(error.code));
    server.listen({ host, port }, () => server.close(() => resolve('')));
  });
  if (code)
    refuse(
      `Port ${port} of ${host} ${portReasons[code] ?? `cannot be opened (${code}): choose another one`} with ${setting}`,
    );
}

/** The folder, or the nearest one above it that exists. */
const existing = (folder) => (fs.existsSync(folder) ? folder : existing(path.dirname(folder)));

const fullDisk = ({ folder, bytes, instead }, left) =>
  refuse(
    `The disk is full: ${folder} has room for ${left}, and ${bytes / 1e6} MB are needed: delete what is not needed${instead}`,
  );

/** Ends the command where a disk has too little room. Some file systems do not count files. */
function checkRoom(place) {
  const { bavail, bsize, files, ffree } = fs.statfsSync(existing(place.folder));
  if (bavail * bsize < place.bytes) fullDisk(place, `${Math.floor((bavail * bsize) / 1e6)} MB`);
  if (files > 0 && ffree < 1000) fullDisk(place, `${ffree} files`);
}

/** Ends the command where nothing can be written. It tries: a read-only disk and a quota are no matter of access rights. */
function checkWriting(place) {
  const folder = existing(place.folder);
  const file = path.join(folder, `.write-check-${process.pid}`);
  let code = '';
  try {
    fs.writeFileSync(file, Buffer.alloc(65_536), { mode: 0o600, flush: true });
  } catch (error) {
    code = error.code;
  }
  if (!code || fs.existsSync(file)) fs.rmSync(file, { force: true });
  if (['ENOSPC', 'EDQUOT'].includes(code)) fullDisk(place, 'less');
  if (code) refuse(`Nothing can be written into ${folder} (${code}): let this user write there${place.instead}`);
}

const targets = [clientTarget(), 'desk', 'renderer', 'server'];
const { HOST, PORT, PORTAL_METRICS, PORTAL_UPSTREAM, DATA_DIR } = process.env;
const [, metricsHost, metricsPort] = /^\[?(.+?)\]?:(\d+)$/.exec(PORTAL_METRICS ?? '') ?? [];
const dataDir = path.resolve(root, DATA_DIR || 'data');
const places = [
  // With the compilers' cache.
  ...(staleTargets(targets).length > 0 ? [{ folder: path.join(root, 'dist'), bytes: 300e6, instead: '' }] : []),
  // A portal that has filled its disk still starts while it can write at all.
  ...(PORTAL_UPSTREAM
    ? []
    : [
        {
          folder: dataDir,
          bytes: fs.existsSync(path.join(dataDir, 'portal.db')) ? 10e6 : 100e6,
          instead: ', or choose another folder with DATA_DIR',
        },
      ]),
];
await checkPort({ host: HOST || '127.0.0.1', port: Number(PORT || '3000'), setting: 'HOST and PORT' });
if (metricsPort) await checkPort({ host: metricsHost, port: Number(metricsPort), setting: 'PORTAL_METRICS' });
for (const place of places) checkRoom(place);
for (const place of places) checkWriting(place);

// The server takes seconds to build and knows all settings; the pages take a minute or more.
await buildOrExit('server');
try {
  createRequire(import.meta.url)(path.join(root, 'dist/server/config.js')).readConfig();
} catch (error) {
  refuse(error.message);
}
await buildOrExit(...targets);
// The shared helper forwards signals to the server; its exit code becomes this command's.
process.exitCode = await run(process.execPath, [path.join(root, 'dist/server/main.js')]);
