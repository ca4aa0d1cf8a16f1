import fs from 'node:fs';

/** Resident memory of a process, in bytes; null where it is not available. */
export function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const found = fs.existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8')) : null;
  return found ? Number(found[1]) * 1024 : null;
}

/**
 * A CPU core for the server alone, where processes can be pinned and another core is left for the client; else
 * undefined.
 */
export const coreForServer = (count) =>
  process.platform === 'linux' && count > 1 && fs.existsSync('/usr/bin/taskset') ? 0 : undefined;
