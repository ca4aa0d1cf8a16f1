/** Whether a value is a non-array object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string | null | undefined): unknown {
  // An error would make the engine parse the whole script again, for the place that it names.
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
