import { fileUrl } from '../../lib/fileUrl';

const ofData = /^data:/i;

/** The address of the first picture of a rich text, unless it is part of the text. */
export function firstPicture(html: unknown): string | undefined {
  const src = typeof html === 'string' ? /<img\b[^<>]*?\ssrc="([^"]+)"/i.exec(html)?.[1] : undefined;
  const address = fileUrl(src?.replace(/&amp;/g, '&'));
  return address === undefined || ofData.test(address) ? undefined : address;
}

/** A picture that preview cards can show: they know no drawings, and nothing that is not at an address. */
export const bitmapOf = (address: string | undefined): string | undefined =>
  address === undefined || ofData.test(address) || /\.svg(?:[?#]|$)/i.test(address) ? undefined : address;
