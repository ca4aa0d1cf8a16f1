import type { Element, Root } from '../dom';
import { styleCarrier } from '../richText';
import { declarationsOf, screenRulesIn } from '../seenText';
import { all } from './nodes';

const wanted =
  /^(?:display|visibility|content-visibility|opacity|transform|overflow(?:-[xy])?|position|left|top|clip|clip-path|max-(?:width|height)|mso-hide|mso-element|font|font-(?:size|style|weight)|text-(?:align|indent|decoration(?:-line)?)|vertical-align|list-style(?:-type)?|white-space)$/;
const hiding = /^(?:color|width|height)$/;

const maxRules = 2000;

interface Rule {
  selector: string;
  text: string;
  /** Of its declarations those that win over an element's own. */
  important: string;
  weight: number;
}

const textOf = (declarations: [name: string, value: string][]) =>
  declarations.map((declaration) => `${declaration.join(':')};`).join('');

/** Rules that apply to a screen, in the order in which they win. Office programs write names and classes. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  for (const [prelude, part] of screenRulesIn(css)) {
    const kept = [...declarationsOf(part)].filter(
      ([name, value]) => wanted.test(name) || (hiding.test(name) && /^(?:0[a-z]*|transparent)$/.test(value)),
    );
    if (kept.length === 0) continue;
    const strong = declarationsOf(
      part
        .split(';')
        .filter((one) => /!\s*important/i.test(one))
        .join(';'),
    );
    const important = textOf(kept.filter(([name]) => strong.has(name)));
    for (const selector of prelude.split(',')) {
      const weight = (selector.match(/[.#[:]/g)?.length ?? 0) + 100 * (selector.match(/#/g)?.length ?? 0);
      rules.push({
        selector: selector.trim().replace(/\[\s*style(?=[\s~|^$*=\]])/gi, `[${styleCarrier}`),
        text: textOf(kept),
        important,
        weight,
      });
    }
  }
  return rules.slice(0, maxRules).sort((one, other) => one.weight - other.weight);
}

export function applyStyleSheet(root: Root, css: string): void {
  const found = new Map<Element, Pick<Rule, 'text' | 'important'>>();
  for (const rule of rulesIn(css)) {
    try {
      for (const element of all(root, rule.selector)) {
        const { text, important } = found.get(element) ?? { text: '', important: '' };
        found.set(element, { text: text + rule.text, important: important + rule.important });
      }
    } catch {
      // Not a selector.
    }
  }
  for (const [element, { text: whole, important }] of found) {
    // LibreOffice has a rule that takes it back for every paragraph.
    const text =
      element.hasAttribute('align') && element.tagName !== 'TABLE' ? whole.replace(/text-align:[^;]*;/g, '') : whole;
    element.setAttribute(styleCarrier, `${text}${element.getAttribute(styleCarrier) ?? ''};${important}`);
  }
}
