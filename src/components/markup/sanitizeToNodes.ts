import DOMPurify, { type Config } from 'dompurify';
import { carryStyles } from './carryStyles';

/** Markup as sanitised nodes, whose styles are carried by another attribute; none where nothing is left, as of a frameset. */
export const sanitizeToNodes = (html: string, config: Config): DocumentFragment =>
  (DOMPurify.sanitize(carryStyles(html), { ...config, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null) ??
  document.createDocumentFragment();
