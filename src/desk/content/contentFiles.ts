import { callAddress, callHeaders } from '../../api/client';
import { openEnvelope } from '../../api/envelope';
import { apiError, type ApiError } from '../../api/errors';
import type { UploadedPicture } from '../../contract/desk';

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** Sends a picture; it is checked and made anew by the backend. */
export async function uploadPicture(file: File, token: string | null): Promise<Answer<UploadedPicture>> {
  const body = new FormData();
  body.append('file', file, file.name);
  const call = { method: 'POST', headers: callHeaders(token), body };
  const response = await fetch(callAddress({ url: '/api/desk/pictures' }), call).catch(() => null);
  if (!response) return { error: apiError('network', 500) };
  const opened = openEnvelope(await response.text());
  return opened.error ? { error: opened.error } : { data: (opened.body as { data: UploadedPicture }).data };
}

/** An area's content file. */
export async function fetchContentFile(
  area: string,
  format: 'json' | 'csv',
  token: string | null,
): Promise<Answer<Blob>> {
  const call = { url: '/api/desk/content/export', params: { area, format } };
  const response = await fetch(callAddress(call), { headers: callHeaders(token) }).catch(() => null);
  if (!response) return { error: apiError('network', 500) };
  const disposition = response.headers.get('content-disposition') ?? '';
  if (response.ok && disposition.startsWith('attachment')) return { data: await response.blob() };
  return { error: openEnvelope(await response.text()).error ?? apiError('http', response.status) };
}

/** Hands a file to the browser to keep. */
export function keepFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
