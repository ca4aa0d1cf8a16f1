import { useState } from 'react';
import type { ContentDetail, ContentValues } from '../../contract/deskContent';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { thousands } from '../../lib/numbers';
import { plainText } from '../../lib/plainText';
import styles from './VersionConflictDialog.module.css';
import { fieldLabel, fieldsOf } from './contentAreas';
import { differenceOf, type Difference } from './differenceOf';
import type { ContentEdit } from './useContentEdit';

const zh = zhDeskContent.clash;

interface VersionConflictDialogProps {
  area: string;
  edit: ContentEdit;
  theirs: ContentDetail;
  onClose: () => void;
  /** These fields keep the user's values, all others those of the other editor. */
  onMerge: (own: readonly string[]) => void;
  onCopy: () => void;
}

type Side = 'yours' | 'theirs';

/** Two edits of the same item: the user decides each difference; what is not chosen stays in the versions. */
export function VersionConflictDialog({ area, edit, theirs, onClose, onMerge, onCopy }: VersionConflictDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const yours = edit.values;
  const textOf = (values: ContentValues, name: string) => String(values[name] ?? '');
  // What only the other editor changed is adopted.
  const names = edit.touched.filter((name) => textOf(yours, name) !== textOf(theirs.values, name));
  const sideOf = (name: string): Side => chosen[name] ?? 'yours';
  const merge = () => onMerge(names.filter((name) => sideOf(name) === 'yours'));
  const time = theirs.updatedAt?.slice(11, 16) ?? '';
  return (
    <DeskDialog
      title={zh.title}
      onClose={onClose}
      onSubmit={merge}
      footer={
        <>
          <p>{zh.hint}</p>
          <button className="btn btn--line" type="button" onClick={onCopy}>
            {zh.saveCopy}
          </button>
          <button className="btn" type="submit">
            {zh.merge}
          </button>
        </>
      }
    >
      <p>{zh.who(theirs.updatedBy ?? '', time, theirs.version, edit.version)}</p>
      <p>{zh.differences(names.length)}</p>
      <div className={styles.seam}>
        <p className={styles.yours}>{zh.yours}</p>
        <p className={styles.theirs}>
          {zh.theirs(theirs.version)}
          <span>{`${theirs.updatedBy ?? ''} ${time}`}</span>
        </p>
        {names.map((name) => {
          const { kind } = fieldsOf(area)[name]!;
          const plain = (values: ContentValues) =>
            kind === 'rich'
              ? plainText(values[name])
              : (kind === 'number' && thousands(values[name])) || textOf(values, name);
          const [mine, others] = differenceOf(plain(yours), plain(theirs.values));
          return (
            <fieldset key={name}>
              <legend>{fieldLabel(area, name)}</legend>
              <Choice name={name} side="yours" isChosen={sideOf(name) === 'yours'} text={mine} onChoose={setChosen} />
              <Choice
                name={name}
                side="theirs"
                isChosen={sideOf(name) === 'theirs'}
                text={others}
                onChoose={setChosen}
              />
            </fieldset>
          );
        })}
      </div>
    </DeskDialog>
  );
}

interface ChoiceProps {
  name: string;
  side: Side;
  isChosen: boolean;
  text: Difference;
  onChoose: (change: (chosen: Readonly<Record<string, Side>>) => Readonly<Record<string, Side>>) => void;
}

function Choice({ name, side, isChosen, text, onChoose }: ChoiceProps) {
  const { before, differs, after } = text;
  return (
    <label className={isChosen ? styles.chosen : undefined}>
      <input
        type="radio"
        name={`clash-${name}`}
        checked={isChosen}
        onChange={() => onChoose((chosen) => ({ ...chosen, [name]: side }))}
      />
      <span>
        {before}
        {differs ? <ins>{differs}</ins> : !before && !after && zh.empty}
        {after}
      </span>
    </label>
  );
}
