import { zh } from '../../i18n/zh';
import { BannerCarousel, type BannerPicture } from '../../components/BannerCarousel';
import { useEffect } from 'react';
import { useQueryResult, type Query } from '../../api/query';
import type { Banner, BannerType } from '../../contract/areas/banner';
import { safeHref } from '../../lib/links';
import { queryStatus, type Status } from '../../components/QueryBoundary';
import {
  bannerChosen,
  carouselHeld,
  carouselLeft,
  carouselPaused,
  carouselShown,
  selectCarousel,
} from '../../state/rotationSlices';
import { useAppDispatch, useAppSelector } from '../../state/hooks';

export type BannerQuery = Query<BannerType, Banner[] | null>;

const pictureOf = (banner: Banner): BannerPicture => ({
  src: banner.fdFilePath,
  link: safeHref(banner.fdLink) ?? '#',
});

const reducedMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** A running carousel of one banner type: what to show, and what to say when it is touched. */
export function useCarousel(banners: BannerQuery, interval: number) {
  const dispatch = useAppDispatch();
  const type = banners.arg;
  const result = useQueryResult(banners);
  const status: Status = queryStatus(result, (rows) => rows.length === 0);
  const pictures = status === 'ready' ? (result.currentData ?? []).map(pictureOf) : [];
  const carousel = useAppSelector((state) => selectCarousel(state, type));
  const count = pictures.length;
  useEffect(() => {
    dispatch(carouselShown({ key: type, count, interval, paused: reducedMotion() }));
  }, [dispatch, type, count, interval]);
  useEffect(
    () => () => {
      dispatch(carouselLeft({ key: type }));
    },
    [dispatch, type],
  );
  return {
    status,
    pictures,
    index: Math.min(carousel?.index ?? 0, Math.max(0, count - 1)),
    paused: carousel?.paused ?? false,
    onChoose: (index: number) => dispatch(bannerChosen({ key: type, index })),
    onPause: (paused: boolean) => dispatch(carouselPaused({ key: type, paused })),
    onHold: (held: boolean) => dispatch(carouselHeld({ key: type, held })),
  };
}

/** Interval of a section's banner, ms. */
export const sectionInterval = 3000;

/** A section's banner; `picture` is the bundled one. An empty list shows it without a message. */
export function SectionBanner({ banners, picture }: { banners: BannerQuery; picture: string }) {
  const { status, ...carousel } = useCarousel(banners, sectionInterval);
  return (
    <BannerCarousel
      {...carousel}
      name={zh.banner.section}
      fallback={picture}
      message={status === 'failed' ? zh.banner.sectionFailed : undefined}
    />
  );
}
