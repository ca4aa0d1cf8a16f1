import { Picture } from './Picture';

interface PortraitProps {
  src: unknown;
  size: number;
  className?: string;
}

/** A person's square picture beside their name. */
export const Portrait = ({ size, ...rest }: PortraitProps) => (
  <Picture alt="" fallback="/icons/avatar-default.svg" width={size} height={size} loading="lazy" {...rest} />
);
