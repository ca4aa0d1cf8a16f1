import { useMemo, useState } from 'react';
import type { ContentDetail, ContentValues } from '../../contract/deskContent';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { thousands } from '../../lib/numbers';
import { plainText } from '../../lib/plainText';
import styles from './VersionConflictDialog.module.css';
import { fieldLabel, fieldsOf } from './contentAreas';
import { blocksOf } from './richText/markup';
import type { ContentEdit } from './useContentEdit';
import { diffArrays } from 'diff';

const zh = zhDeskContent.clash;

interface VersionConflictDialogProps {
  area: string;
  edit: ContentEdit;
  theirs: ContentDetail;
  /** The version that the user's changes are based on; null: it is not at hand. */
  base: ContentValues | null;
  /** Pictures are being uploaded: they belong to what is compared. */
  isUploading: boolean;
  onClose: () => void;
  /** The chosen values; all other fields get those of the other editor. */
  onMerge: (chosen: ContentValues) => void;
  onCopy: () => void;
}

/** A difference: a field, or a place in a text. */
interface Difference {
  key: string;
  name: string;
  yours: string;
  theirs: string;
  begin: Side | null;
  areAdditions?: boolean;
}

const textOf = (values: ContentValues, name: string) => String(values[name] ?? '');

function shownText(area: string, name: string, value: ContentValues[string] | undefined): string {
  const { kind } = fieldsOf(area)[name]!;
  return kind === 'rich'
    ? plainText(value, undefined, 'said')
    : (kind === 'number' && thousands(value)) || String(value ?? '');
}

/** Two edits of the same item: the user decides each difference; what is not chosen stays in the versions. */
export function VersionConflictDialog(props: VersionConflictDialogProps) {
  const { area, edit, theirs, base, isUploading, onClose, onMerge, onCopy } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const yours = edit.values;
  // What only the other editor changed is adopted.
  const names = edit.touched.filter((name) => textOf(yours, name) !== textOf(theirs.values, name));
  const isText = (name: string) => fieldsOf(area)[name]!.kind === 'rich';
  const partsOf = (name: string) => {
    const blocks = (values: ContentValues) => blocksOf(textOf(values, name));
    return compareTexts(blocks(yours), blocks(theirs.values), base && blocks(base));
  };
  const typed = JSON.stringify(yours);
  const parts = useMemo(
    () => new Map(names.filter(isText).map((name) => [name, partsOf(name)])),
    // The dialog is about the texts as they were when they met, or have been typed since.
    // oxlint-disable-next-line react/exhaustive-deps
    [theirs, base, typed],
  );
  const hunksOf = (name: string) => (parts.get(name) ?? []).filter(isHunk);
  const differences = names.flatMap((name): Difference[] => {
    const hunks = hunksOf(name);
    if (hunks.length === 0) {
      const [mine, other] = [shownText(area, name, yours[name]), shownText(area, name, theirs.values[name])];
      const isOwn = isText(name) || base === null || textOf(base, name) === textOf(theirs.values, name);
      return [{ key: name, name, yours: mine, theirs: other, begin: isOwn ? 'yours' : null }];
    }
    return hunks.map(({ yours: own, theirs: others, ...rest }, index) => {
      const [mine, other] = [own, others].map((one) => plainText(one.join(''), undefined, 'said')) as [string, string];
      return { key: `${name}.${index}`, name, yours: mine, theirs: other, ...rest };
    });
  });
  const sideOf = ({ key, begin }: Pick<Difference, 'key' | 'begin'>) => chosen[key] ?? begin;
  const chosenValue = (name: string): ContentValues[string] => {
    const own = differences.filter((one) => one.name === name);
    if (hunksOf(name).length > 0) return mergedText(parts.get(name)!, own.map(sideOf)) || null;
    return sideOf(own[0]!) === 'yours' ? (yours[name] ?? null) : (theirs.values[name] ?? null);
  };
  const merge = () => onMerge(Object.fromEntries(names.map((name) => [name, chosenValue(name)])));
  const left = differences.filter((one) => sideOf(one) === null).length;
  const time = theirs.updatedAt?.slice(11, 16) ?? '';
  return (
    <DeskDialog
      title={zh.title}
      onClose={onClose}
      onSubmit={merge}
      footer={
        <>
          <p>{isUploading ? zhDeskContent.uploading : left > 0 ? zh.left(left) : zh.hint}</p>
          <button className="btn btn--line" type="button" disabled={isUploading} onClick={onCopy}>
            {zh.saveCopy}
          </button>
        </>
      }
      action={zh.merge}
      disabled={isUploading || left > 0}
    >
      <p>{zh.who(theirs.updatedBy ?? '', time, theirs.version, edit.version)}</p>
      <p>{zh.differences(differences.length)}</p>
      <div className={styles.seam}>
        <p className={styles.yours}>{zh.yours}</p>
        <p className={styles.theirs}>
          {zh.theirs(theirs.version)}
          <span>{`${theirs.updatedBy ?? ''} ${time}`}</span>
        </p>
        {differences.map((difference, index) => {
          const { key, name } = difference;
          const [mine, others] = differenceOf(difference.yours, difference.theirs);
          const texts = { yours: mine, theirs: others, both: { before: zh.both, differs: '', after: '' } };
          const sides: Side[] = ['yours', 'theirs', ...(difference.areAdditions ? (['both'] as const) : [])];
          const place =
            hunksOf(name).length > 1 ? zh.place(index - differences.findIndex((one) => one.name === name) + 1) : '';
          return (
            <fieldset key={key}>
              <legend>
                <span>{fieldLabel(area, name)}</span>
                <span>{place}</span>
              </legend>
              {sides.map((side) => (
                <Choice
                  key={side}
                  name={`clash-${key}`}
                  side={{ yours: zh.yours, theirs: zh.theirs(theirs.version), both: undefined }[side]}
                  isChosen={sideOf(difference) === side}
                  text={texts[side]}
                  onChoose={() => setChosen((before) => ({ ...before, [key]: side }))}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </DeskDialog>
  );
}

interface ChoiceProps {
  name: string;
  /** Whose it is, where no column says so: on phones, and for screen readers. */
  side: string | undefined;
  isChosen: boolean;
  text: ReturnType<typeof differenceOf>[0];
  onChoose: () => void;
}

function Choice({ name, side, isChosen, text: { before, differs, after }, onChoose }: ChoiceProps) {
  return (
    <label className={isChosen ? styles.chosen : undefined} data-side={side}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <span>{before}</span>
        {differs ? <ins>{differs}</ins> : !before && !after && <span>{zh.empty}</span>}
        <span>{after}</span>
      </span>
    </label>
  );
}

/** Which text a difference is taken from; `both`: two additions, one's own first. */
type Side = 'yours' | 'theirs' | 'both';

/** A place where two texts differ. */
interface Hunk {
  yours: readonly string[];
  theirs: readonly string[];
  /** What is chosen at first: the only side that has changed it, one's own where that is not known; null: both have. */
  begin: Side | null;
  /** Whether both may stay: each is an addition. */
  areAdditions: boolean;
}

/** Blocks that are the same, or a difference. */
type Part = readonly string[] | Hunk;

export const isHunk = (part: Part): part is Hunk => 'begin' in part;

/** @param before the blocks of `base` that both began with here; null: they are not known */
function hunkOf(yours: readonly string[], theirs: readonly string[], base: readonly string[], before: string[] | null) {
  const isUnchanged = (blocks: readonly string[]) => JSON.stringify(blocks) === JSON.stringify(before);
  const begin = isUnchanged(yours) ? 'theirs' : before === null || isUnchanged(theirs) ? 'yours' : null;
  const areAdditions =
    yours.length > 0 && theirs.length > 0 && ![...yours, ...theirs].some((one) => base.includes(one));
  return { yours, theirs, begin, areAdditions } as const;
}

/** Two versions of a text, block by block. @param base the version that both were made from; null: it is not known */
export function compareTexts(
  yours: readonly string[],
  theirs: readonly string[],
  base: readonly string[] | null,
): Part[] {
  const known = base ?? [];
  const parts: Part[] = [];
  let [own, other]: string[][] = [[], []];
  let place = 0;
  const close = (same: readonly string[], end = known.length) => {
    if (own!.length + other!.length > 0) parts.push(hunkOf(own!, other!, known, base && known.slice(place, end)));
    [own, other] = [[], []];
    for (const block of same) place = Math.max(place, known.indexOf(block, place) + 1);
  };
  for (const { value, removed, added } of diffArrays([...yours], [...theirs])) {
    if (removed) own!.push(...value);
    else if (added) other!.push(...value);
    else {
      const next = value.find((block) => known.includes(block, place));
      close(value, next === undefined ? place : known.indexOf(next, place));
      parts.push(value);
    }
  }
  close([]);
  return parts;
}

/** The text as chosen, in the order of its differences. */
export function mergedText(parts: readonly Part[], sides: readonly (Side | null)[]): string {
  let place = 0;
  const blocks = parts.flatMap((part) => {
    if (!isHunk(part)) return part;
    const side = sides[(place += 1) - 1] ?? part.begin ?? 'yours';
    return [...(side === 'theirs' ? [] : part.yours), ...(side === 'yours' ? [] : part.theirs)];
  });
  return blocks.join('');
}

/** A text around its difference from another one. */
interface TextDifference {
  before: string;
  differs: string;
  after: string;
}

/** Number of characters shown around a difference, and of a long difference. */
const around = 16;
const longest = 240;

const cutEnd = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);
const cutStart = (text: string, length: number) => (text.length > length ? `…${text.slice(-length)}` : text);

/** Where two texts differ: their common prefix and suffix are cut down to a few words. */
export function differenceOf(one: string, other: string): [TextDifference, TextDifference] {
  const [first, second] = [Array.from(one), Array.from(other)];
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first[first.length - 1 - end] === second[second.length - 1 - end]) end += 1;
  const part = (text: string[]): TextDifference => ({
    before: cutStart(text.slice(0, start).join(''), around),
    differs: cutEnd(text.slice(start, text.length - end).join(''), longest),
    after: cutEnd(text.slice(text.length - end).join(''), around),
  });
  return [part(first), part(second)];
}
