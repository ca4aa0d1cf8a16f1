import { useCallback, useState, type ComponentPropsWithoutRef } from 'react';
import { sizedPicture } from '../contract/pictures';
import { fileUrl } from '../lib/fileUrl';
import { drawnPicture } from './drawnPicture';
import { hasFailed } from './hasFailed';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** As the backend names it; anything that is not an address a link may lead to counts as missing. */
  src: unknown;
  alt: string;
  /** A picture of this site, shown instead of a missing or failing one. */
  fallback: string;
  /** The place that it fills, px: of an uploaded picture the size is loaded that does. */
  width: number;
  height: number;
}

/** A remote picture that falls back once, and where the fallback fails too to a drawn one. */
export function Picture({ src, fallback, alt, ...rest }: PictureProps) {
  const address = fileUrl(src);
  const [failed, setFailed] = useState<readonly string[]>([]);
  // In a page that was drawn on the server it may have failed before anyone listened.
  const lookOnce = useCallback((image: HTMLImageElement | null) => {
    if (image && hasFailed(image)) setFailed([image.getAttribute('src')!]);
  }, [setFailed]);
  const shown = [address, fallback].find((one) => one !== undefined && !failed.includes(one)) ?? drawnPicture;
  const sized = sizedPicture(shown);
  return (
    <img
      decoding="async"
      srcSet={sized?.srcSet}
      // What is wider than its place is cut at the sides.
      sizes={sized && `${Math.max(rest.width, (rest.height * sized.width) / sized.height)}px`}
      {...rest}
      ref={lookOnce}
      alt={alt}
      src={shown}
      onError={() => {
        if (shown !== drawnPicture) setFailed([...failed, shown]);
      }}
    />
  );
}
