/** The file path of a getAttFile answer (wire §1, row 40): a text, or the first entry of a list; null for none. */
export function attachmentPathOf(body: unknown): string | null {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}
