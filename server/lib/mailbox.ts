/** Whether a text is a mail address. */
export const isAddress = (text: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text);

/** Reads `a@b` or `名称 <a@b>`, the name, which may be empty, in quotation marks or not. @returns null for anything else */
export function readMailbox(text: string): { name: string; address: string } | null {
  // eslint-disable-next-line regexp/no-super-linear-move -- reads a setting
  const [, quoted, plain = '', inside] = /^(?:"([^"\\]*)"|([^"<>]*))<([^<>]*)>$/.exec(text.trim().replace(/\s+</, '<')) ?? []; // prettier-ignore
  const [name, address] = inside === undefined ? ['', text.trim()] : [(quoted ?? plain).trim(), inside.trim()];
  return isAddress(address) ? { name, address } : null;
}
