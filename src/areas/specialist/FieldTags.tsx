import { Fragment } from 'react';
import { zh } from '../../i18n/zh';
import { splitField } from '../../lib/splitField';

/** An expert's fields as tags. */
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
