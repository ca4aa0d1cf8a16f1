import fs from 'node:fs';

/** Memory that a process holds, in bytes; null where the system does not tell. */
export function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const found = fs.existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8')) : null;
  return found ? Number(found[1]) * 1024 : null;
}

/** A core for a server alone, where programs can be held to one and another is left for who asks; undefined elsewhere. */
export const coreForServer = (count) =>
  process.platform === 'linux' && count > 1 && fs.existsSync('/usr/bin/taskset') ? 0 : undefined;
