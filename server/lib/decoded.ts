/** A text of an address, percent-decoded; as it is if it is not encoded that way. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
