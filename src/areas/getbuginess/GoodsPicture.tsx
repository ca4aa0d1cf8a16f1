import { clsx } from 'clsx';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { toText } from '../../lib/toText';
import styles from './GoodsPicture.module.css';

/** The drawings of public/pictures/goods/, by words of a category's name, or by its code. */
const drawings = [
  ['board', /板材|人造板|木材|board/],
  ['door', /门|door/],
  ['counter', /台面|石|counter/],
  ['hardware', /五金|hardware/],
  ['logistics', /物流|运输|仓|logistic/],
  ['oem', /加工|oem/],
  ['auxiliary', /辅料|封边|胶|漆|auxiliary/],
] as const;

const variants = 4;

/** The same drawing for an id each time; a preview has none. */
function variantOf(fdId: string | undefined): number {
  let sum = 0;
  for (const character of fdId ?? '') sum += character.codePointAt(0)!;
  return (sum % variants) + 1;
}

interface GoodsPictureProps {
  entry: Pick<Getbuginess, 'fdId' | 'fdType'>;
  /** The name of its category. */
  kind: string;
  className?: string;
}

/** A drawing of the entry's category, since entries have no pictures. Decorative: the category is named beside it. */
export function GoodsPicture({ entry: { fdId, fdType }, kind, className }: GoodsPictureProps) {
  const category = `${kind} ${toText(fdType, '')}`;
  const drawing = drawings.find(([, words]) => words.test(category))?.[0] ?? 'other';
  return (
    <img
      className={clsx(styles.picture, className)}
      src={`/pictures/goods/${drawing}-${variantOf(fdId)}.svg`}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
    />
  );
}
