import { useState, type ComponentPropsWithRef } from 'react';
import { fileUrl } from '../lib/fileUrl';

interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src'> {
  /** As the backend names it; anything that is not an address a link may lead to counts as missing. */
  src: unknown;
  alt: string;
  /** A picture of this site, shown instead of a missing or failing one. */
  fallback: string;
}

/** A remote picture that falls back once; a failing fallback is left alone. */
export function Picture({ src, fallback, alt, ...rest }: PictureProps) {
  const address = fileUrl(src);
  const [failed, setFailed] = useState<string>();
  const shown = address === undefined || failed === address ? fallback : address;
  return (
    <img
      decoding="async"
      {...rest}
      alt={alt}
      src={shown}
      onError={() => {
        if (shown !== fallback) setFailed(address);
      }}
    />
  );
}
