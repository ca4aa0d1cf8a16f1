import { indexes, Skeleton } from './Skeleton';
import styles from './ArticleLayout.module.css';

/** Loading skeleton of a table of contents. */
export const ContentsSkeleton = () => (
  <div className={`sheet ${styles.contentsSkeletons}`}>
    {indexes(4).map((place) => (
      <Skeleton key={place} width={`${84 - (place % 3) * 16}%`} above={place === 0 ? 0 : 28} />
    ))}
  </div>
);

/** Characters on a line of text. */
const lineLength = 40;

/** Lines that about fill a viewport. */
const maxLines = 24;

interface TextSkeletonProps {
  /** The expected text, whose length determines the height. */
  source: string;
}

/** Loading skeleton of a rich text. */
export function TextSkeleton({ source }: TextSkeletonProps) {
  const characters = source.replace(/<[^<>]*>/g, '').length;
  return <TextLines count={Math.min(maxLines, Math.max(1, Math.ceil(characters / lineLength)))} />;
}

/** Placeholder lines. */
export const TextLines = ({ count }: { count: number }) =>
  indexes(count).map((line) => (
    <Skeleton key={line} width={line % 3 === 2 ? '48%' : '100%'} above={line === 0 ? 0 : line % 3 === 0 ? 40 : 19} />
  ));
