/** A lone surrogate, from truncated texts. */
const half = /\p{Surrogate}/gu;

/** `encodeURIComponent` that does not throw on lone surrogates. */
export const encodeComponent = (text: string): string => encodeURIComponent(text.replace(half, '\ufffd'));
