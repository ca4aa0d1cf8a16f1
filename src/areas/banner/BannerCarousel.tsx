import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { useQueryResult, type Query } from '../../api/query';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { Picture } from '../../components/Picture';
import { queryStatus, type Status } from '../../components/QueryBoundary';
import { useHasChanged } from '../../components/hooks';
import { useRendering } from '../../components/hydration';
import { usePauseOnHover } from '../../components/usePauseOnHover';
import type { Banner, BannerType } from '../../contract/areas/banner';
import { ownSrcSet, sizedPicture } from '../../contract/pictures';
import { zh } from '../../i18n/zh';
import { whenIdle } from '../../lib/events';
import { linkTargetName, safeHref } from '../../lib/links';
import { fileUrl } from '../../lib/paths';
import {
  bannerChosen,
  carouselHeld,
  carouselLeft,
  carouselPaused,
  carouselShown,
  selectCarousel,
} from '../../state/rotationSlices';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import styles from './BannerCarousel.module.css';

export type BannerQuery = Query<BannerType, Banner[] | null>;

const reducedMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface BannerCarouselProps {
  banners: BannerQuery;
  /** ms */
  interval: number;
  name: string;
  /** The bundled fallback picture. */
  fallback: string;
  /** Shown over the fallback picture: no banners yet, or failed. */
  messages: Partial<Record<Status, string>>;
}

const acrossThePage = '100vw';

/** One banner at a time, as a link, with an indicator for each. A listener advances it. */
export function BannerCarousel({ banners, interval, name, fallback, messages }: BannerCarouselProps) {
  const dispatch = useAppDispatch();
  const key = banners.arg;
  const result = useQueryResult(banners);
  const status = queryStatus(result, (rows) => rows.length === 0);
  const pictures = status === 'ready' ? (result.currentData ?? []) : [];
  const count = pictures.length;
  useEffect(() => {
    dispatch(carouselShown({ key, count, interval, paused: reducedMotion() }));
  }, [dispatch, key, count, interval]);
  useEffect(
    () => () => {
      dispatch(carouselLeft({ key }));
    },
    [dispatch, key],
  );
  const carousel = useAppSelector((state) => selectCarousel(state, key));
  const paused = carousel?.paused ?? false;
  const index = Math.min(carousel?.index ?? 0, Math.max(0, count - 1));
  const hold = usePauseOnHover((held) => dispatch(carouselHeld({ key, held })));
  const link = safeHref(pictures[index]?.fdLink) ?? '#';
  const hasChanged = useHasChanged(index);
  useNextPicture(pictures, index);
  const nth = `${name} ${zh.banner.nth(index + 1)}`;
  const place = linkTargetName(link);
  return (
    <section
      className={clsx(styles.carousel, hasChanged && styles.changed)}
      aria-label={name}
      aria-roledescription={zh.banner.carousel}
      {...hold}
    >
      <BannerLink key={`${index}:${link}`} to={link}>
        <Picture
          src={pictures[index]?.fdFilePath}
          alt={place === undefined ? nth : zh.banner.leadsTo(nth, place)}
          fallback={fallback}
          width={1600}
          height={400}
          sizes={acrossThePage}
          fetchPriority="high"
        />
      </BannerLink>
      {messages[status] && (
        <p className={styles.failed} role="status">
          {messages[status]}
        </p>
      )}
      {count > 0 && (
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
              onClick={() => dispatch(bannerChosen({ key, index: nth }))}
            />
          ))}
          {count > 1 && (
            <button
              type="button"
              aria-label={paused ? zh.banner.resume : zh.banner.pause}
              onClick={() => dispatch(carouselPaused({ key, paused: !paused }))}
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
function useNextPicture(pictures: readonly Banner[], index: number): void {
  const { sizesPictures } = useRendering();
  const next = pictures.length > 1 ? fileUrl(pictures[(index + 1) % pictures.length]?.fdFilePath) : undefined;
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
