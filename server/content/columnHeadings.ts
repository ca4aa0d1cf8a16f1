import { labelOf } from '../../src/contract/fieldLabels';
import type { ContentName } from '../db/schema';
import { fieldsOf, isColumn, relatedColumn } from './contentFields';

/** The headings of an area's columns, by name: labels, with the name where two would be the same. */
export function headingsOf(area: ContentName): Map<string, string> {
  const labels = fieldsOf(area).map(([name, field]): [string, string] => [name, labelOf(field)]);
  const isShared = (label: string) => labels.filter(([, other]) => other === label).length > 1;
  return new Map(labels.map(([name, label]) => [name, isShared(label) ? `${label}（${name}）` : label]));
}

/** Names of the columns by what a file may call them: name, label, or label with name. */
export function columnsOf(area: ContentName): (heading: string) => string {
  const names = new Map<string, string>([[relatedColumn.label, relatedColumn.name]]);
  for (const [name, heading] of headingsOf(area)) {
    names.set(heading, name);
    names.set(`${heading.replace(/（.*/, '')}（${name}）`, name);
  }
  return (heading) => {
    const text = heading.trim();
    return isColumn(area, text) ? text : (names.get(text) ?? text);
  };
}
