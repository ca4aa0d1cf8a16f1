import {
  classRules,
  declarationsOf,
  droppedWhole,
  isHidden,
  isStruck,
  isUnseen,
  screenRulesIn,
  unseenIn,
  type Declarations,
} from './seenText';

/** What to do with struck text: leave it out, as of a summary, or say that it is struck, as when versions are compared. */
export type StruckText = 'out' | 'said';

interface Reader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(data: string): void;
  /** For parsers that find comments in style sheets, too, where rules stand within them. */
  comment(data: string): void;
  close(name: string): void;
}

/** Formulas are read where a line says the same: without their source, roots and tables. */
const dropped = new Set([
  ...droppedWhole.filter((name) => !/^m/.test(name)),
  ...'annotation rp mphantom mroot mtable munder mover munderover'.split(' '),
]);
/** What MathJax draws beside a formula, and KaTeX behind it, unless it draws alone. */
const drawnFormula = /mjx-math|^nobr.*true$/;
const drawnBehind = /katex-html/;
/** How deep browsers nest elements. */
const deepest = 512;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|wbr)$/;
/** Elements that are apart from what is beside them. */
export const parts =
  /^(?:address|article|aside|blockquote|br|caption|center|d[dlt]|details|dialog|div|fieldset|fig(?:caption|ure)|footer|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|[ou]l|option|p|pre|section|summary|t(?:able|body|d|foot|h|head|r))$/;

/** Of a rule, the last ones: many classes may share it. */
const mostDeclarations = 100;

type Rules = Map<string, Map<string, string>>;

/** Reads each declaration once: a sheet may say as much of one class as it likes, and a text may use that as often. */
function addRules(sheet: string, rules: Rules): Rules {
  for (const [selectors, declarations] of screenRulesIn(sheet)) {
    const read = [...declarationsOf(declarations)].slice(-mostDeclarations);
    for (const one of selectors.split(',').map((selector) => selector.trim())) {
      const known = rules.get(one) ?? new Map<string, string>();
      for (const [name, value] of read) known.set(name, value);
      rules.set(one, known);
    }
  }
  return rules;
}

const knownRules = addRules(classRules, new Map());

/**
 * Reads rich text as plain text from what a parser finds: what is hidden or struck does not pass for valid, and quotation
 * marks and readings are written out, as in richText/cleanUp.ts.
 *
 * @param write takes text in order
 * @param part called where an element begins or ends, outside of what is left out, and where that begins
 */
export function richTextReader(
  write: (text: string) => void,
  part: (name: string, isLeftOut?: boolean) => void,
  struck: StruckText = 'out',
): Reader {
  /** Elements that are open inside what is left out, that one included. */
  let skipped: string[] = [];
  /** Open elements with what is written at their end, and how many parts they have so far. */
  const ends: { name: string; end: string; parts: number }[] = [];
  /** How many of them have a name. */
  const opened = new Map<string, number>();
  let quotes = 0;
  let hasFormula = false;
  let css = '';
  /** Declarations of its style sheets by selector: of what has a class or an id, since others need the elements around. */
  const rules: Rules = new Map();
  const stylesOf = (
    name: string,
    { id, class: classes = '', style = '' }: Readonly<Record<string, string>>,
  ): Pick<Declarations, 'get'> => {
    const marks = [...Array.from(new Set(classes.split(/\s+/)), (one) => `.${one}`), `#${id}`];
    const selectors = marks.flatMap((mark) => [mark, name + mark]).reverse();
    const found = selectors.flatMap((one) =>
      [rules.get(one), knownRules.get(one)].filter((known) => known !== undefined),
    );
    const all = [declarationsOf(style), ...found];
    return { get: (property) => all.find((one) => one.has(property))?.get(property) };
  };
  const endOf = (name: string, attributes: Readonly<Record<string, string>>): string | null => {
    const styles = stylesOf(name, attributes);
    const around = ends[ends.length - 1];
    const isPart = around?.name === 'mfrac';
    if (isPart && (around.parts += 1) > 1) write('/');
    if (
      dropped.has(name) ||
      drawnFormula.test(`${name} ${attributes.class} ${attributes['aria-hidden']}`) ||
      (hasFormula && drawnBehind.test(attributes.class ?? '')) ||
      isHidden(styles, 'hidden' in attributes) ||
      isUnseen(unseenIn(styles, {}))
    )
      return null;
    if (name === 'math') hasFormula = true;
    // As in 3 1/2.
    if (name === 'mfrac') write(' ');
    let signs = '';
    if (isStruck(name, styles)) {
      if (struck === 'out') return null;
      signs = '〔删去：〕';
    } else if (name === 'q') {
      quotes += 1;
      signs = quotes % 2 === 1 ? '“”' : '‘’';
    } else if (name === 'rt') signs = '（）';
    else if (name === 'msqrt') signs = '√()';
    else if (isPart && name === 'mrow') signs = '()';
    write(signs.slice(0, -1));
    return signs.slice(-1);
  };
  const comment = (data: string): void => {
    if (skipped[0] === 'style') css += data;
  };
  return {
    open(name, attributes) {
      // Its end may have been left out.
      if (skipped[skipped.length - 1] === name && /^(?:d[dt]|li|option|p|r[pt]|t[dhr])$/.test(name)) skipped.pop();
      if (skipped.length > 0) {
        if (!empty.test(name) && skipped.length < deepest) skipped.push(name);
        return;
      }
      const end = empty.test(name) ? '' : endOf(name, attributes);
      part(name, end === null);
      if (end === null) {
        skipped = [name];
        return;
      }
      // What is within a part of a fraction is no part of it.
      const isOfFraction = name === 'mfrac' || ends[ends.length - 1]?.name === 'mfrac';
      if (!empty.test(name) && (end !== '' || isOfFraction || opened.get(name))) {
        ends.push({ name, end, parts: 0 });
        opened.set(name, (opened.get(name) ?? 0) + 1);
      }
    },
    text(data) {
      if (skipped.length === 0) write(data);
      else comment(data);
    },
    comment,
    close(name) {
      if (skipped.length > 0) {
        const place = skipped.lastIndexOf(name);
        if (place >= 0) skipped.length = place;
        if (name === 'style') {
          addRules(css, rules);
          css = '';
        } else if (place < 0 && parts.test(name) && !empty.test(name)) skipped = [];
        if (place >= 0) return;
      }
      const count = opened.get(name) ?? 0;
      if (count > 0) {
        opened.set(name, count - 1);
        let place = ends.length - 1;
        while (ends[place]?.name !== name) place -= 1;
        const [{ end } = { end: '' }] = ends.splice(place, 1);
        if (name === 'q') quotes -= 1;
        write(end);
      }
      part(name);
    },
  };
}
