/** Stands for what could not be read. */
const unreadable = 0xfffd;

/** The text in an encoding; null for bytes that are none in it. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Signs beyond ASCII: how many can be read, and how many could not be. */
function countSigns(text: string): { kept: number; lost: number } {
  let [kept, lost] = [0, 0];
  // One by one: a text in pieces does not fit into the memory, where somebody took a film for the file.
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === unreadable) lost += 1;
    else if (sign > 0x7f) kept += 1;
  }
  return { kept, lost };
}

/** UTF-8 as it is: a sign � in it is its own, as in an export, unless most of it was lost before it was saved. */
function whole(text: string): string | null {
  const { kept, lost } = countSigns(text);
  return lost > kept ? null : text;
}

/** GBK, unless it is UTF-8 but for some places: these bytes would read as other words. */
function decodeGbk(bytes: Uint8Array): string | null {
  const { kept, lost } = countSigns(new TextDecoder().decode(bytes));
  return lost < kept ? null : decodeAs('gb18030', bytes);
}

/**
 * The text of a content file: UTF-8, or GBK (as part of GB 18030), in which Chinese spreadsheet programs save a CSV file.
 * @returns null where some of it cannot be read, or most of it could not when it was saved: it is better refused than
 *   published
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeAs('utf-8', bytes);
  return text === null ? decodeGbk(bytes) : whole(text);
}
