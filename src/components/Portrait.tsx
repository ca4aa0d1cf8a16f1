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

interface CardPictureProps extends Omit<PortraitProps, 'size'> {
  width: number;
  height: number;
}

/** The picture of a card or row, beside its title. */
export const CardPicture = (props: CardPictureProps) => (
  <Picture alt="" fallback="/icons/picture-default.svg" loading="lazy" {...props} />
);
