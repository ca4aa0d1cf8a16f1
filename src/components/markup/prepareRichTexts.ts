import { isRecord } from '../../lib/json';
import { nextTask } from '../../lib/events';
import { loadRichText } from './RichTextContext';
import type { RichTexts } from './richTextFacts';

const markup = /<[a-z]/i;

/** Sanitises an entity's rich texts before its page is opened, each in a separate task. */
export async function prepareRichTexts(texts: RichTexts, answer: unknown): Promise<void> {
  if (!isRecord(answer)) return;
  for (const value of Object.values(answer)) {
    if (typeof value !== 'string' || !markup.test(value)) continue;
    await loadRichText();
    await nextTask();
    texts.nodesOf(value);
  }
}
