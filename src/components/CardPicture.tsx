import { Picture } from './Picture';

interface CardPictureProps {
  src: unknown;
  width: number;
  height: number;
  className?: string;
}

/** The picture of a card or row, beside its title. */
export const CardPicture = (props: CardPictureProps) => (
  <Picture alt="" fallback="/icons/picture-default.svg" loading="lazy" {...props} />
);
