/** The replacement character U+FFFD. */
const unreadable = 0xfffd;

/** The decoded text; null if the bytes are invalid in that encoding. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Counts the characters beyond ASCII: decoded ones and replacement characters. */
function countCharacters(text: string): { decoded: number; lost: number } {
  let [decoded, lost] = [0, 0];
  // Streamed: the decoded text may not fit into memory, e.g. if a video was chosen.
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === unreadable) lost += 1;
    else if (sign > 0x7f) decoded += 1;
  }
  return { decoded, lost };
}

/**
 * Valid UTF-8 is kept: a � in it may be its own, as in an export, unless most of the text was lost before it was saved.
 */
function whole(text: string): string | null {
  const { decoded, lost } = countCharacters(text);
  return lost > decoded ? null : text;
}

/** GBK, unless it is UTF-8 with few invalid bytes, which would decode to wrong characters. */
function decodeGbk(bytes: Uint8Array): string | null {
  const { decoded, lost } = countCharacters(new TextDecoder().decode(bytes));
  return lost < decoded ? null : decodeAs('gb18030', bytes);
}

/** Encodings of content files: those that programs save, as `TextDecoder` names them. */
export const encodings = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** UTF-16 is told by its byte order mark, which programs write. */
function utf16Of([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * A content file: UTF-8, UTF-16 with its mark, or GBK (decoded as GB 18030), in which Chinese spreadsheet programs save
 * CSV files.
 *
 * @param chosen the encoding that somebody has chosen; null: it is recognised
 * @returns null if part of it cannot be decoded, or most of it was lost when it was saved: rejecting it is better than
 * publishing
 */
export function decodeFile(bytes: Uint8Array, chosen: Encoding | null) {
  const of = (encoding: Encoding, text: string | null) => (text === null ? null : { encoding, text });
  const known = chosen ?? utf16Of(bytes);
  if (known !== null) return of(known, decodeAs(known, bytes));
  const text = decodeAs('utf-8', bytes);
  return text === null ? of('gb18030', decodeGbk(bytes)) : of('utf-8', whole(text));
}

/** The text of a content file in the encoding that is recognised, or null. */
export const decodeText = (bytes: Uint8Array): string | null => decodeFile(bytes, null)?.text ?? null;

/** The first line that does not fit the encoding, or, without one, neither UTF-8 nor GB 18030; null: each line does. */
export function unreadableLine(bytes: Uint8Array, chosen: Encoding | null): number | null {
  const tried = chosen === null ? (['utf-8', 'gb18030'] as const) : [chosen];
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    const part = bytes.subarray(start, end);
    if (tried.every((encoding) => decodeAs(encoding, part) === null)) return line;
    start = end;
  }
  return null;
}
