import fs from 'node:fs';
import path from 'node:path';
import { fileIn } from './contentFile';

/** The folders whose files are served under /profile, and what may be in them, by the ending of its name. */
export const mediaNames = {
  pictures: /\.(?:svg|png|jpe?g|gif|webp|avif)$/i,
  files: /\.(?:zip|rar|pdf|docx?|xlsx?|pptx?|txt|mp4|webm)$/i,
} as const;

type MediaKind = keyof typeof mediaNames;

/** Folders that hold pictures and files of the content. */
export const mediaKinds = Object.keys(mediaNames) as MediaKind[];

/** A picture or a download that comes with content. */
export interface MediaFile {
  /** Where it is now. */
  from: string;
  /** Its place below the data folder, such as `pictures/map.svg`. */
  name: string;
}

/** Whether a name such as `pictures/map.svg` is one that the portal serves: no hidden one, and no way up. */
export function isMediaName(name: string): boolean {
  const [kind, ...rest] = name.split('/');
  if (rest.some((part) => part === '' || part.startsWith('.'))) return false;
  return rest.length > 0 && Object.hasOwn(mediaNames, kind!) && mediaNames[kind as MediaKind].test(name);
}

/**
 * All pictures and downloads of a folder of content.
 * @throws Error where one is a link that leads out of the folder, or nowhere: what lies there is not the content's.
 */
export function mediaIn(place: string): MediaFile[] {
  const folder = fs.realpathSync.native(place);
  return mediaKinds
    .filter((kind) => fs.existsSync(path.join(folder, kind)))
    .flatMap((kind) => fs.readdirSync(path.join(folder, kind), { recursive: true, withFileTypes: true }))
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

/** Copies pictures and downloads into the data folder, where the server finds them. Those of the same name go. */
export function copyMedia(media: MediaFile[], dataDir: string): void {
  for (const { from, name } of media) {
    const to = path.join(dataDir, name);
    if (path.resolve(from) === to) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(from, to);
  }
}
