import { useCallback, useState, type ComponentPropsWithoutRef } from 'react';
import { fileUrl } from '../lib/fileUrl';
import { hasFailed } from './hasFailed';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
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
  // In a page that was drawn on the server it may have failed before anyone listened.
  const lookOnce = useCallback((image: HTMLImageElement | null) => {
    if (image && hasFailed(image)) setFailed(image.getAttribute('src') ?? undefined);
  }, []);
  const shown = address === undefined || failed === address ? fallback : address;
  return (
    <img
      decoding="async"
      {...rest}
      ref={lookOnce}
      alt={alt}
      src={shown}
      onError={() => {
        if (shown !== fallback) setFailed(address);
      }}
    />
  );
}
