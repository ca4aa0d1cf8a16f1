import { fileUrl } from '../../lib/fileUrl';

const ofData = /^data:/i;

/** The URL of the first picture of a rich text, except data URLs. */
export function firstPicture(html: unknown): string | undefined {
  const src = typeof html === 'string' ? /<img\b[^<>]*?\ssrc="([^"]+)"/i.exec(html)?.[1] : undefined;
  const address = fileUrl(src?.replace(/&amp;/g, '&'));
  return address === undefined || ofData.test(address) ? undefined : address;
}

/** A picture that preview cards can show: bitmap formats with a URL. */
export const bitmapOf = (address: string | undefined): string | undefined =>
  address === undefined || ofData.test(address) || /\.svg(?:[?#]|$)/i.test(address) ? undefined : address;
