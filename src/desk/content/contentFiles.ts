import { nanoid } from '@reduxjs/toolkit';
import { callAddress, callHeaders } from '../../api/client';
import { openEnvelope } from '../../api/envelope';
import { apiError, type ApiError } from '../../api/errors';
import type { UploadedPicture } from '../../contract/desk';
import { isRecord } from '../../lib/isRecord';

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** Uploads a picture, which the backend checks and re-encodes. Without a timeout: slow connections may take long. */
export async function uploadPicture(file: File, token: string | null): Promise<Answer<UploadedPicture>> {
  const body = new FormData();
  body.append('file', file, file.name);
  try {
    const call = { method: 'POST', headers: callHeaders(token, nanoid()), body };
    const response = await fetch(callAddress({ url: '/api/desk/pictures' }), call);
    const opened = openEnvelope(await response.text());
    if (opened.error) return { error: opened.error };
    const data = isRecord(opened.body) ? opened.body.data : undefined;
    return isRecord(data) ? { data: data as unknown as UploadedPicture } : { error: apiError('parse', 500) };
  } catch {
    return { error: apiError('network', 500) };
  }
}

/** Bytes in Base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
