import { richTextKey } from '../components/markup/richTextFacts';

/** Nothing in the portal's own styles is as specific as this class, named as often as here. */
const times = 4;

export interface RichTextStyleSheet {
  /** The class that gives these declarations; each is one that the policy allows. */
  classFor(declarations: readonly [name: string, value: string][]): string;
  text(): string;
}

/**
 * Turns inline styles of authors into classes: a page may hold no `style` attributes. The same declarations have the
 * same class everywhere.
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
