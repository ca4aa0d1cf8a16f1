import type { Extra } from '../../src/contract/extras';

/** Says on a built page what this portal offers; its script reads that once, when it starts. */
export const withExtras = (html: string, extras: readonly Extra[]): string =>
  html.replace(/<html\b/, `<html data-extras="${extras.join(' ')}"`);
