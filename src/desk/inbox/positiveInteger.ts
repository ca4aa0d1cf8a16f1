/** A whole number above zero as an address has it; null for anything else. */
export const positiveInteger = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
