import { isRecord } from '../../lib/isRecord';
import { nextTask } from '../../lib/nextTask';
import { loadRichText } from './richTextSanitizer';
import type { RichTexts } from './richTextFacts';

const markup = /<[a-z]/i;

/** Cleans the rich texts of an entity before its page is opened, each in a task of its own. */
export async function prepareRichTexts(texts: RichTexts, answer: unknown): Promise<void> {
  if (!isRecord(answer)) return;
  for (const value of Object.values(answer)) {
    if (typeof value !== 'string' || !markup.test(value)) continue;
    await loadRichText();
    await nextTask();
    texts.nodesOf(value);
  }
}
