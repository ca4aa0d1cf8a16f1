import { indexes } from './indexes';
import { Skeleton } from './Skeleton';

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
