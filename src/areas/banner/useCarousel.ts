import { useEffect } from 'react';
import { useQueryResult, type Query } from '../../api/query';
import type { Banner, BannerType } from '../../contract/areas/banner';
import { safeHref } from '../../lib/safeHref';
import type { BannerPicture } from '../../components/BannerCarousel';
import { queryStatus, type Status } from '../../components/status';
import {
  bannerChosen,
  carouselHeld,
  carouselLeft,
  carouselPaused,
  carouselShown,
  selectCarousel,
} from '../../state/carouselsSlice';
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
