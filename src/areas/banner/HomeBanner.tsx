import { BannerCarousel } from '../../components/BannerCarousel';
import { zh } from '../../i18n/zh';
import { type BannerQuery, useCarousel } from './SectionBanner';

/** Interval of the home banner, ms. */
const homeInterval = 5000;

const messages = { failed: zh.banner.homeFailed, empty: zh.banner.none, loading: undefined, ready: undefined };

export function HomeBanner({ banners }: { banners: BannerQuery }) {
  const { status, ...carousel } = useCarousel(banners, homeInterval);
  return (
    <BannerCarousel
      {...carousel}
      name={zh.home.banner}
      fallback="/pictures/section-index.svg"
      message={messages[status]}
    />
  );
}
