import { cleanUpRichText } from '../../src/contract/richText/cleanUp';
import { serverOptions, serverReadOptions, sourceOf, type LeftOut } from '../../src/contract/richText/source';
import type { Root } from '../../src/contract/dom';
import { allowedStyle, isAllowedAddress, richTextRules, styleCarrier } from '../../src/contract/richText';
import { withoutDeepTags } from '../lib/htmlToText';

const addresses = new Set(['href', 'src']);

function keptAttributes(attributes: Record<string, string>): Record<string, string> {
  const allowed = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (addresses.has(name)) return isAllowedAddress(value) ? [[name, value]] : [];
    if (name !== styleCarrier) return [[name, value]];
    const style = allowedStyle(value)
      .map((declaration) => declaration.join(': '))
      .join('; ');
    return style === '' ? [] : [['style', style]];
  });
  return Object.fromEntries(allowed);
}

const names = richTextRules.tags.join('|');
const attributes = ['href', 'src', 'alt', 'title', ...richTextRules.plainAttributes].join('|');
// eslint-disable-next-line no-restricted-syntax -- made of constants
const notClean = new RegExp(`<(?!/?(?:${names})(?: (?:${attributes})="[^"<>]*")* ?/?>)`);

/** A text of a file as it is stored: most have nothing but what is allowed. */
export const storedRichText = (html: string): string => (notClean.test(html) ? cleanRichText(html).html : html);

/**
 * Cleans rich text as every page does (src/contract/richText/cleanUp.ts), so that what is stored is what visitors see, and
 * says what was left out.
 */
export function cleanRichText(source: string): { html: string; leftOut: LeftOut } {
  // Loaded lazily: they take longer to load than all of the demo content.
  /* oxlint-disable typescript/no-require-imports */
  const sanitizeHtml = require('sanitize-html') as typeof import('sanitize-html');
  const { createDocument } = require('@mixmark-io/domino') as {
    createDocument(html: string): { body: Root & { innerHTML: string } };
  };
  /* oxlint-enable typescript/no-require-imports */
  const { html, ...styleSheets } = sourceOf(withoutDeepTags(source));
  const { body } = createDocument(
    `<!doctype html><body>${sanitizeHtml(html, serverReadOptions(styleSheets.attributes))}`,
  );
  const leftOut = cleanUpRichText(body, styleSheets);
  const cleaned = sanitizeHtml(
    // Reading it, not writing it.
    // eslint-disable-next-line no-restricted-syntax
    body.innerHTML,
    {
      ...serverOptions,
      allowedTags: [...richTextRules.tags],
      allowedAttributes: { '*': ['href', 'src', 'alt', 'title', 'style', ...richTextRules.plainAttributes] },
      transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(attribs) }) },
    },
  );
  return { html: cleaned.trim(), leftOut };
}
