/**
 * The file path of a getAttFile answer (wire §1, row 40): a text, or the first entry of a list; '' for none, null where
 * there was no answer.
 */
export function attachmentPathOf(body: unknown): string | null {
  if (body === null) return null;
  const data = typeof body === 'object' && 'data' in body ? body.data : body;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return typeof first === 'string' ? first.trim() : '';
}
