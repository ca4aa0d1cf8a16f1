/** Kinds of pictures that are accepted. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** How many bytes tell the kind. */
export const headBytes = 64;

/** An ISO media file names its brand first, and others that it is compatible with. */
function isAvif(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length));
  return /^(?:.{4})*?(?:avif|avis)/s.test(brands);
}

/** The kind of a picture by its first bytes; null for any other file, SVG among them. */
export function pictureKind(head: Buffer): PictureKind | null {
  if (head.length < 12) return null;
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  return isAvif(head) ? 'avif' : null;
}
