import type { Element, Root } from '../dom';
import { styleCarrier } from '../richText';
import { declarationsOf } from '../seenText';
import { all } from './nodes';

const wanted =
  /^(?:display|visibility|content-visibility|opacity|transform|overflow|position|left|top|clip|clip-path|max-(?:width|height)|mso-hide|mso-element|font|font-(?:size|style|weight)|text-(?:align|indent|decoration(?:-line)?)|vertical-align|list-style(?:-type)?|white-space)$/;
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
  let depth = 0;
  let prelude = '';
  for (const part of css.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, ' ').split(/([{}])/)) {
    // What is inside a rule for screens applies like what is outside.
    if (part === '{') depth += depth > 0 || !/^@media\s+(?:only\s+)?(?:all|screen)$/i.test(prelude) ? 1 : 0;
    else if (part === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) prelude = part.slice(part.lastIndexOf(';') + 1).trim();
    else if (depth === 1 && !prelude.startsWith('@')) {
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
        rules.push({ selector: selector.trim(), text: textOf(kept), important, weight });
      }
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
  for (const [element, { text, important }] of found) {
    element.setAttribute(styleCarrier, `${text}${element.getAttribute(styleCarrier) ?? ''};${important}`);
  }
}
