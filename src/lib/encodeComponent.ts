/** Half of a character, as texts that were cut have it. */
const half = /\p{Surrogate}/gu;

/** `encodeURIComponent` that does not throw where a backend's text holds half of a character. */
export const encodeComponent = (text: string): string => encodeURIComponent(text.replace(half, '\ufffd'));
