import { useCallback, useState, type ComponentPropsWithoutRef } from 'react';
import { ownSrcSet, sizedPicture } from '../contract/pictures';
import { fileUrl } from '../lib/paths';
import { useRendering } from './hydration';

/** Shown where the default picture does not load either, because the server cannot be reached: a plain surface. */
export const inlinePicture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' style='background:%23eaf1ef'/>";

/** Whether an image has already failed to load, perhaps before hydration. */
export const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** As the backend sends it; an unsafe or invalid URL counts as missing. */
  src: unknown;
  alt: string;
  /** A bundled fallback for a missing or failing picture. */
  fallback: string;
  /** Display size, px: selects the size of an uploaded picture. */
  width: number;
  height: number;
}

/** A remote picture with a fallback, and an inline one where that fails too. */
export function Picture({ src, fallback, alt, sizes, ...rest }: PictureProps) {
  const address = fileUrl(src);
  const [failed, setFailed] = useState<readonly string[]>([]);
  // On a server-rendered page it may have failed before hydration.
  const checkOnce = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && hasFailed(image)) setFailed([image.getAttribute('src')!]);
    },
    [setFailed],
  );
  const shown = [address, fallback].find((one) => one !== undefined && !failed.includes(one)) ?? inlinePicture;
  const sized = sizedPicture(shown);
  const { sizesPictures } = useRendering();
  const srcSet = sized?.srcSet ?? (sizesPictures ? ownSrcSet(shown) : undefined);
  return (
    <img
      decoding="async"
      srcSet={srcSet}
      // Wider pictures are cropped at the sides.
      sizes={srcSet && (sizes ?? `${Math.max(rest.width, rest.height * (sized ? sized.width / sized.height : 2))}px`)}
      {...rest}
      ref={checkOnce}
      alt={alt}
      src={shown}
      onError={() => {
        if (shown !== inlinePicture) setFailed([...failed, shown]);
      }}
    />
  );
}
