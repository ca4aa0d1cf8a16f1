import { Picture } from './Picture';

/** A person's square picture beside their name. */
export function Portrait({ src, size }: { src: unknown; size: number }) {
  return <Picture src={src} alt="" fallback="/icons/avatar-default.svg" width={size} height={size} loading="lazy" />;
}
