/**
 * Pictures that were uploaded: one address names a picture in its full size, and from it follow the addresses of the
 * smaller ones, so that whoever shows it needs nothing else.
 */

/** Widths in which a wider picture is kept too. */
export const smallerWidths = [96, 320, 640, 1280] as const;

const address = /^(.*\/profile\/uploads\/[\da-f]{32}\/)(\d+)x(\d+)(\.\w+)$/;

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

/** A picture in its sizes. */
export interface SizedPicture {
  /** Of the full size. */
  width: number;
  height: number;
  srcSet: string;
}

/** The sizes of an uploaded picture, on whatever host it is; undefined for an address of any other. */
export function sizedPicture(url: string): SizedPicture | undefined {
  const [, folder, width, height, ending] = address.exec(url) ?? [];
  if (!folder) return undefined;
  const smaller = smallerWidths
    .filter((each) => each < Number(width))
    .map((each) => `${folder}${each}${ending} ${each}w`);
  return { width: Number(width), height: Number(height), srcSet: [...smaller, `${url} ${width}w`].join(', ') };
}
