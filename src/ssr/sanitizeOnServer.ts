import { createDocument } from '@mixmark-io/domino';
import sanitizeHtml from 'sanitize-html';
import { numbering, richTextPolicy } from '../components/markup/sanitizeToNodes';
import { factsIn, anchorHeadings } from '../components/markup/factsIn';
import { transformRichText } from '../components/markup/transformRichText';
import { cleanUpRichText } from '../contract/richText/cleanUp';
import { serverOptions, serverReadOptions, sourceOf } from '../contract/richText/source';
import { styleCarrier } from '../contract/richText';
import { richTextKey, type RichTextFacts } from '../components/markup/richTextFacts';

/** Repeating the class in the selector outranks the portal's own styles. */
const times = 4;

/**
 * Turns authors' inline styles into classes: the CSP allows no `style` attributes. Equal declarations share a class.
 */
export function createRichTextStyleSheet() {
  const rules = new Map<string, string>();
  return {
    /** The class of these declarations; each is allowed by the policy. */
    classFor(declarations: readonly [name: string, value: string][]) {
      const text = declarations.map(([name, value]) => `${name}:${value}`).join(';');
      const name = `rs-${richTextKey(text)}`;
      rules.set(name, `${`.${name}`.repeat(times)}{${text}}`);
      return name;
    },
    text: () => [...rules.values()].join('\n'),
  };
}

const common: sanitizeHtml.IOptions = { ...serverOptions, allowedTags: [...richTextPolicy.tags] };

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
    li: ['data-number'],
    ...Object.fromEntries(
      ['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, [only('id', ...ids), only('tabindex', '-1')]]),
    ),
  },
  allowedClasses: {
    span: ['nb'],
    div: ['scroll'],
    ol: Object.values(numbering),
    table: ['stack', 'narrow'],
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
  styles: ReturnType<typeof createRichTextStyleSheet>;
}

/**
 * A rich text sanitised by the policy and transformed in a DOM as in the browser. The sanitiser also serialises it, and
 * outputs only what authors may write and what the transformations add.
 */
export function sanitizeOnServer(source: string, { origin, styles }: SanitizeOptions): SanitizedText {
  const { html, ...styleSheets } = sourceOf(source);
  const { body } = createDocument(
    `<!doctype html><body>${sanitizeHtml(html, serverReadOptions(styleSheets.attributes))}`,
  );
  cleanUpRichText(body, styleSheets);
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
