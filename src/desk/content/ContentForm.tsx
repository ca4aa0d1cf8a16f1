import { useId, useState, type ComponentProps } from 'react';
import { useListFiltersQuery } from '../../areas/filters/filtersApi';
import { Field, OptionList, type FieldProps } from '../../components/Field';
import { NumberField } from '../../components/FormFields';
import { Picture } from '../../components/Picture';
import type { EntityField } from '../../contract/entity';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { areaShape, choicesOf, fieldLabel, fieldsOf, isAsked, useGroupNames } from './contentAreas';
import styles from './ContentForm.module.css';
import { useFilePicker } from './FilePicker';
import { RichTextEditor } from './richText/RichTextEditor';
import type { ContentEdit } from './useContentEdit';
import { uploadPicture, useUploads } from './useUploads';
import { useFileChoice } from '../shell/DeskForm';

interface ContentFormProps {
  area: string;
  edit: ContentEdit;
  errors: Readonly<Record<string, string>>;
  isLocked: boolean;
}

/** The form of a content item, made from the definition of its area. */
export function ContentForm({ area, edit, errors, isLocked }: ContentFormProps) {
  const fields = Object.entries<EntityField>(fieldsOf(area)).filter(([name]) => isAsked(area, name));
  return (
    <fieldset className={`form ${styles.form}`} disabled={isLocked}>
      <legend className="vh">{fieldLabel(area, areaShape(area).title)}</legend>
      {fields.map(([name, field]) => (
        <ContentField key={name} area={area} name={name} field={field} edit={edit} error={errors[name]} />
      ))}
    </fieldset>
  );
}

interface ContentFieldProps {
  area: string;
  name: string;
  field: EntityField;
  edit: ContentEdit;
  error: string | undefined;
}

function ContentField({ area, name, field, edit, error }: ContentFieldProps) {
  const label = fieldLabel(area, name);
  const value = edit.valueOf(name);
  const required = field.required === true || field.kind === 'category';
  const shared = { label, name, required, error, value, onBlur: edit.commit };
  const onType = ({ target }: { target: { value: string } }) => edit.type(name, target.value);
  const { choices } = useGroupNames(area);
  const options = field.kind === 'category' ? choices : choicesOf(area, name);
  if (field.kind === 'rich') {
    return (
      <RichField
        label={label}
        required={required}
        html={value}
        error={error}
        onChange={(html) => edit.type(name, html)}
      />
    );
  }
  if (options) {
    return (
      <Field as="select" {...shared} onChange={onType}>
        {(!required || value === '') && <option value="">{zh.choose}</option>}
        <OptionList options={options} />
      </Field>
    );
  }
  if (field.picture) return <PictureField {...shared} onType={(url) => edit.type(name, url)} />;
  if (name === areaShape(area).title) {
    const most = field.max ?? 300;
    return <Field {...shared} full className={styles.title} hint={zh.length(value.length, most)} onChange={onType} />;
  }
  if (field.kind === 'number') {
    const isMoney = field.facet?.kind === 'range' && field.facet.unit === '元';
    const { onBlur, ...number } = shared;
    return <NumberField {...number} isMoney={isMoney} onType={(text) => edit.type(name, text)} onLeave={onBlur} />;
  }
  if (field.facet?.kind === 'value') return <FacetField area={area} {...shared} onChange={onType} />;
  const hint = field.kind === 'date' ? zh.dateHint : undefined;
  const type = field.kind === 'email' ? 'email' : field.kind === 'link' ? 'url' : 'text';
  return (
    <Field
      {...shared}
      {...(hint ? { hint } : {})}
      // A path of this site is valid, too, but would fail the browser's own URL validation.
      type={type === 'url' ? 'text' : type}
      inputMode={type}
      full={field.kind === 'link'}
      onChange={onType}
    />
  );
}

/** Free text that visitors filter by: it offers what published items have. */
function FacetField({ area, ...field }: { area: string } & Extract<FieldProps, { as?: 'input' }>) {
  const id = useId();
  const { data } = useListFiltersQuery({ area, of: {}, choice: {} });
  const choices = data?.filters.find(({ name }) => name === field.name)?.choices ?? [];
  return (
    <Field {...field} type="text" list={choices.length > 0 ? id : undefined}>
      <datalist id={id}>
        {choices.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </Field>
  );
}

/** The editor keeps its own document; when the field's value changes from outside, it is remounted with it. */
function RichField({ html, onChange, ...field }: ComponentProps<typeof RichTextEditor>) {
  const [lastHtml, setLastHtml] = useState(html);
  const [beginning, setBeginning] = useState(0);
  if (html !== lastHtml) {
    setLastHtml(html);
    setBeginning(beginning + 1);
  }
  return (
    <RichTextEditor
      key={beginning}
      {...field}
      html={html}
      onChange={(text) => {
        setLastHtml(text);
        onChange(text);
      }}
    />
  );
}

interface PictureFieldProps {
  label: string;
  name: string;
  required: boolean;
  error: string | undefined;
  value: string;
  onBlur: () => void;
  onType: (url: string) => void;
}

/** A picture's address, with an upload button. */
function PictureField({ onType, ...shared }: PictureFieldProps) {
  const { isUploading, send, forget } = useUploads(uploadPicture);
  const put = (url: string) => {
    forget();
    onType(url);
    return true;
  };
  const { choose, input } = useFileChoice((files) => send(files, ({ url }) => put(url)), { label: zh.upload });
  const { open, picker } = useFilePicker(({ url }) => void put(url), false);
  return (
    <div className={`full ${styles.picture}`}>
      <Field {...shared} type="text" inputMode="url" onChange={({ target }) => put(target.value)} />
      <button
        className="btn btn--line"
        type="button"
        aria-busy={isUploading || undefined}
        onClick={() => !isUploading && choose()}
      >
        {isUploading ? zh.uploading : zh.upload}
      </button>
      <button className="btn btn--line" type="button" onClick={open}>
        {zh.files.open}
      </button>
      {input}
      {picker}
      {shared.value && (
        <Picture
          src={shared.value}
          fallback="/icons/picture-default.svg"
          alt=""
          className={styles.thumb}
          width={120}
          height={68}
        />
      )}
    </div>
  );
}
