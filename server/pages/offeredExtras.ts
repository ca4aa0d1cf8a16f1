import type { Extra } from '../../src/contract/extras';

/** Adds the enabled extras to a built page, where the client reads them at start. */
export const withExtras = (html: string, extras: readonly Extra[]): string =>
  html.replace(/<html\b/, `<html data-extras="${extras.join(' ')}"`);
