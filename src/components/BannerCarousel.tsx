import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { ownSrcSet, sizedPicture } from '../contract/pictures';
import { zh } from '../i18n/zh';
import { fileUrl } from '../lib/paths';
import { linkTargetName } from '../lib/links';
import { whenIdle } from '../lib/events';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { useRendering } from './hydration';
import { useHasChanged } from './hooks';
import { usePauseOnHover } from './usePauseOnHover';
import { Link } from './Link';
import styles from './BannerCarousel.module.css';

export interface BannerPicture {
  src: unknown;
  /** Link target; '#' for none. */
  link: string;
}

interface BannerCarouselProps {
  name: string;
  pictures: readonly BannerPicture[];
  index: number;
  paused: boolean;
  /** The bundled fallback picture. */
  fallback: string;
  /** Shown over the fallback picture: no banners yet, or failed. */
  message?: string;
  onChoose(index: number): void;
  onPause(paused: boolean): void;
  onHold(held: boolean): void;
}

const acrossThePage = '100vw';

/** One banner at a time, as a link, with an indicator for each. A listener advances it. */
export function BannerCarousel(props: BannerCarouselProps) {
  const { name, pictures, index, paused, fallback, message, onChoose, onPause, onHold } = props;
  const hold = usePauseOnHover(onHold);
  const shown = pictures[index] ?? pictures[0] ?? { src: undefined, link: '#' };
  const hasChanged = useHasChanged(index);
  useNextPicture(pictures, index);
  const nth = `${name} ${zh.banner.nth(Math.min(index, Math.max(0, pictures.length - 1)) + 1)}`;
  const place = linkTargetName(shown.link);
  const label = place === undefined ? nth : zh.banner.leadsTo(nth, place);
  const picture = (
    <Picture
      src={shown.src}
      alt={label}
      fallback={fallback}
      width={1600}
      height={400}
      sizes={acrossThePage}
      fetchPriority="high"
    />
  );
  return (
    <section
      className={clsx(styles.carousel, hasChanged && styles.changed)}
      aria-label={name}
      aria-roledescription={zh.banner.carousel}
      {...hold}
    >
      <BannerLink key={`${index}:${shown.link}`} to={shown.link}>
        {picture}
      </BannerLink>
      {message && (
        <p className={styles.failed} role="status">
          {message}
        </p>
      )}
      {pictures.length > 0 && (
        <div className={styles.dots} data-needs-script>
          {pictures.map((_picture, nth) => (
            <button
              // Banners have no identity but their index.
              key={nth}
              type="button"
              className={styles.dot}
              data-dot
              aria-label={zh.banner.nth(nth + 1)}
              aria-current={nth === index ? 'true' : undefined}
              onClick={() => onChoose(nth)}
            />
          ))}
          {pictures.length > 1 && (
            <button
              type="button"
              aria-label={paused ? zh.banner.resume : zh.banner.pause}
              onClick={() => onPause(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} size={16} />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Preloads the next picture while one is shown; what is visible loads first. */
function useNextPicture(pictures: readonly BannerPicture[], index: number): void {
  const { sizesPictures } = useRendering();
  const next = pictures.length > 1 ? fileUrl(pictures[(index + 1) % pictures.length]?.src) : undefined;
  useEffect(() => {
    if (!next) return;
    return whenIdle(() => {
      const srcset = sizedPicture(next)?.srcSet ?? (sizesPictures ? ownSrcSet(next) : undefined);
      Object.assign(new Image(), { sizes: acrossThePage, srcset: srcset ?? '', src: next });
    });
  }, [next, sizesPictures]);
}

/** Site paths go through the router, other http(s) addresses are external; '#' is no link. */
function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) return <Link to={to}>{children}</Link>;
  if (to === '#') {
    return (
      <a href="#" onClick={(event) => event.preventDefault()}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
