import fs from 'node:fs';
import path from 'node:path';

/** A tab that stays open longer than this after a release has to be loaded anew, ms. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const noteOf = (folder) => `${folder}.former.json`;

/** The files of a build's folder that are of former builds alone: since when, ms since 1970. */
export function formerAssets(folder) {
  try {
    return JSON.parse(fs.readFileSync(noteOf(folder), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Says which files a build leaves in its folder though they are not its own: scripts and styles of former builds, for the
 * tabs that are open and for a server that still runs with them. A note beside the folder holds them.
 *
 * @param {string} folder
 * @param {() => number} [now] ms since 1970
 * @returns {(file: string) => boolean} told each file of the folder that the build did not make
 */
export function keepsFormerAssets(folder, now = Date.now) {
  let before;
  const kept = {};
  return (file) => {
    if (!file.startsWith('assets/')) return false;
    before ??= formerAssets(folder);
    const since = before[file] ?? now();
    if (now() - since >= lifetime) return false;
    kept[file] = since;
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.writeFileSync(noteOf(folder), JSON.stringify(kept));
    return true;
  };
}
