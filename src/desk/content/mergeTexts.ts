import { diffArrays } from 'diff';

/** Which text a difference is taken from; `both`: two additions, one's own first. */
export type Side = 'yours' | 'theirs' | 'both';

/** A place where two texts differ. */
export interface Hunk {
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
