import { Fragment } from 'react';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';

/** An expert's fields, from a list separated by the Chinese enumeration comma. */
export function splitField(value: unknown): string[] {
  const parts = toText(value, '')
    .split('、')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Set(parts)];
}

export function FieldTags({ value }: { value: unknown }) {
  const fields = splitField(value);
  if (fields.length === 0) return <span>{zh.site.missing}</span>;
  return (
    <span className="tags">
      {fields.map((field) => (
        <Fragment key={field}>
          <span className="tag">{field}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
