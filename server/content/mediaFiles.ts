import fs from 'node:fs';
import path from 'node:path';

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

/** Whether a name such as `pictures/map.svg` is one that the portal serves. */
export function isMediaName(name: string): boolean {
  const [kind, ...rest] = name.split('/');
  return rest.length > 0 && Object.hasOwn(mediaNames, kind!) && mediaNames[kind as MediaKind].test(name);
}

/** All pictures and downloads of a folder of content. */
export function mediaIn(folder: string): MediaFile[] {
  return mediaKinds
    .filter((kind) => fs.existsSync(path.join(folder, kind)))
    .flatMap((kind) =>
      fs
        .readdirSync(path.join(folder, kind), { recursive: true, encoding: 'utf8' })
        .sort()
        .map((name) => `${kind}/${name.split(path.sep).join('/')}`),
    )
    .filter(isMediaName)
    .map((name) => ({ from: path.join(folder, name), name }));
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
