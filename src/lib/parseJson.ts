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
