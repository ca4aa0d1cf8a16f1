/** Accepted picture formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Number of bytes needed to detect the format. */
export const headBytes = 64;

/** ISO media files start with their main brand and compatible brands. */
function isAvif(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length));
  return /^(?:.{4})*?(?:avif|avis)/s.test(brands);
}

/** Detects a picture's format by its first bytes; null for any other file, including SVG. */
export function pictureKind(head: Buffer): PictureKind | null {
  if (head.length < 12) return null;
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  return isAvif(head) ? 'avif' : null;
}
