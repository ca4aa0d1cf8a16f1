import type { AttributeSpec } from 'prosemirror-model';
import { richTextRules } from '../../../contract/richText';

/** Attributes by name. */
export type Kept = Record<string, string> | null;

const names: readonly string[] = ['href', 'src', 'alt', 'title', 'style', ...richTextRules.plainAttributes];

/** The attributes of an element that the editor keeps without knowing them. @param own the ones that it does know */
export function keptOf(element: Element, own: readonly string[] = []): Kept {
  const kept = Array.from(element.attributes).filter(({ name }) => names.includes(name) && !own.includes(name));
  return kept.length === 0 ? null : Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

export const keptSpec: Record<'kept', AttributeSpec> = { kept: { default: null } };
