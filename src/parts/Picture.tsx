import { useState, type ImgHTMLAttributes } from 'react';
import { fileUrl } from '../lib/fileUrl';

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onError'> {
  /** As the backend names it. */
  src: unknown;
  alt: string;
  /** Shown when there is no picture or it does not load; it is tried once (spec §8). */
  otherwise: string;
}

/** A picture from the backend. */
export function Picture({ src, alt, otherwise, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const address = fileUrl(src);
  const shown = address === undefined || address === broken ? otherwise : address;
  return <img {...rest} src={shown} alt={alt} onError={shown === otherwise ? undefined : () => setBroken(address)} />;
}
