/**
 * Uploaded pictures: the URL of the full-size picture determines the URLs of the smaller ones, so that entities need to
 * store only one.
 */

export const smallerWidths = [96, 320, 480, 640, 800, 960, 1280] as const;

const address = /^(.*\/profile\/uploads\/[\da-f]{32}\/)(\d+)x(\d+)(\.\w+)$/;

export interface PictureAddress {
  id: string;
  width: number;
  height: number;
  /** Browsers that accept WebP get it at the same URL. */
  format: 'jpg' | 'png';
}

/** URL of the full-size picture. */
export const pictureUrl = ({ id, width, height, format }: PictureAddress): string =>
  `/profile/uploads/${id}/${width}x${height}.${format}`;

/** Files that content may link to, by extension, with their names. */
export const documentKinds = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel', ofd: 'OFD', wps: 'WPS', zip: 'ZIP' } as const;

export type DocumentKind = keyof typeof documentKinds;

export interface UploadedDocument {
  /** Path on this site. */
  url: string;
  kind: DocumentKind;
  /** Bytes. */
  size: number;
  fileName: string;
}

/** URL of an uploaded document; it is saved under the name that it was uploaded with. */
export const documentUrl = (id: string, kind: DocumentKind): string => `/profile/uploads/${id}/file.${kind}`;

const ownAddress = /^\/profile\/pictures\/.+\.(?:jpe?g|png|webp|avif)$/i;

/** The widths of a picture of the operator's own: the server makes those that are asked for, and never enlarges. */
export const ownSrcSet = (url: string): string | undefined =>
  ownAddress.test(url)
    ? [...smallerWidths.map((each) => `${url}?w=${each} ${each}w`), `${url} 1920w`].join(', ')
    : undefined;

/** The full size of an uploaded picture, on any host, and its sources; undefined for other URLs. */
export function sizedPicture(url: string) {
  const [, folder, width, height, ending] = address.exec(url) ?? [];
  if (!folder) return undefined;
  const smaller = smallerWidths
    .filter((each) => each < Number(width))
    .map((each) => `${folder}${each}${ending} ${each}w`);
  return { width: Number(width), height: Number(height), srcSet: [...smaller, `${url} ${width}w`].join(', ') };
}
