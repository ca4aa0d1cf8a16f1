import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from '../../src/contract/decodeText';

/** Folders served under /profile, and the allowed file extensions. */
export const mediaNames = {
  pictures: /\.(?:svg|png|jpe?g|gif|webp|avif)$/i,
  files: /\.(?:zip|rar|pdf|docx?|xlsx?|pptx?|txt|mp4|webm)$/i,
} as const;

type MediaKind = keyof typeof mediaNames;

/** Folders with pictures and files of the content. */
export const mediaKinds = Object.keys(mediaNames) as MediaKind[];

/** A picture or download that comes with content. */
export interface MediaFile {
  /** Source path. */
  from: string;
  /** Path below the data folder, such as `pictures/map.svg`. */
  name: string;
}

/** Whether a name such as `pictures/map.svg` may be served: no dotfiles, no path traversal. */
export function isMediaName(name: string): boolean {
  const [kind, ...rest] = name.split('/');
  if (rest.some((part) => part === '' || part.startsWith('.'))) return false;
  return rest.length > 0 && Object.hasOwn(mediaNames, kind!) && mediaNames[kind as MediaKind].test(name);
}

/** All entries of a folder, without following links: by version and call, Node's recursive `readdir` does that or not. */
function entriesBelow(folder: string): fs.Dirent[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entriesBelow(path.join(folder, entry.name)) : [entry]));
}

/** All pictures and downloads of a content folder. @throws Error for a link that is broken or leads out of it */
export function mediaIn(place: string): MediaFile[] {
  const folder = fs.realpathSync.native(place);
  return mediaKinds
    .filter((kind) => fs.existsSync(path.join(folder, kind)))
    .flatMap((kind) => entriesBelow(path.join(folder, kind)))
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isMediaName)
    .sort()
    .map((name) => {
      const from = fileIn(folder, name);
      if (from === null) throw new Error(`${name} is a link to what is no file in ${place}`);
      return { from, name };
    });
}

/** Copies pictures and downloads into the data folder, overwriting files of the same name. */
export function copyMedia(media: MediaFile[], dataDir: string): void {
  for (const { from, name } of media) {
    const to = path.join(dataDir, name);
    if (path.resolve(from) === to) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(from, to);
  }
}

/** Path of a file that content refers to; null if it does not exist or lies outside the content folder, a real path. */
export function fileIn(folder: string, name: string): string | null {
  const file = path.resolve(folder, name);
  try {
    return fs.statSync(file).isFile() && fs.realpathSync.native(file).startsWith(folder + path.sep) ? file : null;
  } catch {
    // Nor does one of a name that no file can have.
    return null;
  }
}

/** The text of a file; null if its encoding is unknown. */
export const readText = (file: string): string | null => decodeText(fs.readFileSync(file));
