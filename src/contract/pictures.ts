/**
 * Pictures that were uploaded: one address names a picture in its full size, and from it follow the addresses of the
 * smaller ones, so that whoever shows it needs nothing else.
 */

/** Widths in which a wider picture is kept too. */
export const smallerWidths = [96, 320, 640, 1280] as const;

const address = /^\/profile\/uploads\/([0-9a-f]{32})\/(\d{1,5})x(\d{1,5})\.(jpg|png)$/;

/** What an address says of its picture. */
export interface PictureAddress {
  id: string;
  width: number;
  height: number;
  /** The browser that reads WebP gets that at the same address. */
  format: 'jpg' | 'png';
}

/** Address of a picture in its full size. */
export const pictureUrl = ({ id, width, height, format }: PictureAddress): string =>
  `/profile/uploads/${id}/${width}x${height}.${format}`;

/** What an address says; null for one that names no uploaded picture. */
export function readPictureUrl(url: string): PictureAddress | null {
  const [, id, width, height, format] = address.exec(url) ?? [];
  if (id === undefined) return null;
  return { id, width: Number(width), height: Number(height), format: format === 'png' ? 'png' : 'jpg' };
}

/** The sizes of a picture for `srcset`; null for one that has no others. */
export function pictureSrcSet(url: string): string | null {
  const picture = readPictureUrl(url);
  if (picture === null) return null;
  const { id, width, format } = picture;
  const smaller = smallerWidths.filter((each) => each < width);
  if (smaller.length === 0) return null;
  return [...smaller.map((each) => `/profile/uploads/${id}/${each}.${format} ${each}w`), `${url} ${width}w`].join(', ');
}
