/**
 * The file path in a getAttFile response: a string, or the first entry of a list; '' if there is none, null without a
 * response.
 */
export function attachmentPathOf(body: unknown): string | null {
  if (body === null) return null;
  const data = typeof body === 'object' && 'data' in body ? body.data : body;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return typeof first === 'string' ? first.trim() : '';
}
