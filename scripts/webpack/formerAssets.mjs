import fs from 'node:fs';
import path from 'node:path';

/** How long former assets are kept for tabs that are still open, ms. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const noteOf = (folder) => `${folder}.former.json`;

/** Files of former builds in a build's folder, with the time since when they are former, ms since 1970. */
export function formerAssets(folder) {
  try {
    return JSON.parse(fs.readFileSync(noteOf(folder), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Decides which files of former builds a build keeps in its folder: their scripts and styles, for open tabs and for a
 * server that still runs with them. A JSON file beside the folder lists them.
 *
 * @param {string} folder
 * @param {() => number} [now] ms since 1970
 * @returns {(file: string) => boolean} called with each file of the folder that the build did not write
 */
export function keepsFormerAssets(folder, now = Date.now) {
  let before;
  const current = {};
  return (file) => {
    if (!file.startsWith('assets/')) return false;
    before ??= formerAssets(folder);
    const since = before[file] ?? now();
    if (now() - since >= lifetime) return false;
    current[file] = since;
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.writeFileSync(noteOf(folder), JSON.stringify(current));
    return true;
  };
}
