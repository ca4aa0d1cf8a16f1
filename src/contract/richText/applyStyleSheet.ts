import type { Element, Root } from '../dom';
import { styleCarrier } from '../richText';
import { declarationsOf } from '../seenText';
import { all } from './nodes';

const wanted =
  /^(?:display|visibility|content-visibility|opacity|transform|overflow|position|left|top|clip|clip-path|max-(?:width|height)|mso-hide|mso-element|font|font-(?:size|style|weight)|text-(?:align|indent|decoration(?:-line)?)|vertical-align|list-style(?:-type)?|white-space)$/;
const hiding = /^(?:color|width|height)$/;

const maxRules = 2000;

/** Rules that apply to a screen, in the order in which they win. Office programs write names and classes. */
function rulesIn(css: string): { selector: string; text: string }[] {
  const rules: { selector: string; text: string; weight: number }[] = [];
  let depth = 0;
  let prelude = '';
  for (const part of css.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, ' ').split(/([{}])/)) {
    if (part === '{') depth += 1;
    else if (part === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) prelude = part.slice(part.lastIndexOf(';') + 1).trim();
    else if (depth === 1 && !prelude.startsWith('@')) {
      const kept = [...declarationsOf(part)].filter(
        ([name, value]) => wanted.test(name) || (hiding.test(name) && /^(?:0[a-z]*|transparent)$/.test(value)),
      );
      if (kept.length === 0) continue;
      const text = kept.map((declaration) => declaration.join(':')).join(';');
      for (const selector of prelude.split(',')) {
        rules.push({ selector: selector.trim(), text, weight: selector.match(/[.#[:]/g)?.length ?? 0 });
      }
    }
  }
  return rules.slice(0, maxRules).sort((one, other) => one.weight - other.weight);
}

export function applyStyleSheet(root: Root, css: string): void {
  const found = new Map<Element, string>();
  for (const { selector, text } of rulesIn(css)) {
    try {
      for (const element of all(root, selector)) found.set(element, `${found.get(element) ?? ''}${text};`);
    } catch {
      // Not a selector.
    }
  }
  for (const [element, text] of found) {
    element.setAttribute(styleCarrier, `${text}${element.getAttribute(styleCarrier) ?? ''}`);
  }
}
