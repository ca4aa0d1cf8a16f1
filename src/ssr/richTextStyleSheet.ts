import { richTextKey } from '../components/markup/richTextFacts';

/** Repeating the class in the selector outranks the portal's own styles. */
const times = 4;

export interface RichTextStyleSheet {
  /** The class of these declarations; each is allowed by the policy. */
  classFor(declarations: readonly [name: string, value: string][]): string;
  text(): string;
}

/**
 * Turns authors' inline styles into classes: the CSP allows no `style` attributes. Equal declarations share a class.
 */
export function createRichTextStyleSheet(): RichTextStyleSheet {
  const rules = new Map<string, string>();
  return {
    classFor(declarations) {
      const text = declarations.map(([name, value]) => `${name}:${value}`).join(';');
      const name = `rs-${richTextKey(text)}`;
      rules.set(name, `${`.${name}`.repeat(times)}{${text}}`);
      return name;
    },
    text: () => [...rules.values()].join('\n'),
  };
}
