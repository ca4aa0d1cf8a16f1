import type { ServerConfig } from '../config';

/** Adds to a built page the enabled extras, and whether details are prefetched, where the client reads them at start. */
export const withExtras = (html: string, { extras, prefetch }: Pick<ServerConfig, 'extras' | 'prefetch'>): string =>
  html.replace(/<html\b/, `<html data-extras="${extras.join(' ')}"${prefetch ? '' : ' data-prefetch="off"'}`);
