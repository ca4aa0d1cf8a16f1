import { createDocument } from '@mixmark-io/domino';
import sanitizeHtml from 'sanitize-html';
import { anchorHeadings } from '../components/markup/headings';
import { factsIn, type RichTextFacts } from '../components/markup/richTextFacts';
import { richTextPolicy } from '../components/markup/richTextPolicy';
import { styleCarrier } from '../components/markup/styleCarrier';
import { transformRichText } from '../components/markup/transformRichText';
import type { RichTextStyleSheet } from './richTextStyleSheet';

/** Max nesting; deeper elements are unwrapped. */
const maxDepth = 128;

const common: sanitizeHtml.IOptions = {
  allowedTags: [...richTextPolicy.tags],
  nonTextTags: [...richTextPolicy.droppedWhole],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  selfClosing: ['img', 'br', 'hr', 'col'],
  // The attribute that carries styles, which browsers ignore; renamed below.
  parseStyleAttributes: false,
};

/**
 * Markup that would close an element or a comment if a value were parsed as text; DOMPurify rejects such values too.
 */
const breakout = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** The author allow-list. Only these names reach the transformations. */
const authors: sanitizeHtml.IOptions = {
  ...common,
  nestingLimit: maxDepth,
  allowedAttributes: { '*': [...richTextPolicy.attributes] },
  transformTags: {
    '*': (tagName, { style, ...attribs }) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(style === undefined ? attribs : { ...attribs, [styleCarrier]: style }).filter(
          ([, value]) => !breakout.test(value),
        ),
      ),
    }),
  },
};

const only = (name: string, ...values: string[]) => ({ name, values });
const row = { rowgroup: [only('role', 'rowgroup')], cell: [only('role', 'columnheader', 'rowheader', 'cell')] };

/** The author allow-list plus what the transformations add, with the values they set. */
const page = (ids: readonly string[]): sanitizeHtml.IOptions => ({
  ...common,
  allowedAttributes: {
    '*': richTextPolicy.attributes.filter((name) => name !== styleCarrier),
    a: [only('rel', 'noopener noreferrer nofollow'), only('target', '_blank')],
    img: [only('loading', 'lazy'), 'srcset', 'sizes'],
    div: [only('role', 'group'), only('tabindex', '0'), 'aria-label'],
    table: [only('role', 'table')],
    thead: row.rowgroup,
    tbody: row.rowgroup,
    tfoot: row.rowgroup,
    tr: [only('role', 'row')],
    th: [...row.cell, 'data-label'],
    td: [...row.cell, 'data-label'],
    ...Object.fromEntries(
      ['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, [only('id', ...ids), only('tabindex', '-1')]]),
    ),
  },
  allowedClasses: {
    span: ['nb'],
    div: ['scroll'],
    table: ['stack'],
    tr: ['stack-head'],
    '*': [/^rs-[\da-z]+-[\da-z]+$/],
  },
});

export interface SanitizedText {
  facts: RichTextFacts;
  /** The resulting markup; `anchored` headings have ids. */
  markup(anchored: boolean): string;
}

interface SanitizeOptions {
  /** Public origin of this site. */
  origin: string;
  styles: RichTextStyleSheet;
}

/**
 * A rich text sanitised by the policy and transformed in a DOM as in the browser. The sanitiser also serialises it, and
 * outputs only what authors may write and what the transformations add.
 */
export function sanitizeOnServer(source: string, { origin, styles }: SanitizeOptions): SanitizedText {
  const { body } = createDocument(`<!doctype html><body>${sanitizeHtml(source, authors)}`);
  transformRichText(body, {
    origin,
    setStyle: (element, declarations) => element.classList.add(styles.classFor(declarations)),
  });
  const plain = body.innerHTML;
  return {
    facts: factsIn(body),
    markup(anchored) {
      if (!anchored) return sanitizeHtml(plain, page([]));
      anchorHeadings(body);
      const ids = Array.from(body.querySelectorAll('[id]'), ({ id }) => id);
      return sanitizeHtml(body.innerHTML, page(ids));
    },
  };
}
