import { FactSheet } from '../../components/FactSheet';
import type { ContentValues } from '../../contract/deskContent';
import { fieldLabel, fieldsOf } from './contentFacts';

/** The values of what has no page of its own. */
export function ValueList({ area, values }: { area: string; values: ContentValues }) {
  const names = Object.keys(fieldsOf(area)).filter((name) => name !== 'fdId');
  return (
    <FactSheet facts={names.map((name) => ({ label: fieldLabel(area, name), value: values[name], full: true }))} />
  );
}
