import { nanoid } from '@reduxjs/toolkit';
import { callAddress, callHeaders } from '../../api/client';
import { openEnvelope } from '../../api/envelope';
import { apiError, type ApiError } from '../../api/errors';
import type { UploadedPicture } from '../../contract/desk';
import { documentKinds, type UploadedDocument } from '../../contract/pictures';
import { isRecord } from '../../lib/isRecord';
import type { PastedPicture } from './richText/pasted';

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** Sends a file, or the address of one. Without a timeout: slow connections may take long. */
async function upload<Uploaded>(url: string, source: File | string, token: string | null): Promise<Answer<Uploaded>> {
  const isFile = typeof source !== 'string';
  const body = isFile ? new FormData() : JSON.stringify({ url: source });
  if (isFile) (body as FormData).append('file', source, source.name);
  const type: HeadersInit = isFile ? {} : { 'Content-Type': 'application/json' };
  try {
    const call = { method: 'POST', headers: { ...type, ...callHeaders(token, nanoid()) }, body };
    const response = await fetch(callAddress({ url }), call);
    const opened = openEnvelope(await response.text());
    if (opened.error) return { error: opened.error };
    const data = isRecord(opened.body) ? opened.body.data : undefined;
    return isRecord(data) ? { data: data as unknown as Uploaded } : { error: apiError('parse', 500) };
  } catch {
    return { error: apiError('network', 500) };
  }
}

export type Upload<Uploaded, Source = File> = (source: Source, token: string | null) => Promise<Answer<Uploaded>>;

/** Uploads a picture, which the backend checks and re-encodes. */
export const uploadPicture: Upload<UploadedPicture> = (file, token) => upload('/api/desk/pictures', file, token);

/** Stores a pasted picture, which the server fetches if it is on another site. */
export const storePasted: Upload<UploadedPicture, PastedPicture> = ({ from }, token) =>
  typeof from === 'string' ? upload('/api/desk/pictures/remote', from, token) : uploadPicture(from, token);

/** Extensions of the documents that texts may link to. */
export const documentEndings = Object.keys(documentKinds).map((kind) => `.${kind}`);

/** Uploads whatever a text may hold: a document by its extension, anything else as a picture. */
export const uploadForText: Upload<UploadedPicture | UploadedDocument> = (file, token) =>
  documentEndings.some((ending) => file.name.toLowerCase().endsWith(ending))
    ? upload('/api/desk/documents', file, token)
    : uploadPicture(file, token);

/** Bytes in Base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
