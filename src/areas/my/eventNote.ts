import type { SubmissionDetail, SubmissionEvent } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { sentFacts } from './sentFacts';

/** The name of what was corrected or is to be: a field, a file, or further material. */
export function correctedName(
  submission: SubmissionDetail,
): (item: { kind: 'field' | 'file' | 'more'; name: string }) => string {
  const facts = new Map(sentFacts(submission, new Map()).map(({ name, label }) => [name, label]));
  // The title of an entry is its product.
  facts.set('fdGetbuginessName', zh.form.product);
  const files = new Map(submission.files.map(({ attId, fileName }) => [attId, fileName]));
  return ({ kind, name }) => {
    if (kind === 'more') return zh.my.more(name);
    return (kind === 'file' ? files.get(name) : facts.get(name)) ?? name;
  };
}

/** What an event says: the note, what was asked for with its reasons, or what was changed. */
export function eventNote({ note, details }: SubmissionEvent, nameOf: ReturnType<typeof correctedName>): string | null {
  const { items = [], day, changes = [] } = details ?? {};
  const lines = [
    note,
    ...items.map((item) => zh.my.asked(nameOf(item), item.reason)),
    day && zh.my.supplementUntil(day),
    ...changes.map((change) =>
      zh.my.changed(nameOf(change), change.before || zh.my.supplement.nothing, change.after || zh.site.missing),
    ),
  ];
  return lines.filter(Boolean).join('\n') || null;
}
