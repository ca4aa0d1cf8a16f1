import { indexes } from './indexes';
import { Skeleton } from './Skeleton';

/** Signs on a line of running text. */
const lineLength = 40;

/** Lines that about fill a window. */
const mostLines = 24;

interface TextSkeletonProps {
  /** Of the text to come, whose length tells how much room it takes. */
  source: string;
}

/** A rich text before it can be shown. */
export function TextSkeleton({ source }: TextSkeletonProps) {
  const characters = source.replace(/<[^<>]*>/g, '').length;
  return <TextLines count={Math.min(mostLines, Math.max(1, Math.ceil(characters / lineLength)))} />;
}

/** Bars in place of a text's lines. */
export const TextLines = ({ count }: { count: number }) =>
  indexes(count).map((line) => (
    <Skeleton key={line} width={line % 3 === 2 ? '48%' : '100%'} above={line === 0 ? 0 : line % 3 === 0 ? 40 : 19} />
  ));
