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
function countCharacters(text: string): { kept: number; lost: number } {
  let [kept, lost] = [0, 0];
  // Streamed: the decoded text may not fit into memory, e.g. if a video was chosen.
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === unreadable) lost += 1;
    else if (sign > 0x7f) kept += 1;
  }
  return { kept, lost };
}

/**
 * Valid UTF-8 is kept: a � in it may be its own, as in an export, unless most of the text was lost before it was saved.
 */
function whole(text: string): string | null {
  const { kept, lost } = countCharacters(text);
  return lost > kept ? null : text;
}

/** GBK, unless it is UTF-8 with few invalid bytes, which would decode to wrong characters. */
function decodeGbk(bytes: Uint8Array): string | null {
  const { kept, lost } = countCharacters(new TextDecoder().decode(bytes));
  return lost < kept ? null : decodeAs('gb18030', bytes);
}

/**
 * The text of a content file: UTF-8, or GBK (decoded as GB 18030), in which Chinese spreadsheet programs save CSV
 * files.
 *
 * @returns null if part of it cannot be decoded, or most of it was lost when it was saved: rejecting it is better than
 * publishing
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeAs('utf-8', bytes);
  return text === null ? decodeGbk(bytes) : whole(text);
}
