import { FactSheet } from '../../components/FactSheet';
import type { ContentValues } from '../../contract/deskContent';
import { quantityText } from '../../lib/quantityText';
import { fieldLabel, fieldsOf } from './contentAreas';

/** The values of an item without a page of its own. */
export function ValueList({ area, values }: { area: string; values: ContentValues }) {
  const names = Object.keys(fieldsOf(area)).filter((name) => name !== 'fdId');
  const shown = (name: string) => (fieldsOf(area)[name]?.kind === 'number' ? quantityText(values[name]) : values[name]);
  return <FactSheet facts={names.map((name) => ({ label: fieldLabel(area, name), value: shown(name), full: true }))} />;
}
