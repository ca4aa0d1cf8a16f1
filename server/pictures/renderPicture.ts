import type sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { smallerWidths } from '../../src/contract/pictures';
import { BusinessError, TooManyRequests } from '../lib/errors';
import { limitConcurrency } from '../lib/concurrency';
import type { UploadedFiles } from './pictures';

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

type SharpLibrary = typeof sharp;

/** What a picture is used for. */
export type PictureUse = 'content' | 'avatar';

/** A picture in all its sizes and formats. */
export interface RenderedPicture extends UploadedFiles {
  /** Fallback format for browsers without WebP. */
  format: 'jpg' | 'png';
}

/** Maximum pixels, as of a good camera; more is a decompression bomb. */
const maxPixels = 50_000_000;

/** Maximum size of pictures in content; tall ones scroll. */
const maxSize = { width: 1920, height: 8000 };

/** Side length of avatars. */
const avatarSide = 256;

const webp = { quality: 82, smartSubsample: true };

/** Timeout per step, s. */
const seconds = 20;

export const pictureRefusals = {
  kind: '只能上传 JPG、PNG、WebP、AVIF 或 GIF 格式的图片',
  broken: '图片文件已损坏，请重新选择',
  tooManyPixels: '图片尺寸过大，请缩小到 5000 万像素以内再上传',
};

// Decoding takes memory and a whole core. Copies for visitors are not in the way of uploads.
const limited = limitConcurrency(1, 50);
const limitedCopies = limitConcurrency(1, 50);

let loaded: Promise<SharpLibrary> | null = null;

/** Loads the library with the first picture: the portal works without it if there are no uploads. */
function loadSharp(): Promise<SharpLibrary> {
  loaded ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    library.concurrency(1);
    // Disables decoders of formats that are not accepted.
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
    });
    return library;
  });
  return loaded;
}

const formatOf: Record<PictureKind, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' };

/** Any error from the library means that the file is invalid. */
async function blameFile<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BusinessError || error instanceof TooManyRequests) throw error;
    throw new BusinessError(
      /pixel limit/i.test(String(error)) ? pictureRefusals.tooManyPixels : pictureRefusals.broken,
    );
  }
}

function checkHead({ format, width, height }: Metadata, kind: PictureKind): void {
  if (format !== formatOf[kind]) throw new BusinessError(pictureRefusals.broken);
  if (width * height > maxPixels) throw new BusinessError(pictureRefusals.tooManyPixels);
}

/** The first frame, rotated upright, without metadata, scaled down. */
function decode(library: SharpLibrary, file: string, use: PictureUse): Sharp {
  const upright = library(file, { pages: 1, limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds })
    .autoOrient()
    .toColourspace('srgb');
  if (use === 'avatar') return upright.resize({ width: avatarSide, height: avatarSide, fit: 'cover' });
  return upright.resize({ ...maxSize, fit: 'inside', withoutEnlargement: true });
}

async function render(file: string, kind: PictureKind, use: PictureUse): Promise<RenderedPicture> {
  const library = await loadSharp();
  checkHead(await blameFile(library(file, { limitInputPixels: maxPixels }).metadata()), kind);
  const { data, info } = await blameFile(decode(library, file, use).raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const decoded = () => library(data, { raw: { width, height, channels } }).timeout({ seconds });
  // Two or four channels include transparency.
  const isOpaque = channels % 2 === 1 || (await decoded().stats()).isOpaque;
  const format = isOpaque ? 'jpg' : 'png';
  const files: RenderedPicture['files'] = [];
  for (const each of [...smallerWidths.filter((smaller) => smaller < width), width]) {
    const name = each === width ? `${width}x${height}` : String(each);
    const sized = isOpaque ? decoded().removeAlpha().resize(each) : decoded().resize(each);
    const fallback = isOpaque ? sized.jpeg({ quality: 82, mozjpeg: true }) : sized.png({ compressionLevel: 9 });
    files.push({ name: `${name}.webp`, content: await sized.clone().webp(webp).toBuffer() });
    files.push({ name: `${name}.${format}`, content: await fallback.toBuffer() });
  }
  return { width, height, format, files };
}

async function renderWidth(file: string, kind: PictureKind, width: number): Promise<Buffer> {
  const library = await loadSharp();
  checkHead(await blameFile(library(file, { limitInputPixels: maxPixels }).metadata()), kind);
  if (kind === 'gif') throw new BusinessError(pictureRefusals.kind);
  const narrower = decode(library, file, 'content').resize({ width, withoutEnlargement: true });
  return blameFile(narrower.webp(webp).toBuffer());
}

/**
 * A picture as WebP, no wider than this.
 * @throws BusinessError for a file that may move, is broken, or too large to decode
 */
export const renderCopy = (file: string, kind: PictureKind, width: number): Promise<Buffer> =>
  limitedCopies(() => renderWidth(file, kind, width));

/**
 * Re-encodes a picture in the sizes and formats that the pages need. Nothing of the original file is kept.
 * @throws BusinessError for a file that is broken, or too large to decode
 */
export const renderPicture = (file: string, kind: PictureKind, use: PictureUse): Promise<RenderedPicture> =>
  limited(() => render(file, kind, use));
