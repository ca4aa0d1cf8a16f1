import { nanoid } from '@reduxjs/toolkit';
import { callAddress, callHeaders } from '../../api/client';
import { openEnvelope } from '../../api/envelope';
import { apiError, type ApiError } from '../../api/errors';
import type { UploadedPicture } from '../../contract/desk';
import { documentKinds, type UploadedDocument } from '../../contract/pictures';
import { isRecord } from '../../lib/isRecord';

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** Uploads a file. Without a timeout: slow connections may take long. */
async function upload<Uploaded>(url: string, file: File, token: string | null): Promise<Answer<Uploaded>> {
  const body = new FormData();
  body.append('file', file, file.name);
  try {
    const call = { method: 'POST', headers: callHeaders(token, nanoid()), body };
    const response = await fetch(callAddress({ url }), call);
    const opened = openEnvelope(await response.text());
    if (opened.error) return { error: opened.error };
    const data = isRecord(opened.body) ? opened.body.data : undefined;
    return isRecord(data) ? { data: data as unknown as Uploaded } : { error: apiError('parse', 500) };
  } catch {
    return { error: apiError('network', 500) };
  }
}

export type Upload<Uploaded> = (file: File, token: string | null) => Promise<Answer<Uploaded>>;

/** Uploads a picture, which the backend checks and re-encodes. */
export const uploadPicture: Upload<UploadedPicture> = (file, token) => upload('/api/desk/pictures', file, token);

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
